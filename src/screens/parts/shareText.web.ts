/** Opens the browser's share dialog, or copies the text in a browser without one. */
export async function shareText(message: string): Promise<'shared' | 'copied'> {
  if (navigator.share) {
    await navigator.share({ text: message });
    return 'shared';
  }
  await navigator.clipboard.writeText(message);
  return 'copied';
}
