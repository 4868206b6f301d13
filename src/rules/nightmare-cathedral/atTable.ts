import type { Seat } from '../kernel/types';

import { listDeeds } from './action';
import { hasDreams, listDreams, WINDOWS } from './dream';
import { canHappen } from './possible';
import { mayAgree } from './reactions';
import type { CathedralMove, NightmareCathedral } from './state';
import { cardOfAction } from './units';

/** How people share a device: what they are asked openly, and what the app does for them (README, "At one device"). */

/** One's own cards are needed for these: they are chosen from a hand, or with the hand before one's eyes. */
const FROM_CARDS: ReadonlySet<CathedralMove['type']> = new Set([
  'act',
  'ignore',
  'dream',
  'putBack',
  'deed',
  'discard',
  'upgrade',
  'keep',
  'lay',
]);

export const isOpen = ({ type }: CathedralMove): boolean => !FROM_CARDS.has(type);

/** Types of moves that follow from what lies open to all; who lays the only card of a hand lays it face down. */
export const forced: readonly CathedralMove['type'][] = [
  'kneel',
  'devour',
  'lose',
  'retreat',
  'conflict',
  'command',
  'lay',
  'produce',
  'recall',
  'level',
  'convert',
  'addShadow',
  'removeShadow',
];

/**
 * Who reacts in the turn of another without opening the own cards plays no deed and no Dream. In the own turn a seat is
 * asked aloud.
 */
export function canPassUnopened(s: NightmareCathedral, seat: Seat): boolean {
  const { procedure, step } = s.flow[s.flow.length - 1];
  if (seat === s.turn) return false;
  return procedure === 'turn' ? step === 'reacted' : procedure === 'action' && step.startsWith('deeds');
}

/** While the others react, whose turn it is may still have a Dream for its end. */
export function isAskedAgain(s: NightmareCathedral, seat: Seat): boolean {
  const { procedure, step } = s.flow[s.flow.length - 1];
  return procedure === 'turn' && step === 'react' && seat === s.turn && hasDreams(s, seat);
}

/** Whether to play a deed is asked before and after every action and reaction of a turn. Who wants none says so for that turn. */
export function findSpan(s: NightmareCathedral): string | null {
  const { procedure, step } = s.flow[s.flow.length - 1];
  if (procedure !== 'action' || !step.startsWith('deeds')) return null;
  return `turn ${s.turns}`;
}

/**
 * Whether a reaction brings this seat nothing: no part of its card can happen, no deed in its hand goes with the action,
 * and no Dream is fulfilled, so none could be played after it. Nearly always some Dream is held: to count those would
 * leave nothing to pass.
 */
export function isIdle(s: NightmareCathedral, seat: Seat): boolean {
  const { procedure, step } = s.flow[s.flow.length - 1];
  if (procedure !== 'turn' || step !== 'react') return false;
  if (listDreams(s, seat, WINDOWS.reacted).length > 0 || listDeeds(s, seat, s.day).length > 0) return false;
  const { agree, oppose } = cardOfAction(s, seat, s.day);
  const happens = (part: typeof agree) => canHappen(s, seat, part, { seat, list: [], here: 0 });
  return !(mayAgree(s, seat) && happens(agree)) && !happens(oppose);
}
