import type { Card, Seat } from '../../rules/kernel/types';
import { canDream } from '../../rules/nightmare-cathedral/conditions';
import { DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import type { Condition } from '../../rules/nightmare-cathedral/content/effects';
import type { Reacting } from '../../rules/nightmare-cathedral/reactions';
import { NONE, type NightmareCathedral } from '../../rules/nightmare-cathedral/state';

import { findAction, getStep, listWindow } from './task';

/** When Dreams can be played: what is fulfilled may have come too late, or have its moment still before it. */

/** The last steps at which what was done in an action or a reaction is asked for. */
const RIGHT_AFTER = ['after', 'reacted'];
/** The steps of a turn that come before anybody reacts. */
const BEFORE_REACTIONS = ['begin', 'choose', 'after', 'putBack', 'dreamDraw', 'discard', 'gather'];
/** The steps at which the active seat has its last window still before it. */
const BEFORE_CLOSE = [...BEFORE_REACTIONS, 'react', 'reacted', 'others', 'close'];

/** Whether a seat may still play a Dream in this turn. */
function hasWindowAhead(view: NightmareCathedral, seat: Seat, step: string, { others }: Reacting): boolean {
  if (seat === view.turn) return BEFORE_CLOSE.includes(step);
  return BEFORE_REACTIONS.includes(step) || others.includes(seat);
}

/** Whether a Dream can still be played for what was done: once its moment has passed, nothing of it counts any more. */
export function isTooLate(view: NightmareCathedral, seat: Seat, condition: Condition): boolean {
  if (condition[0] !== 'did') return false;
  const turn = view.flow.findLast(({ procedure }) => procedure === 'turn');
  if (!turn) return true;
  if (condition[3] === 'action') return findAction(view) === null && !RIGHT_AFTER.includes(turn.step);
  return !hasWindowAhead(view, seat, turn.step, turn.locals as unknown as Reacting);
}

/** Whether all that a Dream asks for is there; it may still have to wait for its moment, but has not missed it. */
export function isReady(view: NightmareCathedral, seat: Seat, card: Card): boolean {
  if (card === 0 || !canDream(view, seat, card)) return false;
  const { when, need } = DREAMS[card];
  const hasBegun = view.turn === seat && view.day !== NONE;
  return !(when === 'turnStart' && hasBegun) && !need.some((condition) => isTooLate(view, seat, condition));
}

/** Whether a seat may play a Dream at the step that the match waits at. */
export function mayDream(view: NightmareCathedral, seat: Seat, card: Card): boolean {
  return isReady(view, seat, card) && listWindow(getStep(view))?.includes(DREAMS[card].when) === true;
}
