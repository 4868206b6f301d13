import { drawNet } from '../../scripts/golden/logits';
import { levelDecider } from '../../scripts/ladder/deciders';
import { games } from '../../src/rules';
import { createEyes } from '../../src/rules/bots/eyes';
import type { Level } from '../../src/rules/bots/levels';
import { createMind } from '../../src/rules/bots/mind';
import { createWeigh, readNet } from '../../src/rules/bots/net';
import { decide } from '../../src/rules/bots/think';
import { drawNumbers } from '../../src/rules/contract/drawNumbers';
import { playToEnd, thinkLess } from '../../src/rules/contract/ending';
import { createDice } from '../../src/rules/kernel/chance';
import { createEngine } from '../../src/rules/kernel/engine';
import { listVariants } from '../../src/rules/kernel/options';
import type { Game, Learned, State } from '../../src/rules/kernel/types';
import { learningGames, loadLearned } from '../../src/rules/minds';

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

const learning = Object.values(games).filter(({ id }) => learningGames.includes(id));
const tables = learning.flatMap((game) =>
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

test.each(learningGames)('%s: chances of all seats add up to 1, in every variant', async (id) => {
  const mind = createMind(games[id], (await loadLearned(id))!);
  const { min, max } = games[id].seats;
  for (let seats = min; seats <= max; seats++) {
    if (!mind.canTell(seats)) continue;
    for (const s of walk(games[id], seats, seats)) {
      const chances = mind.chances(s);
      const teams = games[id].teams?.(seats, s.options) ?? [];
      const each = teams.length > 0 ? teams.map(([seat]) => chances[seat]) : chances;
      expect(each.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
  }
});

test.each(learningGames)('%s: no number of seats has two nets, and each fits what is looked at', async (id) => {
  const { nets, inputs } = (await loadLearned(id))!;
  const seats = nets.flatMap((net) => net.seats);
  expect(new Set(seats).size).toBe(seats.length);
  for (const net of nets) {
    expect(net.inputs).toBe(inputs);
    expect(Number.isSafeInteger(createWeigh(readNet(net))(new Int32Array(inputs)))).toBe(true);
  }
});

/** So much there is time for here; `npm run fuzz -- --levels` lets the levels think to the end. */
const THOUGHTS = 2;

test.each(tables)('%s with %d seats comes to its end between bots that learned', async (id, seats) => {
  const mind = createMind(games[id], (await loadLearned(id))!);
  if (!mind.canTell(seats)) return;
  const level = thinkLess(games[id].levels!.hard, THOUGHTS);
  const decided = playToEnd(games[id], { seats, seed: seats }, levelDecider(level, mind));
  expect(decided).toBeGreaterThan(0);
});

/** All that was learned, as it lies in the app. */
const MOST_TEXT = 120_000;

test('the weights of all games together stay small', async () => {
  const nets = await Promise.all(learningGames.map(async (id) => (await loadLearned(id))!.nets));
  expect(JSON.stringify(nets).length).toBeLessThan(MOST_TEXT);
});

test.each(learningGames)('%s: what lies hidden changes no choice, under the same dice', async (id) => {
  const learned = (await loadLearned(id))!;
  const seats = games[id].seats.min;
  const net = { ...drawNet(learned.inputs, createDice(3)), seats: [seats] };
  const mind = createMind(games[id], { ...learned, nets: [net] });
  const level = { ...(games[id].levels!.hard as Extract<Level, { kind: 'sampler' }>), worlds: 2 };
  let looked = 0;
  for (const s of walk(games[id], seats, 77)) {
    if (++looked > 12) break;
    for (const seat of mind.engine.waiting(s)) {
      const world = mind.engine.imagine(s, seat, createDice(5));
      const choose = (state: State) => decide(mind.engine, createEyes(mind.engine, state, seat), level, createDice(9));
      expect(choose(world)).toEqual(choose(s));
    }
  }
});
