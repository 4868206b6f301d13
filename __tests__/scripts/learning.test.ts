import { drawNet } from '../../scripts/golden/logits';
import { keyOf, planPairs, playersOf } from '../../scripts/ladder/plan';
import { fitScale } from '../../scripts/ladder/scale';
import { writeStrengthPage, type PairResult } from '../../scripts/ladder/strengthPage';
import { fillBuckets, fitLine, joinBuckets, meanGap } from '../../scripts/train/calibrate';
import {
  createFloatNet,
  createFloatWeigh,
  createLearn,
  createMoments,
  followInput,
  logitOf,
  sigmoid,
  toSparse,
} from '../../scripts/train/floatNet';
import { fitStretch, forecast, pairsOf, stretchAll, type Forecast } from '../../scripts/train/forecast';
import { quantise, widen } from '../../scripts/train/quantise';
import { createReplay } from '../../scripts/train/replay';
import { doTask } from '../../scripts/train/tasks';
import { games } from '../../src/rules';
import { LOGIT, ONE, createWeigh, readNet } from '../../src/rules/bots/net';
import { createDice } from '../../src/rules/kernel/chance';
import { loadLearned } from '../../src/rules/minds';

const FINE = 2 ** 30;
const INPUTS = 12;

function drawInputs(dice: ReturnType<typeof createDice>): Int32Array {
  return Int32Array.from({ length: INPUTS }, () => (dice.random(2) === 0 ? 0 : dice.random(2 * ONE) - ONE));
}

/** Learns who has more in the first half of the inputs than in the second. */
function learnHalves(seed: number) {
  const dice = createDice(seed);
  const net = createFloatNet(INPUTS, 8, () => dice.random(FINE) / FINE);
  const learn = createLearn(net, createMoments(net.all.length));
  const draw = () => {
    const x = drawInputs(dice);
    const gap = x.reduce((sum, value, i) => sum + (i < INPUTS / 2 ? value : -value), 0);
    return { x: toSparse(x), raw: x, target: gap > 0 ? 1 : 0 };
  };
  const losses: number[] = [];
  for (let round = 0; round < 600; round++) losses.push(learn(Array.from({ length: 32 }, draw), 0.01));
  return { net, draw, losses };
}

const { net, draw, losses } = learnHalves(7);

test('a net learns what can be learned', () => {
  const mean = (some: readonly number[]) => some.reduce((sum, loss) => sum + loss, 0) / some.length;
  expect(mean(losses.slice(0, 20))).toBeGreaterThan(0.5);
  expect(mean(losses.slice(-20))).toBeLessThan(0.2);
});

test('the same seed learns the same', () => {
  expect([...learnHalves(7).net.all.slice(0, 20)]).toEqual([...net.all.slice(0, 20)]);
});

test('in training, too, what was weighed before changes nothing', () => {
  const weigh = createFloatWeigh(net);
  for (let i = 0; i < 200; i++) {
    const { x, raw } = draw();
    expect(weigh(raw)).toBeCloseTo(logitOf(net, x), 4);
  }
});

test('rounded to eight bits it says nearly the same, and the line becomes part of it', () => {
  const line = { slope: 1.3, shift: -0.2 };
  const weigh = createWeigh(readNet(quantise(net, [2], line)));
  for (let i = 0; i < 200; i++) {
    const { x, raw } = draw();
    const exact = line.slope * logitOf(net, x) + line.shift;
    expect(Math.abs(sigmoid(weigh(raw) / LOGIT) - sigmoid(exact))).toBeLessThan(0.03);
  }
});

test('what was rounded can be trained on: it says the same', () => {
  const rounded = quantise(net, [2], { slope: 1.3, shift: -0.2 });
  const weigh = createWeigh(readNet(rounded));
  const wide = widen(rounded);
  for (let i = 0; i < 200; i++) {
    const { x, raw } = draw();
    expect(logitOf(wide, x)).toBeCloseTo(weigh(raw) / LOGIT, 2);
  }
});

