import type { Dice, Engine, Move, Seat, State } from '../kernel/types';

import type { Eyes } from './eyes';
import type { Level } from './levels';
import { playGreedily, estimateResult } from './playout';

/** A decision reached by these moves. What lies hidden does not matter: all worlds share one tree. */
interface Node {
  readonly move: Move;
  /** The seat that made the move that leads here. */
  readonly seat: Seat;
  visits: number;
  /** How often the move was legal when its parent was visited. */
  offered: number;
  value: number;
  readonly children: Map<string, Node>;
}

/** The lowest and the highest value that the judge gave so far; they scale values to 0..1. */
interface Range {
  low: number;
  high: number;
}

const EXPLORE = 0.7;
const keyOf = (seat: Seat, move: Move) => `${seat}${JSON.stringify(move)}`;
const newNode = (seat: Seat, move: Move): Node => ({
  move,
  seat,
  visits: 0,
  offered: 0,
  value: 0,
  children: new Map(),
});

/** Chooses a child to follow: one that was never tried, or else the most promising one. */
function choose(node: Node, seat: Seat, moves: readonly Move[], range: Range, dice: Dice): Node {
  const fresh: Node[] = [];
  let best: Node | undefined;
  let most = -Infinity;
  for (const move of moves) {
    const key = keyOf(seat, move);
    let child = node.children.get(key);
    if (!child) node.children.set(key, (child = newNode(seat, move)));
    child.offered++;
    if (child.visits === 0) {
      fresh.push(child);
      continue;
    }
    const mean = (child.value / child.visits - range.low) / (range.high - range.low || 1);
    const promise = mean + EXPLORE * Math.sqrt(Math.log(child.offered) / child.visits);
    if (promise > most) {
      most = promise;
      best = child;
    }
  }
  return fresh.length > 0 ? fresh[dice.random(fresh.length)] : best!;
}

function credit(engine: Engine, state: State, path: readonly Node[], range: Range): void {
  const values = Array.from({ length: state.seats }, (_, seat) => estimateResult(engine, state, seat));
  for (const value of values) {
    range.low = Math.min(range.low, value);
    range.high = Math.max(range.high, value);
  }
  for (const node of path) {
    node.visits++;
    if (node.seat >= 0) node.value += values[node.seat];
  }
}

/**
 * Information-set tree search: each try goes down one shared tree in a world of its own and is judged a few decisions
 * below it.
 */
export function* search(
  engine: Engine,
  eyes: Eyes,
  level: Extract<Level, { kind: 'search' }>,
  dice: Dice,
): Generator<undefined, readonly number[]> {
  const root = newNode(-1, { type: 'root' });
  const range: Range = { low: Infinity, high: -Infinity };
  for (let round = 0; round < level.tries; round++) {
    const state = eyes.imagine(dice);
    const path = [root];
    let node = root;
    let acting = eyes.seat;
    while (!engine.isOver(state)) {
      const moves = engine.moves(state, acting);
      node = choose(node, acting, moves, range, dice);
      path.push(node);
      engine.play(state, acting, node.move);
      const waiting = engine.waiting(state);
      if (!waiting.includes(acting)) acting = waiting[0] ?? -1;
      if (node.visits === 0) break;
    }
    for (let depth = 0; depth < level.depth && !engine.isOver(state); depth++) {
      const seat = engine.waiting(state)[0];
      engine.play(state, seat, playGreedily(engine, state, seat, dice));
    }
    credit(engine, state, path, range);
    yield;
  }
  return eyes.moves.map((move) => root.children.get(keyOf(eyes.seat, move))?.visits ?? 0);
}
