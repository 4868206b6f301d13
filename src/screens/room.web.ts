/** How many bytes this site takes, as the browser counts them; null when it does not say. */
export async function roomTaken(): Promise<number | null> {
  try {
    return (await navigator.storage.estimate()).usage ?? null;
  } catch {
    return null;
  }
}

let isAsked = false;

/**
 * Asks the browser not to delete the data when it runs out of room. It asks only once, when there is something to lose.
 */
export function askToStay(): void {
  if (isAsked) return;
  isAsked = true;
  const ask = async () => {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  };
  ask().catch(() => {}); // Old browsers, and those that forbid it, reject; the app works without.
}
