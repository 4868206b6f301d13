/** Letters as they are typed on any keyboard: ł has no accent that could be taken off. */
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l');

/** Whether what was typed stands anywhere in one of these names; a single letter would find nearly all. */
export const isFound = (sought: string, names: readonly string[]): boolean =>
  sought.trim().length < 2 || names.some((name) => plain(name).includes(plain(sought.trim())));
