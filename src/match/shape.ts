import { findBelowZero } from '../rules/kernel/belowZero';
import { createDice } from '../rules/kernel/chance';
import { clone } from '../rules/kernel/clone';
import type { Engine, State } from '../rules/kernel/types';
import { isObject } from '../storage/checks';
import type { Work } from '../storage/work';

/** What states of a match look like: by path, what stands there, how long lists become and how large numbers. */
export type StateShape = ReadonlyMap<string, Seen>;

interface Seen {
  readonly kind: Kind;
  most: number;
}

type Kind = 'list' | 'object' | 'number' | 'string' | 'boolean' | 'null';

/** A function that calls itself could run out of room on JSON deeper than this; real states reach a third of it. */
const DEEPEST = 32;
/** Real states reach a tenth of it. */
const MOST_PARTS = 10_000;
const LONGEST_TEXT = 100;
/** Rules count up to numbers of a state: no loop may become a long one. */
const LARGEST = 10_000;
/** A call may hold a set of places as the bits of a number; the largest board has 21. */
const LARGEST_OF_CALLS = 2 ** 21;

/** A match may become so much longer or richer than the one that was played to see what matches look like. */
const SPARE = { list: 40, number: 1000 };
const TIMES = 4;

/** The shape is learned from this many decisions: a match that is opened by a tap can't wait for more. */
const BEGINNING = 24;

/** The generator's integers are as large as they like, and options have their own bounds. */
const checkedElsewhere = new Set(['options', 'chance', 'played']);

function kindOf(found: unknown): Kind {
  if (found === null) return 'null';
  return Array.isArray(found) ? 'list' : (typeof found as Kind);
}

const measureOf = (found: unknown, kind: Kind): number =>
  kind === 'list' ? (found as unknown[]).length : kind === 'number' ? Math.abs(found as number) : 0;

/** Every part of a value with its path; elements of a list share one. Null where the value is too deep or too large to be a state. */
function partsOf(state: object): [string, unknown][] | null {
  const parts: [string, unknown][] = [];
  const open: [string, unknown, number][] = Object.entries(state)
    .filter(([name]) => !checkedElsewhere.has(name))
    .map(([name, part]) => [name, part, 1]);
  while (open.length > 0) {
    const [path, part, depth] = open.pop()!;
    parts.push([path, part]);
    if (parts.length > MOST_PARTS || depth > DEEPEST) return null;
    if (Array.isArray(part)) for (const one of part) open.push([`${path}[]`, one, depth + 1]);
    else if (isObject(part))
      for (const [name, one] of Object.entries(part)) open.push([`${path}.${name}`, one, depth + 1]);
  }
  return parts;
}

/** A step is asked with locals that differ from call to call, so nothing is learnt from those. */
const isOfCalls = (path: string) => path.startsWith('flow[]');

/** An object with a length would pass for a list, and one with a constructor for another thing than data. */
const PRETENDS = new Set(['length', 'constructor', 'prototype', '__proto__']);

function isPlain(path: string, found: unknown, kind: Kind): boolean {
  switch (kind) {
    case 'object':
      return Object.keys(found as object).every((name) => !PRETENDS.has(name));
    case 'number':
      return Number.isInteger(found) && Math.abs(found as number) <= (isOfCalls(path) ? LARGEST_OF_CALLS : LARGEST);
    case 'string':
      return (found as string).length <= LONGEST_TEXT;
    default:
      return true;
  }
}

/** Plays a match like the one that begins so, at random, to see what its states look like; of its beginning alone only kinds are learnt. */
export function* learnShape(
  engine: Engine,
  fresh: State,
  learnt: 'whole' | 'beginning',
  longest: number,
): Work<StateShape> {
  const shape = new Map<string, Seen>();
  const look = (state: State) => {
    for (const [path, part] of partsOf(state) ?? []) {
      if (isOfCalls(path)) continue;
      const kind = kindOf(part);
      const measure = learnt === 'whole' ? measureOf(part, kind) : Infinity;
      const seen = shape.get(path);
      if (!seen) shape.set(path, { kind, most: measure });
      else seen.most = Math.max(seen.most, measure);
    }
  };
  const state = clone(fresh);
  const dice = createDice(1);
  const most = learnt === 'whole' ? longest : BEGINNING;
  for (let played = 0; played < most && !engine.isOver(state); played++) {
    look(state);
    yield played / most;
    const waiting = engine.waiting(state);
    const seat = waiting[dice.random(waiting.length)];
    const moves = engine.moves(state, seat);
    engine.play(state, seat, moves[dice.random(moves.length)]);
  }
  look(state);
  return shape;
}

/** Whether a state is plain data of this shape, with the fields of such a match and no others. */
export function hasShape({ game }: Engine, state: State, fresh: State, shape: StateShape): boolean {
  const fields = Object.keys(state).sort().join();
  if (fields !== Object.keys(fresh).sort().join()) return false;
  const parts = partsOf(state);
  return (
    parts !== null &&
    findBelowZero(game, state) === null &&
    parts.every(([path, part]) => fits(path, part, shape.get(path)))
  );
}

function fits(path: string, part: unknown, seen: Seen | undefined): boolean {
  const kind = kindOf(part);
  if (!isPlain(path, part, kind)) return false;
  if (!seen) return true;
  if (kind !== seen.kind) return false;
  const spare = kind === 'list' ? SPARE.list : SPARE.number;
  return measureOf(part, kind) <= Math.max(spare, seen.most * TIMES);
}
