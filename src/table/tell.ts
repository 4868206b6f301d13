/** So many of the last sentences are shown. */
const LATEST = 2;

/** What stands on the table's note of several sentences: those that are shown are those that have to be read. */
export const tell = (said: readonly string[]): string => said.slice(-LATEST).join(' ');
