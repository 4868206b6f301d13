import { games } from '../../../src/rules';
import { createEyes } from '../../../src/rules/bots/eyes';
import { LEVELS, LEVEL_NAMES, type Level } from '../../../src/rules/bots/levels';
import { playGreedily, estimateResult } from '../../../src/rules/bots/playout';
import { pickMove, sampleMoves } from '../../../src/rules/bots/sampler';
import { decide, think } from '../../../src/rules/bots/think';
import { createDice } from '../../../src/rules/kernel/chance';
import { clone } from '../../../src/rules/kernel/clone';
import { createEngine } from '../../../src/rules/kernel/engine';
import { ask, declareProcedure } from '../../../src/rules/kernel/flow';
import type { Game, Move, State } from '../../../src/rules/kernel/types';
import { trick } from '../kernel/trick';

/** Take one to three matches from a heap; who takes the last one wins. Leaving a multiple of four wins. */
interface Heap extends State {
  heap: number;
  winner: number;
}
interface Take extends Move {
  readonly count: number;
}
const heap: Game<Heap, Take> = {
  id: 'heap',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  content: Object.freeze([]),
  setup: (_, dice) => ({ heap: 5 + dice.random(6), winner: -1 }),
  start: 'turns',
  procedures: [
    declareProcedure<Heap, { turn?: number }, Take>('turns', {
      take: ask({
        who: (s, l) => l.turn ?? s.first,
        moves: (s) => [1, 2, 3].filter((count) => count <= s.heap).map((count) => ({ type: 'take', count })),
        play(s, l, seat, move, table) {
          s.heap -= move.count;
          l.turn = 1 - seat;
          if (s.heap > 0) return table.again();
          s.winner = seat;
        },
      }),
    }),
  ],
  zones: () => [],
  wins: 'most',
  score: (s) => [0, 1].map((seat) => (seat === s.winner ? 1 : 0)),
  result: (s) => ({ places: [0, 1].map((seat) => (seat === s.winner ? 1 : 2)) }),
};

const searching: Level = { kind: 'search', tries: 800, depth: 0, forgets: 0, careless: 0 };
const sampling: Level = { kind: 'sampler', worlds: 20, replies: 1, forgets: 0, careless: 0 };

function share(engine: ReturnType<typeof createEngine>, level: Level, matches: number): number {
  let wins = 0;
  for (let seed = 1; seed <= matches; seed++) {
    const s = engine.start({ seats: 2, seed });
    const dice = createDice(seed);
    while (!engine.isOver(s)) {
      const [seat] = engine.waiting(s);
      engine.play(
        s,
        seat,
        decide(engine, createEyes(engine, s, seat), seat === seed % 2 ? level : { kind: 'random' }, dice),
      );
    }
    const { places } = engine.game.result(s);
    if (places[seed % 2] === 1) wins += places[1 - (seed % 2)] === 1 ? 0.5 : 1;
  }
  return wins / matches;
}

test('search finds the winning move where there is one', () => {
  const engine = createEngine(heap);
  for (let seed = 1; seed <= 12; seed++) {
    const s = engine.start({ seats: 2, seed });
    const best = s.heap % 4;
    const move = decide<Take>(engine, createEyes(engine, s, s.first), searching, createDice(seed));
    if (best > 0) expect(move).toEqual({ type: 'take', count: best });
  }
});

test('search and sampler beat chance in a game with hidden cards, without knowing it', () => {
  const engine = createEngine(trick) as unknown as ReturnType<typeof createEngine>;
  expect(share(engine, { ...searching, tries: 150, depth: 1 }, 40)).toBeGreaterThan(0.65);
  expect(share(engine, sampling, 40)).toBeGreaterThan(0.65);
});

test('a bot gets worlds, never the true state', () => {
  const engine = createEngine(trick);
  const s = engine.start({ seats: 2, seed: 4 });
  const eyes = createEyes(engine, s, 0);
  const hands = new Set(Array.from({ length: 30 }, (_, i) => JSON.stringify(eyes.imagine(createDice(i)).hands[1])));
  expect(hands.size).toBeGreaterThan(20);
  expect(eyes.imagine(createDice(1)).hands[0]).toEqual(s.hands[0]);
  expect(Object.values(eyes).some((part) => (part as unknown) === s)).toBe(false);
});

test('thinking changes nothing and goes in slices', () => {
  const engine = createEngine(trick);
  const s = engine.start({ seats: 2, seed: 4, first: 0 });
  const before = clone(s);
  for (const level of [searching, sampling]) {
    const thought = think(engine, createEyes(engine, s, 0), level, createDice(1));
    let slices = 0;
    while (!thought.next().done) slices++;
    expect(slices).toBeGreaterThan(20);
  }
  expect(s).toEqual(before);
});