test('slope and shift make true what is said too timidly', () => {
  const dice = createDice(9);
  const forecasts = Array.from({ length: 20_000 }, () => {
    const logit = (dice.random(FINE) / FINE - 0.5) * 4;
    return { logit, came: dice.random(FINE) / FINE < sigmoid(1.5 * logit + 0.4) ? 1 : 0 };
  });
  const { slope, shift } = fitLine(forecasts);
  expect(slope).toBeCloseTo(1.5, 0);
  expect(shift).toBeCloseTo(0.4, 0);
  const gap = (say: (logit: number) => number) =>
    meanGap(fillBuckets(forecasts.map(({ logit, came }) => ({ said: say(logit), came }))));
  expect(gap(sigmoid)).toBeGreaterThan(0.05);
  expect(gap((logit) => sigmoid(slope * logit + shift))).toBeLessThan(0.02);
});

test('what is said of all seats too timidly is stretched until it is true', () => {
  const dice = createDice(4);
  const forecasts = Array.from({ length: 5000 }, (): Forecast => {
    const logits = Array.from({ length: 3 }, () => (dice.random(FINE) / FINE - 0.5) * 3);
    const sharesWith = (stretch: number) => {
      const odds = logits.map((logit) => Math.exp(stretch * logit));
      return odds.map((one) => one / odds.reduce((sum, other) => sum + other));
    };
    let luck = dice.random(FINE) / FINE;
    const winner = sharesWith(1.6).findIndex((share) => (luck -= share) < 0);
    return { said: sharesWith(1), came: logits.map((_, seat) => (seat === winner ? 1 : 0)) };
  });
  const stretch = fitStretch(forecasts);
  expect(Math.abs(stretch - 1.6)).toBeLessThan(0.1);
  const gap = (some: readonly Forecast[]) => meanGap(fillBuckets(pairsOf(some)));
  expect(gap(forecasts)).toBeGreaterThan(0.05);
  expect(gap(stretchAll(forecasts, stretch))).toBeLessThan(0.02);
});

test('buckets of two runs join to those of both', () => {
  const draw = (seed: number) => {
    const dice = createDice(seed);
    return Array.from({ length: 500 }, () => ({ said: dice.random(1000) / 1000, came: dice.random(2) }));
  };
  const [one, other] = [draw(1), draw(2)];
  const joined = joinBuckets(fillBuckets(one), fillBuckets(other));
  fillBuckets([...one, ...other]).forEach(({ states, said, came }, i) => {
    expect(joined[i].states).toBe(states);
    expect(joined[i].said).toBeCloseTo(said, 9);
    expect(joined[i].came).toBeCloseTo(came, 9);
  });
});

test('what is told of a match adds up to 1, and is told before it is decided', async () => {
  const learned = (await loadLearned('koty'))!;
  const nets = [{ ...drawNet(learned.inputs, createDice(3)), seats: [2] }];
  const forecasts = forecast(games.koty, { ...learned, nets }, 2, 1, 1);
  expect(forecasts.length).toBeGreaterThan(20);
  for (const { said } of forecasts) expect(said[0] + said[1]).toBeCloseTo(1, 9);
  expect(new Set(forecasts.map(({ came }) => came.join())).size).toBe(1);
});

test.each(['normal', 'judged'] as const)(
  'a game that has no weights yet plays against its level %s',
  async (others) => {
    const learned = (await loadLearned('three-chapters'))!;
    const one = drawNet(learned.inputs, createDice(3));
    const outcome = doTask(
      'three-chapters',
      { ...learned, nets: [] },
      { kind: 'duel', one, others, seats: 2, seed: 1, matches: 1 },
    );
    expect(outcome).toMatchObject({ matches: 1, unfinished: 0 });
  },
);

test.each([
  ['as they ended, where nothing is played by chance', { isCalm: true }, true],
  ['as the net thinks of what follows, too', {}, false],
] as const)('states are learned %s', async (_, manner, isEnd) => {
  const learned = (await loadLearned('koty'))!;
  const net = createFloatNet(learned.inputs, 4, () => 0.4);
  const played = doTask('koty', learned, { kind: 'play', net, seats: [2], seed: 1, time: 0, manner });
  const { samples } = played as { samples: readonly { readonly target: number }[] };
  expect(samples.length).toBeGreaterThan(20);
  expect(samples.every(({ target }) => [0, 0.5, 1].includes(target))).toBe(isEnd);
});

