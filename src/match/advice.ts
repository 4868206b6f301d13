import type { Eyes } from '../rules/bots/eyes';
import { WIN, type Mind } from '../rules/bots/mind';
import { sampleMoves } from '../rules/bots/sampler';
import type { Dice, Engine, Move } from '../rules/kernel/types';

import { compareGains, pickReasons, type Comparing, type Reason } from './reasons';

/** A move, and the share of winning that comes of it, 0 to 1. */
export interface Weighed {
  readonly move: Move;
  readonly share: number;
}

/** A move worth thinking of. The share of winning is null where nothing was learned that could tell it. */
export interface Advised<Why> {
  readonly move: Move;
  readonly share: number | null;
  /** What tells it from the other moves, the weightiest first. */
  readonly reasons: readonly Reason<Why>[];
}

/** Who gives advice: the engine that judges, and whether what its judge says is a share of winning. */
export interface Adviser {
  readonly engine: Engine;
  readonly hasShares: boolean;
}

const MOST = 3;
/** Moves further behind the best one are not worth thinking of. */
const FAR = 0.25;
/** Moves of one type that are nearer to each other than this come to the same. */
const SAME = 0.002;

/** All moves are tried in a few worlds, and in many those that look best there. */
const ROUGH_WORLDS = 4;
const WORLDS = 24;
const REASON_WORLDS = 10;
const MOST_TRIED = 9;
const MOST_OF_A_KIND = 3;

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
): Generator<undefined, Weighed[]> {
  const level = { kind: 'sampler', worlds, replies: 0, forgets: 0, careless: 0 } as const;
  const values = yield* sampleMoves(mind.fair, eyes, wantsAll ? level : { ...level, ...HOPEFUL }, dice);
  return eyes.moves
    .map((move, i) => ({ move, share: values[i] / WIN }))
    .filter(({ share }) => share >= 0)
    .sort((one, other) => other.share - one.share);
}

interface Valued {
  readonly move: Move;
  readonly value: number;
}

function* valueMoves(
  engine: Engine,
  eyes: Eyes,
  moves: readonly Move[],
  worlds: number,
  dice: Dice,
): Generator<undefined, Valued[]> {
  const level = { kind: 'sampler', worlds, replies: 0, forgets: 0, careless: 0 } as const;
  const values = yield* sampleMoves(engine, { ...eyes, moves }, level, dice);
  return moves.map((move, i) => ({ move, value: values[i] })).sort((one, other) => other.value - one.value);
}

/** The best of each kind, in their order. */
function keepOneOfAKind(valued: readonly Valued[], kindOf: (move: Move) => string, most: number): Valued[] {
  const counts = new Map<string, number>();
  return valued.filter(({ move }) => {
    const count = (counts.get(kindOf(move)) ?? 0) + 1;
    counts.set(kindOf(move), count);
    return count <= most;
  });
}

/** Leaves out what comes to the same as a move before of the same type: which of three empty lands is taken, say. */
const leaveOutSame = (valued: readonly Valued[], near: number): Valued[] =>
  valued.filter(
    ({ move, value }, at) =>
      !valued.slice(0, at).some((one) => one.move.type === move.type && one.value - value <= near),
  );

/** How far behind the best a move may be, in the judge's points: by hand it has to be better than most. */
function findFar(valued: readonly Valued[], hasShares: boolean): number {
  if (hasShares) return FAR * WIN;
  const mean = valued.reduce((sum, { value }) => sum + value, 0) / valued.length;
  return valued[0].value - mean;
}

export interface AdviceOptions<Why> {
  /** Of moves of one kind only the best is told: those that end in the same spot of the table, say. */
  readonly kindOf?: (move: Move) => string;
  /** What a move has brought; left out: no reasons are given. */
  readonly comparing?: Comparing<Why>;
}

/**
 * Finds the moves that are worth thinking of, the best one first: at most one of a kind, and none far behind. It looks
 * with the eyes of the seat only. Nothing is found where there is no choice,
 * or where all moves come to the same.
 */
export function* findAdvice<Why>(
  { engine, hasShares }: Adviser,
  eyes: Eyes,
  dice: Dice,
  { kindOf = ({ type }) => type, comparing }: AdviceOptions<Why> = {},
): Generator<undefined, readonly Advised<Why>[]> {
  if (eyes.moves.length < 2) return [];
  const rough = yield* valueMoves(engine, eyes, eyes.moves, ROUGH_WORLDS, dice);
  const tried = keepOneOfAKind(rough, kindOf, MOST_OF_A_KIND)
    .slice(0, MOST_TRIED)
    .map(({ move }) => move);
  const valued = yield* valueMoves(engine, eyes, tried, WORLDS, dice);
  if (valued[0].value === valued[valued.length - 1].value) return []; // nothing tells them apart
  const far = findFar(valued, hasShares);
  const worth = leaveOutSame(keepOneOfAKind(valued, kindOf, 1), hasShares ? SAME * WIN : 0)
    .filter(({ value }) => valued[0].value - value <= far)
    .slice(0, MOST);
  const gains = comparing ? yield* compareGains(engine, eyes, valued, REASON_WORLDS, dice, comparing) : [];
  return worth.map(({ move, value }, rank) => ({
    move,
    share: hasShares ? value / WIN : null,
    reasons: pickReasons(
      gains,
      valued.findIndex((one) => one.move === move),
      rank === 0,
    ),
  }));
}
