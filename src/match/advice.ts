import type { Eyes } from '../rules/bots/eyes';
import { WIN, type Mind } from '../rules/bots/mind';
import { sampleMoves } from '../rules/bots/sampler';
import type { Dice, Move } from '../rules/kernel/types';

/** A move worth thinking of, and the share of winning that comes of it, 0 to 1. */
export interface Advised {
  readonly move: Move;
  readonly share: number;
}

const MOST = 3;
/** Moves further behind the best one are not worth thinking of. */
const FAR = 0.25;

const WORLDS = 24;
/** Of many moves most are given up after a few worlds. */
const HOPEFUL = { keeps: 12, sure: 2.5 };

/**
 * Weighs the moves of a seat in worlds that it may imagine, the best one first. Unless all of them are wanted, those that
 * are given up on the way are left out.
 */
export function* weighMoves(
  mind: Mind,
  eyes: Eyes,
  worlds: number,
  dice: Dice,
  wantsAll = false,
): Generator<undefined, Advised[]> {
  const level = { kind: 'sampler', worlds, replies: 0, forgets: 0, careless: 0 } as const;
  const values = yield* sampleMoves(mind.fair, eyes, wantsAll ? level : { ...level, ...HOPEFUL }, dice);
  return eyes.moves
    .map((move, i) => ({ move, share: values[i] / WIN }))
    .filter(({ share }) => share >= 0)
    .sort((one, other) => other.share - one.share);
}

/**
 * Finds the moves that are worth thinking of, the best one first: at most one of a kind, and none far behind. It looks
 * with the eyes of the seat only. Nothing is found where there is no choice.
 */
export function* findAdvice(mind: Mind, eyes: Eyes, dice: Dice): Generator<undefined, readonly Advised[]> {
  if (eyes.moves.length < 2) return [];
  const weighed = yield* weighMoves(mind, eyes, WORLDS, dice);
  const [best] = weighed;
  const kinds = new Set<string>();
  return weighed
    .filter(({ move, share }) => {
      const isNew = !kinds.has(move.type) && best.share - share <= FAR;
      kinds.add(move.type);
      return isNew;
    })
    .slice(0, MOST);
}
