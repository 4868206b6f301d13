/** Chromium tells what it is made of. */
interface Estimate extends StorageEstimate {
  readonly usageDetails?: { readonly indexedDB?: number };
}

/** How many bytes all that is kept takes, as the browser counts them; null where it does not tell. */
export async function measureRoom(): Promise<number | null> {
  try {
    const { usage, usageDetails }: Estimate = await navigator.storage.estimate();
    // The files of the app, kept to play offline, are nobody's data. Other browsers tell all in one.
    return (usageDetails ? (usageDetails.indexedDB ?? 0) : usage) ?? null;
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
