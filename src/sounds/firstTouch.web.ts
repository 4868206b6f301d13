const waiting = new Set<() => void>();
let isTouched = false;

function begin(): void {
  // Some keys do not count as a touch, and a sound that is refused would be an error.
  if (navigator.userActivation?.hasBeenActive === false) return;
  isTouched = true;
  document.removeEventListener('pointerup', begin, true);
  document.removeEventListener('keydown', begin, true);
  waiting.forEach((run) => run());
  waiting.clear();
}

// Not `pointerdown`: to a browser a finger that is laid down has not asked for anything yet.
document.addEventListener('pointerup', begin, true);
document.addEventListener('keydown', begin, true);

/** Until the first touch of a page browsers refuse to sound; what was to sound before is not made up for. */
export function waitForTouch(run: () => void): void {
  if (isTouched) run();
  else waiting.add(run);
}
