/** Whether the last thing done was done by a key, or by a screen reader, whose clicks have no pointer. */
let isByKeys = false;

/** What had the focus last, besides what lies in dialogs. */
let lastBelow: EventTarget | null = null;
const DIALOG = '[aria-modal="true"]';
document.addEventListener(
  'focusin',
  ({ target }) => {
    if (target instanceof Element && target.closest(DIALOG) === null) lastBelow = target;
  },
  { passive: true },
);

export const isDialogOpen = (): boolean => document.querySelector(DIALOG) !== null;

/** The open buttons of the dialog on top, but for those beside its title, which put it away. */
export function listDialogButtons(): Element[] {
  const buttons = [...document.querySelectorAll(DIALOG)]
    .at(-1)
    ?.querySelectorAll('[role="button"]:not([aria-disabled="true"])');
  return [...(buttons ?? [])].filter((button) => button.closest('[data-testid="sheet-head"]') === null);
}

const SIGNS = ['pointerdown', 'click', 'keydown'] as const;
for (const sign of SIGNS)
  document.addEventListener(
    sign,
    (event) => {
      isByKeys = event.type === 'keydown' || (event.type === 'click' && (event as MouseEvent).detail === 0);
    },
    { capture: true, passive: true },
  );

export const isLedByKeys = (): boolean => isByKeys;

export function moveFocus(view: unknown): void {
  if (view instanceof HTMLElement) view.focus();
}

/**
 * Moves the focus to what `find` names when that which had it goes away: else it would fall to the top of the page,
 * and whoever hears the page would have to begin anew. A finger or a mouse has no need of it.
 */
export function keepFocus(root: unknown, find: () => unknown): () => void {
  if (!(root instanceof HTMLElement)) return () => {};
  let last: EventTarget | null = null;
  const remember = ({ target }: FocusEvent) => {
    last = target;
  };
  const restore = () => {
    const isLost = last instanceof Element && !last.isConnected;
    if (isLost && isByKeys && document.activeElement === document.body) moveFocus(find());
  };
  // A browser tells nobody that what had the focus was taken away.
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  root.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', remember);
  };
}

/**
 * Gives the focus to what a dialog begins with, and back to what had it before. A modal of React Native for the web gives
 * it to the veil behind the dialog, of which nothing is heard, and back to nothing.
 */
export function giveFocus(dialog: unknown, first: unknown): () => void {
  const forget = keepFocus(dialog, () => first);
  const isIn = () => dialog instanceof HTMLElement && dialog.contains(document.activeElement);
  // The modal first takes what it wants.
  const timer = setTimeout(() => !isIn() && moveFocus(first));
  return () => {
    clearTimeout(timer);
    forget();
    setTimeout(() => isByKeys && document.activeElement === document.body && moveFocus(lastBelow));
  };
}

const TITLE = '[role="heading"][aria-level="1"]';
/** What had the focus when another screen came over this one. */
const leftAt = new WeakMap<HTMLElement, HTMLElement>();

/** Whether nobody can be where the focus is: it fell to the page, or what has it went away with its screen. */
const isFocusLost = (): boolean =>
  !(document.activeElement instanceof HTMLElement) ||
  document.activeElement === document.body ||
  document.activeElement.getClientRects().length === 0;

/**
 * Gives the focus to the title of a screen that has come, or to where somebody was when they left it: who hears the
 * screen would not know otherwise that it is another. Returns what is to be done when another screen comes.
 */
export function enterScreen(screen: unknown): () => void {
  if (!(screen instanceof HTMLElement)) return () => {};
  if (isByKeys && isFocusLost() && !isDialogOpen()) {
    const title = screen.querySelector<HTMLElement>(TITLE);
    if (title) title.tabIndex = -1;
    moveFocus(leftAt.get(screen) ?? title);
  }
  return () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && screen.contains(activeElement)) leftAt.set(screen, activeElement);
  };
}