test('the same dice think the same', () => {
  const engine = createEngine(trick);
  const s = engine.start({ seats: 2, seed: 4, first: 0 });
  for (const level of [searching, sampling, { kind: 'random' } as const]) {
    expect(decide(engine, createEyes(engine, s, 0), level, createDice(7))).toEqual(
      decide(engine, createEyes(engine, s, 0), level, createDice(7)),
    );
  }
});

test('a forgetful bot has lost a share of what it saw, the same places for a while', () => {
  const engine = createEngine(games.sen);
  const s = engine.start({ seats: 2, seed: 4, first: 0 }) as State & { met: number[][]; dreams: number[][] };
  for (const [seat, land] of [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ])
    engine.play(s, seat, { type: 'look', dream: seat, land } as Move);
  for (const seat of [0, 1]) engine.play(s, seat, { type: 'remember' });
  const knows = (forgets: number, played: number) => {
    s.played = played;
    const eyes = createEyes(engine, s, 0, forgets);
    const worlds = Array.from({ length: 12 }, (_, i) => eyes.imagine(createDice(i)) as typeof s);
    return [0, 1].map((land) => worlds.every((world) => world.dreams[0][land] === s.dreams[0][land]));
  };
  expect(knows(0, 6)).toEqual([true, true]);
  expect(knows(1, 6)).toEqual([false, false]);
  expect(knows(0.5, 6)).toEqual(knows(0.5, 7));
  const kept = Array.from({ length: 40 }, (_, i) => knows(0.5, i * 16))
    .flat()
    .filter(Boolean).length;
  expect(kept).toBeGreaterThan(20);
  expect(kept).toBeLessThan(60);
});

test('greedy does not choose by what the seat can not see', () => {
  // one face-down card wins, the other loses: an open eye would always find it
  const blind: Game<State & { cards: number[]; won: number }, Take> = {
    ...(heap as unknown as Game<State & { cards: number[]; won: number }, Take>),
    setup: (_, dice) => {
      const cards = [1, 2];
      dice.shuffle(cards);
      return { cards, won: 0 };
    },
    procedures: [
      declareProcedure<State & { cards: number[]; won: number }, object, Take>('turns', {
        turn: ask({
          who: () => 0,
          moves: () => [0, 1].map((count) => ({ type: 'turn', count })),
          play: (s, _, _seat, move) => void (s.won = s.cards[move.count]),
        }),
      }),
    ],
    zones: (s) => [{ name: 'cards', cards: s.cards, seen: 'none' }],
    judge: (s) => s.won,
  };
  const engine = createEngine(blind) as unknown as ReturnType<typeof createEngine>;
  let won = 0;
  for (let seed = 0; seed < 200; seed++) {
    const s = engine.start({ seats: 2, seed }) as State & { cards: number[] };
    if (s.cards[(playGreedily(engine, s, 0, createDice(seed)) as Take).count] === 2) won++;
  }
  expect(won).toBeGreaterThan(70);
  expect(won).toBeLessThan(130);
});

test('prospects: the judge, else points against the best rival, else the place at the end', () => {
  const engine = createEngine(heap) as unknown as ReturnType<typeof createEngine>;
  const s = engine.start({ seats: 2, seed: 1, first: 0 }) as Heap;
  s.winner = 1;
  expect([estimateResult(engine, s, 0), estimateResult(engine, s, 1)]).toEqual([-1, 1]);
  s.flow = [];
  expect([estimateResult(engine, s, 0), estimateResult(engine, s, 1)]).toEqual([-1, 0]);
  const judged = createEngine({ ...heap, judge: (_, seat) => seat + 5 }) as unknown as ReturnType<typeof createEngine>;
  expect(estimateResult(judged, s, 1)).toBe(6);
});

test('a careless bot takes what looks nearly as good', () => {
  const moves = [{ type: 'a' }, { type: 'b' }, { type: 'c' }];
  const taken = (careless: number) =>
    [
      ...new Set(Array.from({ length: 60 }, (_, i) => pickMove(moves, [1, 3, 2.5], careless, createDice(i)).type)),
    ].sort();
  expect(taken(0)).toEqual(['b']);
  expect(taken(0.5)).toEqual(['b', 'c']);
  expect(taken(2)).toEqual(['a', 'b', 'c']);
});

test.each(Object.values(games).map((game) => [game.id, game] as const))('%s: every level decides', (_, game) => {
  const levels = (game.levels ?? LEVELS) as Record<string, Level>;
  expect(Object.keys(levels)).toEqual([...LEVEL_NAMES]);
  const engine = createEngine(game);
  for (const level of Object.values(levels)) {
    const s = engine.start({ seats: game.seats.max, seed: 2 });
    const dice = createDice(1);
    for (let i = 0; i < 30 && !engine.isOver(s); i++) {
      const [seat] = engine.waiting(s);
      const move = decide(engine, createEyes(engine, s, seat), level, dice);
      expect(engine.moves(s, seat)).toContainEqual(move);
      engine.play(s, seat, move);
    }
  }
});

