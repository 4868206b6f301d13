import { isDialogOpen, isLedByKeys, keepFocus, listDialogButtons, moveFocus } from '../theme/keepFocus';

import type { QuestionFollower } from './followQuestion';
import { isForScreen } from './listenToLetters.web';

/** What a key can be pressed on to answer: in a panel, on the table, below it. */
const ANSWERS = {
  panel: '[data-testid="panel"] [role="button"]:not([aria-disabled="true"])',
  table: '[data-asks]',
  footer: '[data-testid="table-buttons"] [role="button"]',
};

/** Who comes to a screen is at its title, or nowhere. */
const TITLE = '[role="heading"]';

const ANY = Object.values(ANSWERS).join();

/** The key that goes from answer to answer. */
const NEXT = 'n';
/** Keys that go elsewhere: who has done so reads, and must not be carried off. */
const WAYS = ['Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** Whether answers came or went, or something that lies over the table, such as a sheet. */
const changesAnswers = ({ type, target, addedNodes, removedNodes }: MutationRecord): boolean =>
  type === 'attributes' ||
  target === document.body ||
  [...addedNodes, ...removedNodes].some(
    (node) => node instanceof Element && (node.matches(ANY) || node.querySelector(ANY) !== null),
  );

/** Moves the focus to the first answer of the next question, when somebody has answered one or what had it is gone. */
export function followQuestion(root: unknown): QuestionFollower {
  if (!(root instanceof HTMLElement)) return { answer() {}, ask() {}, stop() {} };
  let isWaiting = false;
  let order: readonly string[] = [];
  const findAnswer = () => order.map((one) => root.querySelector(one)).find((one) => one !== null);
  /** Whether somebody goes from answer to answer by themselves: then any of them will do. */
  let isGoing = false;
  const isAtAnswer = () => document.activeElement?.matches(isGoing ? ANY : order[0]) === true;
  const lead = () => {
    const { activeElement } = document;
    const isJustCome = activeElement === document.body || activeElement?.matches(TITLE) === true;
    const isNowhere = activeElement === root || (isJustCome && isLedByKeys());
    const isLost = isNowhere || (isWaiting && isLedByKeys() && !isAtAnswer());
    if (isLost && !isDialogOpen()) moveFocus(findAnswer());
  };
  const settle = () => {
    isWaiting = false;
    drawn.disconnect();
  };
  // The board is drawn after the question, and piece by piece: until then what can be answered there is still that of
  // the last one. So it is followed until somebody goes elsewhere by themselves.
  const drawn = new MutationObserver((changes) => {
    if (changes.some(changesAnswers)) lead();
  });
  /** To the answer after that which has the focus, and from the last to the first; on a sheet from button to button. */
  const goOn = () => {
    const answers = isDialogOpen() ? listDialogButtons() : [...root.querySelectorAll(ANY)];
    const at = answers.indexOf(document.activeElement!);
    moveFocus(answers[(at + 1) % answers.length]);
  };
  const wander = (event: KeyboardEvent) => {
    if (event.key === NEXT && isForScreen(root, event)) {
      isGoing = true;
      goOn();
    } else if (WAYS.includes(event.key)) settle();
  };
  const forget = keepFocus(root, () => findAnswer() ?? root);
  document.addEventListener('keydown', wander, true);
  return {
    answer: () => {
      isWaiting = isLedByKeys();
      order = [];
    },
    ask: (hasPanels) => {
      isGoing = false;
      order = hasPanels
        ? [ANSWERS.panel, ANSWERS.table, ANSWERS.footer]
        : [ANSWERS.table, ANSWERS.footer, ANSWERS.panel];
      lead();
      drawn.observe(root, { subtree: true, childList: true, attributeFilter: ['data-asks', 'aria-disabled'] });
      drawn.observe(document.body, { childList: true });
    },
    stop: () => {
      settle();
      forget();
      document.removeEventListener('keydown', wander, true);
    },
  };
}
