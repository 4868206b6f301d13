import { isSame } from '../../rules/kernel/clone';
import type { Move } from '../../rules/kernel/types';
import { isEither, isListOf, isNull, isNumber, isObjectOf, isText, isUndefined, isWhole } from '../../storage/checks';
import type { Decision } from '../decisions';

import type { Review, ReviewedChoice } from './types';

/** A choice as it is kept: both shares, and the best move unless it was played. */
type PackedChoice = readonly [best: number, played: number, move?: Move] | null;

interface Packed {
  readonly decisions: readonly (readonly [seat: number, chances: readonly number[], choice: PackedChoice])[];
  readonly ended: readonly number[];
  readonly looks: readonly (readonly [at: number, choice: PackedChoice])[];
}

const packChoice = (choice: ReviewedChoice | null): PackedChoice => {
  if (choice === null) return null;
  const { best, played, bestShare, playedShare } = choice;
  return isSame(best, played) ? [bestShare, playedShare] : [bestShare, playedShare, best];
};

/** Writes a review as a text. What was played is known from the match. */
export function packReview({ decisions, ended, looks }: Review): string {
  const packed: Packed = {
    decisions: decisions.map(({ seat, chances, choice }) => [seat, chances, packChoice(choice)]),
    ended,
    looks: looks.map(({ at, choice }) => [at, packChoice(choice)]),
  };
  return JSON.stringify(packed);
}

const isMove = isObjectOf<Move>({ type: isText(100) });
const isShares = isListOf(isNumber, 0, 100);
const isChoice = isEither(isNull, (found: unknown): found is NonNullable<PackedChoice> => {
  if (!Array.isArray(found)) return false;
  const [best, played, move] = found as unknown[];
  return isNumber(best) && isNumber(played) && isEither(isUndefined, isMove)(move);
});

function isPacked(found: unknown, count: number): found is Packed {
  const isIndex = isWhole(0, count - 1);
  const isDecision = (one: unknown): one is Packed['decisions'][number] =>
    Array.isArray(one) && isWhole(0, 99)(one[0]) && isShares(one[1]) && isChoice(one[2]);
  const isLook = (one: unknown): one is Packed['looks'][number] =>
    Array.isArray(one) && isIndex(one[0]) && isChoice(one[1]);
  return isObjectOf<Packed>({
    decisions: isListOf(isDecision, 0, count),
    ended: isShares,
    looks: isListOf(isLook, 0, count),
  })(found);
}

/** Reads a review of a match with these decisions; null where the text makes no sense for it. */
export function unpackReview(text: string, decisions: readonly Decision[]): Review | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isPacked(found, decisions.length)) return null;
  const choiceAt = (at: number, packed: PackedChoice): ReviewedChoice | null => {
    if (packed === null) return null;
    const [bestShare, playedShare, move] = packed;
    const played = decisions[at].move;
    return { best: move ?? played, played, bestShare, playedShare };
  };
  return {
    decisions: found.decisions.map(([seat, chances, packed], at) => ({ seat, chances, choice: choiceAt(at, packed) })),
    ended: [...found.ended],
    looks: found.looks.map(([at, packed]) => ({ at, choice: choiceAt(at, packed) })),
  };
}
