import { isDialogOpen, moveFocus } from '../theme/keepFocus';

/** Whether a key is meant for this table: not where a letter is written, nor below a sheet or another screen. */
export const isForTable = (root: Element, { target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) &&
  !isDialogOpen() &&
  root.closest('[aria-hidden="true"]') === null;

/** Hears letters and numbers, wherever on the table the focus is. */
export function listenToLetters(root: unknown, onLetter: (letter: string) => void): () => void {
  if (!(root instanceof Element)) return () => {};
  const hear = (event: KeyboardEvent) => {
    const isLetter = /^[\p{L}\d]$/u.test(event.key);
    if (isLetter && !event.repeat && !event.defaultPrevented && isForTable(root, event))
      onLetter(event.key.toLowerCase());
  };
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
}

/** Goes to what says that this letter presses it, and presses it. */
export function pressByLetter(root: unknown, letter: string): void {
  const button = root instanceof Element && root.querySelector(`[aria-keyshortcuts="${letter}"]`);
  if (!(button instanceof HTMLElement)) return;
  moveFocus(button);
  button.click();
}