test('of many moves only the best of the first world are tried in the others, and no other is taken', () => {
  const engine = createEngine({ ...heap, judge: (s: Heap) => -s.heap });
  const s = engine.start({ seats: 2, seed: 1 });
  let tries = 0;
  const counting = { ...engine, play: (...given: Parameters<typeof engine.play>) => (tries++, engine.play(...given)) };
  const valuesOf = (keeps?: number) => {
    tries = 0;
    const thought = sampleMoves(
      counting as unknown as ReturnType<typeof createEngine>,
      createEyes(engine, s, s.first),
      { kind: 'sampler', worlds: 5, replies: 0, forgets: 0, careless: 0, keeps },
      createDice(1),
    );
    for (;;) {
      const slice = thought.next();
      if (slice.done) return slice.value;
    }
  };
  const left = (count: number) => count - s.heap;
  expect(valuesOf()).toEqual([left(1), left(2), left(3)]);
  expect(tries).toBe(15);
  expect(valuesOf(2)).toEqual([-Infinity, left(2), left(3)]);
  expect(tries).toBe(11);
});

test('a move that is surely behind, or always level with the best, is given up after the second world, or later if so asked', () => {
  // what is left of the heap does not matter: three matches taken are worth a point more than two, one is worth 4 or nothing by chance
  const worths = [
    [4, 0, 4, 0, 4, 0],
    [2, 2, 2, 2, 2, 2],
    [3, 3, 3, 3, 3, 3],
  ];
  const engine = createEngine(heap);
  const s = engine.start({ seats: 2, seed: 1 });
  const valuesOf = (worth: readonly (readonly number[])[], sure?: number, after?: number) => {
    const tries = worth.map(() => 0);
    let count = 0;
    const counting = {
      ...engine,
      game: { ...heap, judge: () => worth[count - 1][tries[count - 1]++] },
      play: (...given: Parameters<typeof engine.play>) => ((count = given[2].count), engine.play(...given)),
    };
    const thought = sampleMoves(
      counting as unknown as ReturnType<typeof createEngine>,
      createEyes(engine, s, s.first),
      { kind: 'sampler', worlds: 6, replies: 0, forgets: 0, careless: 0, sure, after },
      createDice(1),
    );
    for (let slice = thought.next(); ; slice = thought.next()) if (slice.done) return { values: slice.value, tries };
  };
  expect(valuesOf(worths)).toEqual({ values: [2, 2, 3], tries: [6, 6, 6] });
  expect(valuesOf(worths, 1)).toEqual({ values: [2, -Infinity, 3], tries: [6, 2, 6] });
  expect(valuesOf(worths, 0.3)).toEqual({ values: [-Infinity, -Infinity, 3], tries: [2, 2, 2] });
  expect(valuesOf([worths[2], worths[1], worths[2]], 1)).toEqual({
    values: [3, -Infinity, -Infinity],
    tries: [2, 2, 2],
  });
  expect(valuesOf(worths, 0.3, 4)).toEqual({ values: [-Infinity, -Infinity, 3], tries: [4, 4, 4] });
});

test('moves compared by what is sure have the same luck in a world', () => {
  // after either first move the seat takes one of two that look alike, and only then learns what it was worth
  const take = ask<Heap, object, Take>({
    who: () => 0,
    moves: () => [1, 2].map((count) => ({ type: 'take', count })),
    play: (s, _, _seat, move) => void (s.heap = s.heap * 10 + move.count),
  });
  const end = ask<Heap, object, Take>({
    who: () => 0,
    moves: () => [{ type: 'take', count: 1 }],
    play: (s) => void (s.winner = s.heap % 10),
  });
  const lucky: Game<Heap, Take> = {
    ...heap,
    setup: () => ({ heap: 0, winner: 0 }),
    procedures: [declareProcedure<Heap, object, Take>('turns', { first: take, second: take, end })],
    judge: (s) => s.winner,
  };
  const engine = createEngine(lucky) as unknown as ReturnType<typeof createEngine>;
  const s = engine.start({ seats: 2, seed: 1, first: 0 });
  const gaps = (sure?: number) =>
    Array.from({ length: 20 }, (_, seed) => {
      const thought = sampleMoves(
        engine,
        createEyes(engine, s, 0),
        { kind: 'sampler', worlds: 2, replies: 0, forgets: 0, careless: 0, sure },
        createDice(seed),
      );
      for (let slice = thought.next(); ; slice = thought.next())
        if (slice.done) return Math.abs(slice.value[0] - slice.value[1]);
    });
  expect(gaps().some((gap) => gap > 0)).toBe(true);
  expect(gaps(1).every((gap) => gap === 0)).toBe(true);
});
