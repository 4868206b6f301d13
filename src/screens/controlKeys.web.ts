/** What the space bar presses. A button does so by itself, and Enter presses everything. */
const PRESSED = ['radio', 'switch', 'checkbox', 'tab'];
/** What arrow keys go through, and in what it stands. */
const GROUPS: Readonly<Record<string, string>> = { radio: 'radiogroup', tab: 'tablist' };
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The control that comes after another in its group when somebody goes on from there; the first after the last. */
function findNext(control: HTMLElement, role: string, step: number): HTMLElement | undefined {
  const group = control.closest(`[role="${GROUPS[role]}"]`);
  const all = [...(group?.querySelectorAll<HTMLElement>(`[role="${role}"]:not([aria-disabled="true"])`) ?? [])];
  return all.at((all.indexOf(control) + step) % all.length);
}

/** Whether an arrow changes a choice. Where nothing is chosen yet, to choose goes on at once, as with a cat: one looks first. */
const isChanged = (control: HTMLElement): boolean =>
  control.closest(`[role="${GROUPS.radio}"]`)?.querySelector('[role="radio"][aria-checked="true"]') != null;

function handleKey(event: KeyboardEvent): void {
  const control = event.target;
  if (event.defaultPrevented || !(control instanceof HTMLElement)) return;
  const role = control.getAttribute('role') ?? '';
  const step = role in GROUPS ? STEPS[event.key] : undefined;
  if (step !== undefined) {
    const next = findNext(control, role, step);
    next?.focus();
    if (next && isChanged(next)) next.click();
  } else if (event.key === ' ' && PRESSED.includes(role)) control.click();
  else return;
  event.preventDefault();
}

/** React Native for the web leaves these keys to the browser, which knows nothing of controls that it has not made. */
export function followControlKeys(): () => void {
  document.addEventListener('keydown', handleKey);
  return () => document.removeEventListener('keydown', handleKey);
}
