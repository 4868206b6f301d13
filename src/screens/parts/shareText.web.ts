/** Through the browser's share dialog, or copied where it has none. */
export async function shareText(message: string): Promise<'shared' | 'copied'> {
  if (navigator.share) {
    await navigator.share({ text: message });
    return 'shared';
  }
  await navigator.clipboard.writeText(message);
  return 'copied';
}
