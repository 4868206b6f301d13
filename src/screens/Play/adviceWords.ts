import type { Advised } from '../../match/advice';
import type { Reason } from '../../match/reasons';
import type { State } from '../../rules/kernel/types';
import type { GameFace } from '../../table/face';
import type { RingLetter } from '../../table/rings';
import type { Phrase } from '../../words/phrase';

const LETTERS = ['A', 'B', 'C'] as const;
const HUNDRED = 100;
const TEN = 10;
/** In the first decisions of each seat shares are told in fives: finer they are not known. */
const UNCERTAIN = 5;
const COARSE = 5;
/** Moves nearer to each other than this are nearly the same. */
const NEAR = 0.02;

/** What is said of one of the moves. */
export interface AdviceLine {
  readonly letter: RingLetter;
  /** The share as a short text, and as one that is heard; null where it is not known. */
  readonly share: { readonly badge: string; readonly number: number } | null;
  readonly move: Phrase;
  readonly reasons: readonly Phrase[];
}

/** Reasons as phrases; what comes in some deals only says in how many. */
export const tellReasons = (reasons: readonly Reason<Phrase>[]): Phrase[] =>
  reasons.map(({ why, amount, often }) => {
    const tenths = Math.max(1, Math.round(often * TEN));
    const reason = { key: why.key, facts: { ...why.facts, amount: Math.abs(Math.round(amount)) } };
    return tenths >= TEN ? reason : { key: 'app:advice.often', facts: { reason, often: tenths } };
  });

/** What is said of each of the moves. */
export function tellAdvice(
  face: GameFace,
  view: State,
  seat: number,
  advice: readonly Advised<Phrase>[],
): AdviceLine[] {
  const isCoarse = view.played < UNCERTAIN * view.seats;
  const [best] = advice;
  return advice.map(({ move, share, reasons }, rank) => {
    const step = isCoarse ? COARSE : 1;
    const number = share === null ? 0 : Math.round((share * HUNDRED) / step) * step;
    const isNear = rank > 0 && share !== null && best.share !== null && best.share - share <= NEAR;
    const because = tellReasons(reasons);
    const plain: Phrase = { key: rank === 0 ? 'app:advice.better' : isNear ? 'app:advice.level' : 'app:advice.worse' };
    return {
      letter: LETTERS[rank],
      share: share === null ? null : { badge: `${isCoarse ? '~' : ''}${number}%`, number },
      move: face.describeMove(view, seat, move),
      reasons: [
        ...(isNear && because.length > 0 ? [{ key: 'app:advice.near' }] : []),
        ...(because.length > 0 ? because : [plain]),
      ],
    };
  });
}
