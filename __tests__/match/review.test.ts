import { finish, isNamed, plantBlunder, reviewPlanted } from '../../scripts/blunders/plant';
import { findAdvice } from '../../src/match/advice';
import { accountOf, bandAt, findKeyMoments } from '../../src/match/review/findings';
import { packReview, unpackReview } from '../../src/match/review/pack';
import { beginReview, dropOf, reviewMatch, countStepsDone, stepsOf } from '../../src/match/review/review';
import type { Review } from '../../src/match/review/types';
import { games } from '../../src/rules';
import { createEyes } from '../../src/rules/bots/eyes';
import { createMind, type Mind } from '../../src/rules/bots/mind';
import { decide } from '../../src/rules/bots/think';
import { createDice } from '../../src/rules/kernel/chance';
import type { State } from '../../src/rules/kernel/types';
import { loadLearned } from '../../src/rules/minds';

const koty = games.koty;
const opened = loadLearned('koty').then((learned) => createMind(koty, learned!));

/** A match of two, with a blunder from some decision on. */
const record = (mind: Mind, seed: number, from: number) => plantBlunder(mind, 'koty', 2, seed, from);
const NOWHERE = Infinity;

test('of 40 planted blunders at least 36 are among the key moments', async () => {
  const mind = await opened;
  let found = 0;
  let planted = 0;
  for (let seed = 1; planted < 40; seed++) {
    const match = record(mind, seed, 25);
    if (match.at < 0) continue;
    planted++;
    if (isNamed(reviewPlanted(mind, match), match)) found++;
  }
  expect(found).toBeGreaterThanOrEqual(36);
});

test('broken off anywhere and kept as text, a review comes to the same in the end', async () => {
  const mind = await opened;
  const match = record(mind, 3, 10);
  const whole = reviewPlanted(mind, match);
  let review = beginReview();
  for (let piece = 0; piece < 200; piece++) {
    const thought = reviewMatch(mind, match.base, match.decisions, review);
    let isDone = false;
    for (let slice = 0; slice < 1500 && !isDone; slice++) isDone = thought.next().done === true;
    review = unpackReview(packReview(review), match.decisions)!;
    if (isDone) break;
  }
  expect(review).toEqual(whole);
  expect(countStepsDone(review)).toBe(stepsOf(match.decisions.length));
});

test('the chances of every decision add up to 1, and the end tells who won', async () => {
  const mind = await opened;
  const review = reviewPlanted(mind, record(mind, 5, NOWHERE));
  for (const { chances } of review.decisions) expect(chances[0] + chances[1]).toBeCloseTo(1, 9);
  expect([...review.ended].sort()).toEqual([0, 1]);
});

test('who always plays the best move gives nothing away', async () => {
  const mind = await opened;
  const { decisions } = reviewPlanted(mind, record(mind, 6, NOWHERE));
  const best = decisions.filter(({ choice }) => choice !== null && choice.bestShare === choice.playedShare);
  expect(best.length).toBeGreaterThan(0);
  for (const { choice } of best) expect(dropOf(choice)).toBe(0);
  expect(decisions.every(({ choice }) => dropOf(choice) >= 0)).toBe(true);
});

/** A review in which seats take turns and these decisions cost so much. */
function withDrops(count: number, drops: Readonly<Record<number, number>>): Review {
  const best = { type: 'best' };
  return {
    ended: [1, 0],
    looks: [],
    decisions: Array.from({ length: count }, (_, at) => ({
      seat: at % 2,
      chances: [0.5, 0.5],
      choice: { best, played: best, bestShare: 0.5, playedShare: 0.5 - (drops[at] ?? 0) },
    })),
  };
}

test('key moments are the largest drops; a small one, and one in the uncertain beginning, is none', () => {
  const review = withDrops(100, { 3: 0.15, 40: 0.2, 51: 0.03, 61: 0.1, 98: 0.3 });
  expect(findKeyMoments(review, [0, 1]).map(({ at }) => at)).toEqual([98, 40, 61]);
  expect(findKeyMoments(review, [1]).map(({ at }) => at)).toEqual([61]);
  expect(bandAt(0, 100)).toBeGreaterThan(bandAt(20, 100));
});

test('there are at most six key moments, and two of one seat before the other has one', () => {
  const drops = Object.fromEntries([40, 42, 44, 46, 48, 50, 52].map((at, i) => [at, 0.3 - i / 50]));
  const moments = findKeyMoments(withDrops(100, { ...drops, 61: 0.05 }), [0, 1]);
  expect(moments).toHaveLength(6);
  expect(moments.map(({ at }) => at)).toContain(61);
});

test('luck is told apart from skill, and a short match is not judged as a whole', () => {
  const account = accountOf(withDrops(60, { 40: 0.2 }), 0);
  expect(account.decisions).toBeCloseTo(-0.2);
  expect(account.each!.mean).toBeCloseTo(0.2 / 30);
  expect(account.each!.give).toBeGreaterThan(0);
  expect(accountOf(withDrops(10, {}), 0).each).toBeNull();
});

describe('advice', () => {
  test('names at most three moves of different kinds, the best first, none far behind', async () => {
    const mind = await opened;
    const { engine } = mind;
    const s = engine.start({ seats: 2, seed: 8 });
    const dice = createDice(8);
    for (let i = 0; i < 30; i++) {
      const [seat] = engine.waiting(s);
      const eyes = createEyes(engine, s, seat);
      const advised = finish(findAdvice({ engine: mind.fair, hasShares: true }, eyes, createDice(i)));
      expect(advised.length).toBeLessThanOrEqual(3);
      if (eyes.moves.length < 2) expect(advised).toEqual([]);
      const kinds = advised.map(({ move }) => move.type);
      expect(new Set(kinds).size).toBe(kinds.length);
      for (const { share } of advised) expect(advised[0].share! - share!).toBeLessThanOrEqual(0.25);
      engine.play(s, seat, decide(engine, eyes, koty.levels!.hard, dice));
    }
  });

  test('it comes from what the seat knows: dealt anew, the rest changes nothing of it', async () => {
    const mind = await opened;
    const s = mind.engine.start({ seats: 2, seed: 9, first: 0 });
    const world = mind.engine.imagine(s, 0, createDice(1));
    const adviceIn = (state: State) =>
      finish(findAdvice({ engine: mind.fair, hasShares: true }, createEyes(mind.fair, state, 0), createDice(2)));
    expect(adviceIn(world)).toEqual(adviceIn(s));
  });
});
