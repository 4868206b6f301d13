import { createThinker, thinkForSeat } from '../../src/match/thinkForSeat';
import { games } from '../../src/rules';
import { createMind } from '../../src/rules/bots/mind';
import { createEngine } from '../../src/rules/kernel/engine';
import type { Move } from '../../src/rules/kernel/types';
import * as minds from '../../src/rules/minds';
import { openThinker } from '../../src/screens/Play/openThinker';

jest.mock('../../src/rules/minds', () => {
  const real = jest.requireActual<typeof minds>('../../src/rules/minds');
  return { ...real, loadLearned: jest.fn(real.loadLearned) };
});

const loadLearned = jest.mocked(minds.loadLearned);
const engine = createEngine(games.koty);
const start = () => engine.start({ seats: 2, seed: 3, first: 0 });

function finish(thought: Generator<undefined, Move>): Move {
  for (;;) {
    const slice = thought.next();
    if (slice.done) return slice.value;
  }
}

/** Goes on as the driver does: others are served between slices. */
async function finishLater(thought: Generator<undefined, Move>): Promise<Move> {
  for (;;) {
    const slice = thought.next();
    if (slice.done) return slice.value;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

beforeEach(() => loadLearned.mockClear());

test('a level that has learned waits until what it learned is there, and decides by it', async () => {
  const mind = createMind(games.koty, (await minds.loadLearned('koty'))!);
  const expected = finish(createThinker(mind)(engine, start(), 0, 'hard', 5));
  expect(await finishLater(openThinker(games.koty)(engine, start(), 0, 'hard', 5))).toEqual(expected);
});

test('a level that has learned nothing loads nothing', () => {
  const move = finish(openThinker(games.koty)(engine, start(), 0, 'normal', 5));
  expect(move).toEqual(finish(thinkForSeat(engine, start(), 0, 'normal', 5)));
  expect(loadLearned).not.toHaveBeenCalled();
});

test('when what was learned cannot be loaded, the match goes on all the same', async () => {
  loadLearned.mockRejectedValueOnce(new Error('no such file'));
  const move = await finishLater(openThinker(games.koty)(engine, start(), 0, 'hard', 5));
  expect(move).toEqual(finish(thinkForSeat(engine, start(), 0, 'hard', 5)));
});
