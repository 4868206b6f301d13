import { isDialogOpen, moveFocus } from '../theme/keepFocus';

/** Whether a key is meant for this table or a sheet over it: not where a letter is written, nor below another screen. */
export const isForScreen = (root: Element, { target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) &&
  root.closest('[aria-hidden="true"]') === null;

const isForTable = (root: Element, event: KeyboardEvent): boolean => isForScreen(root, event) && !isDialogOpen();

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
