/** How many bytes this site takes, as the browser counts them; null where it does not tell. */
export async function roomTaken(): Promise<number | null> {
  try {
    return (await navigator.storage.estimate()).usage ?? null;
  } catch {
    return null;
  }
}

let isAsked = false;

/** Asks the browser not to clear these data away when it wants room; once, when there is something to lose. */
export function askToStay(): void {
  if (isAsked) return;
  isAsked = true;
  const ask = async () => {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  };
  ask().catch(() => {}); // an old browser, or one that forbids it
}
