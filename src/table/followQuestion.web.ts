import { isDialogOpen, isLedByKeys, keepFocus, moveFocus } from '../theme/keepFocus';

import type { QuestionFollower } from './followQuestion';

/** What a key can be pressed on to answer: in a panel, on the table, below it. */
const ANSWERS = {
  panel: '[data-testid="panel"] [role="button"]:not([aria-disabled="true"])',
  table: '[data-asks]',
  footer: '[data-testid="table-buttons"] [role="button"]',
};

/** Keys that go elsewhere: who has done so reads, and must not be carried off. */
const WAYS = ['Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** Moves the focus to the first answer of the next question, when somebody has answered one or what had it is gone. */
export function followQuestion(root: unknown): QuestionFollower {
  if (!(root instanceof HTMLElement)) return { answer() {}, ask() {}, stop() {} };
  let isWaiting = false;
  let order: readonly string[] = [];
  const findAnswer = () => order.map((one) => root.querySelector(one)).find((one) => one !== null);
  const wander = (event: KeyboardEvent) => {
    if (WAYS.includes(event.key)) isWaiting = false;
  };
  const forget = keepFocus(root, () => findAnswer() ?? root);
  root.addEventListener('keydown', wander, true);
  return {
    answer: () => {
      isWaiting = isLedByKeys();
      order = [];
    },
    ask: (hasPanels) => {
      order = hasPanels
        ? [ANSWERS.panel, ANSWERS.table, ANSWERS.footer]
        : [ANSWERS.table, ANSWERS.footer, ANSWERS.panel];
      const { activeElement } = document;
      const isNowhere = activeElement === root || (activeElement === document.body && isLedByKeys());
      const isLost = isNowhere || (isWaiting && activeElement?.matches(order[0]) === false);
      const answer = findAnswer();
      if (isLost && !isDialogOpen()) moveFocus(answer);
      if (answer) isWaiting = false;
    },
    stop: () => {
      forget();
      root.removeEventListener('keydown', wander, true);
    },
  };
}
