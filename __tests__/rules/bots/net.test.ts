import { createMind, thinkAs } from '../../../src/rules/bots/mind';
import { LOGIT, ONE, createWeigh, readNet, shareOf, writeBytes } from '../../../src/rules/bots/net';
import { createDice } from '../../../src/rules/kernel/chance';
import { createEngine } from '../../../src/rules/kernel/engine';
import type { Learned, LearnedNet, Level } from '../../../src/rules/kernel/types';
import { trick } from '../kernel/trick';

const INPUTS = 9;
const HIDDEN = 4;

function drawNet(seed: number): LearnedNet {
  const dice = createDice(seed);
  const bytes = Int8Array.from({ length: INPUTS * HIDDEN }, () => dice.random(255) - 127);
  return {
    seats: [3],
    inputs: INPUTS,
    biases: Array.from({ length: HIDDEN }, () => dice.random(20_000) - 10_000),
    outs: Array.from({ length: HIDDEN }, () => dice.random(20_000) - 10_000),
    bias: dice.random(1000) - 500,
    weights: writeBytes(bytes),
  };
}

const drawInputs = (dice: ReturnType<typeof createDice>) =>
  Int32Array.from({ length: INPUTS }, () => (dice.random(3) === 0 ? 0 : dice.random(4 * ONE) - 2 * ONE));

test('weights come back from their text as they were, whatever their number', () => {
  for (let count = 1; count <= 8; count++) {
    const bytes = Int8Array.from({ length: count }, (_, i) => (i % 2 ? -128 + i : 127 - i));
    const net = { ...drawNet(1), inputs: count, biases: [0], weights: writeBytes(bytes) };
    expect([...readNet(net).weights]).toEqual([...bytes]);
  }
});

test('what was weighed before changes nothing', () => {
  const net = readNet(drawNet(2));
  const kept = createWeigh(net);
  const dice = createDice(3);
  for (let i = 0; i < 500; i++) {
    const x = drawInputs(dice);
    const logit = kept(x);
    expect(logit).toBe(createWeigh(net)(x));
    expect(Number.isSafeInteger(logit)).toBe(true);
  }
});

test('shares rise with the logit, from 0 to 1, and those of both sides make a whole', () => {
  expect(shareOf(0)).toBe(500_000);
  let before = -1;
  for (let logit = -10 * LOGIT; logit <= 10 * LOGIT; logit += 97) {
    const share = shareOf(logit);
    expect(share).toBeGreaterThanOrEqual(before);
    expect(share + shareOf(-logit)).toBe(1_000_000);
    expect(Math.abs(share / 1e6 - 1 / (1 + Math.exp(-logit / LOGIT)))).toBeLessThan(0.011);
    before = share;
  }
});

test('the chances of all seats add up to 1, and in the end they are what was won', () => {
  const fill: Learned['fill'] = (s, seat, x) => {
    x[seat] = ONE;
    x[INPUTS - 1] = s.played;
  };
  const mind = createMind(trick as never, { inputs: INPUTS, fill, nets: [drawNet(4)] });
  const { engine } = mind;
  const s = engine.start({ seats: 3, seed: 5 });
  const dice = createDice(6);
  while (!engine.isOver(s)) {
    const chances = mind.chances(s);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    const [seat] = engine.waiting(s);
    const moves = engine.moves(s, seat);
    engine.play(s, seat, moves[dice.random(moves.length)]);
  }
  const { places } = engine.game.result(s);
  const winners = places.filter((place) => place === 1).length;
  expect(mind.chances(s)).toEqual(places.map((place) => (place === 1 ? 1 / winners : 0)));
});

test('chances are stretched by a slope for each number of seats, and nothing else is', () => {
  const learned = {
    inputs: INPUTS,
    fill: ((_, seat, x) => (x[seat] = 40 * ONE)) as Learned['fill'],
    nets: [drawNet(4)],
  };
  const minds = [LOGIT, 2 * LOGIT].map((slope) =>
    createMind(trick as never, { ...learned, nets: [{ ...drawNet(4), seats: [2, 3], slopes: [1, slope] }] }),
  );
  const s = minds[0].engine.start({ seats: 3, seed: 5 });
  const [plain, stretched] = minds.map((mind) => mind.chances(s));
  expect(Math.max(...plain)).toBeGreaterThan(0.35);
  expect(Math.max(...stretched)).toBeGreaterThan(Math.max(...plain));
  expect(Math.min(...stretched)).toBeLessThan(Math.min(...plain));
  for (let seat = 0; seat < 3; seat++)
    expect(minds[0].engine.game.judge!(s, seat)).toBe(minds[1].engine.game.judge!(s, seat));
});

test('with a number of seats that no net knows, the level that judges by hand plays', () => {
  const mind = createMind(trick as never, { inputs: INPUTS, fill: () => {}, nets: [drawNet(4)] });
  expect([mind.canTell(2), mind.canTell(3)]).toEqual([false, true]);
  const judge = jest.fn(() => 17);
  const engine = createEngine({ ...trick, judge } as never);
  const byHand: Level = { kind: 'sampler', worlds: 1, replies: 0, forgets: 0, careless: 0 };
  for (const seats of [2, 3]) {
    const s = engine.start({ seats, seed: 5 });
    const thought = thinkAs({ ...byHand, learned: byHand }, engine, mind, s, engine.waiting(s)[0], createDice(1));
    while (!thought.next().done);
    expect(judge.mock.calls.length > 0).toBe(seats === 2);
    judge.mockClear();
  }
});
