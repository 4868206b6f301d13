import { games } from '../../src/rules';
import { createMind } from '../../src/rules/bots/mind';
import { createWeigh, readNet } from '../../src/rules/bots/net';
import { drawNumbers } from '../../src/rules/contract/drawNumbers';
import { createDice } from '../../src/rules/kernel/chance';
import { createEngine } from '../../src/rules/kernel/engine';
import { listVariants } from '../../src/rules/kernel/options';
import type { Game, Learned, State } from '../../src/rules/kernel/types';
import { loadLearned } from '../../src/rules/minds';

/** Matches of random moves; every so often somebody looks. */
const EVERY = 7;
const MATCHES = 4;

function* walk(game: Game, seats: number, seed: number): Generator<State> {
  const engine = createEngine(game);
  const dice = createDice(seed);
  const variants = listVariants(game, seats);
  const options = drawNumbers(game, variants[dice.random(variants.length)], dice);
  const s = engine.start({ seats, seed, options });
  while (!engine.isOver(s)) {
    if (s.played % EVERY === seed % EVERY) yield s;
    const waiting = engine.waiting(s);
    const seat = waiting[dice.random(waiting.length)];
    const moves = engine.moves(s, seat);
    engine.play(s, seat, moves[dice.random(moves.length)]);
  }
}

function look(learned: Learned, s: State, seat: number): number[] {
  const x = new Int32Array(learned.inputs);
  learned.fill(s, seat, x);
  return [...x];
}

const tables = Object.values(games).flatMap((game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => [game.id, game.seats.min + i] as const),
);

test.each(tables)(
  '%s with %d seats: what the bots look at is the same in every world that the seat may imagine',
  async (id, seats) => {
    const learned = (await loadLearned(id))!;
    const engine = createEngine(games[id]);
    for (let seed = 1; seed <= MATCHES; seed++) {
      for (const s of walk(games[id], seats, seats * 100 + seed)) {
        for (let seat = 0; seat < seats; seat++) {
          const own = look(learned, s, seat);
          expect(look(learned, engine.imagine(s, seat, createDice(s.played)), seat)).toEqual(own);
          expect(own.every((value) => Math.abs(value) < 2 ** 15)).toBe(true);
        }
      }
    }
  },
);

test.each(Object.keys(games))('%s: chances of all seats add up to 1, in every variant', async (id) => {
  const learned = (await loadLearned(id))!;
  const mind = createMind(games[id], learned);
  const { min, max } = games[id].seats;
  for (let seats = min; seats <= max; seats++) {
    const engine = createEngine(games[id]);
    for (const s of walk(games[id], seats, seats)) {
      const chances = mind.chances(s);
      const teams = engine.game.teams?.(seats, s.options) ?? [];
      const of = teams.length > 0 ? teams.map(([seat]) => chances[seat]) : chances;
      expect(of.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
  }
});

test.each(Object.keys(games))(
  '%s: a net stands for every number of seats once, and fits what is looked at',
  async (id) => {
    const { nets, inputs } = (await loadLearned(id))!;
    const { min, max } = games[id].seats;
    const seats = nets.flatMap((net) => net.seats).sort();
    expect(seats).toEqual(Array.from({ length: max - min + 1 }, (_, i) => min + i));
    for (const net of nets) {
      expect(net.inputs).toBe(inputs);
      expect(Number.isSafeInteger(createWeigh(readNet(net))(new Int32Array(inputs)))).toBe(true);
    }
  },
);