test('a fresh net that follows an input says a multiple of it', () => {
  const dice = createDice(5);
  const fresh = createFloatNet(INPUTS, 4, () => dice.random(FINE) / FINE);
  followInput(fresh, 3, 0.2);
  for (let i = 0; i < 50; i++) {
    const x = drawInputs(dice);
    expect(logitOf(fresh, toSparse(x))).toBeCloseTo((0.2 * x[3]) / ONE, 4);
  }
});

test('the oldest samples make room for the newest', () => {
  const replay = createReplay(3);
  for (let target = 0; target < 5; target++) replay.add({ x: toSparse(new Int32Array(1)), target });
  expect(replay.count()).toBe(3);
  const drawn = replay.draw(50, createDice(1)).map(({ target }) => target);
  expect(new Set(drawn)).toEqual(new Set([2, 3, 4]));
});

test('on the scale odds of ten to one are 400 points, and more matches make it surer', () => {
  const compared = [
    { one: 'b', others: 'a', wins: 1000, matches: 1100 },
    { one: 'c', others: 'b', wins: 50, matches: 100 },
  ];
  const [a, b, c] = fitScale(['a', 'b', 'c'], compared);
  expect(a.points).toBe(1000);
  expect(Math.round((b.points - 1000) / 10)).toBe(40);
  expect(Math.abs(c.points - b.points)).toBeLessThan(2);
  expect(c.give).toBeGreaterThan(b.give);
});

test('the page tells what was won, how sure that is, and what was said and came', () => {
  const pair: PairResult = {
    game: 'koty',
    seats: 2,
    one: 'hard',
    others: 'judged',
    wins: 80,
    matches: 100,
    unfinished: 0,
    seed: 11,
    seconds: 5,
  };
  const buckets = fillBuckets([
    { said: 0.72, came: 1 },
    { said: 0.78, came: 0 },
  ]);
  const page = writeStrengthPage(
    { koty: { players: ['judged', 'hard'], alike: [5, 6].map((seats) => ({ seats, name: 'hard', as: 'judged' })) } },
    {
      pairs: { one: pair },
      times: { one: { game: 'koty', seats: 2, player: 'hard', decisions: 9, middle: 1.25, slow: 20 } },
      calibrations: { 'koty 2': { matches: 1, buckets } },
    },
  );
  expect(page).toContain('| 2 | hard | judged | 80.0 | 71.1 to 86.7 | 50.0 | 100 | 11 to 110 | 0 |');
  expect(page).toContain('| 2 | hard | 9 | 1.3 ms | 20.0 ms |');
  expect(page).toContain('With 5, 6 seats `hard` plays as `judged`');
  expect(page).toContain('mean gap 25.0.');
  expect(page).toMatch(/\| hard \| 1\d{3} \| ± \d+ \|/);
});

test.each(Object.values(games))('the ladder of $id compares all players once at every number of seats', (game) => {
  const pairs = planPairs(game, () => true);
  const players = playersOf(game);
  const tables = game.seats.max - game.seats.min + 1;
  expect(new Set(pairs.map(keyOf)).size).toBe((tables * players.length * (players.length - 1)) / 2);
  const first = players.includes('judged') ? ['hard', 'judged'] : ['master', 'hard']; // nobody judges by hand where all do
  expect([pairs[0].one, pairs[0].others]).toEqual(first);
});

test('who plays as another where nothing was learned is not played there', () => {
  const pairs = planPairs(games.sen, (seats) => seats === 2);
  expect(pairs.filter(({ seats }) => seats === 2)).toHaveLength(21);
  expect(pairs.filter(({ seats }) => seats === 3)).toHaveLength(10);
  expect(pairs.some(({ one, seats }) => seats > 2 && (one === 'hard' || one === 'master'))).toBe(false);
});
