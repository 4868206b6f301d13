import { renderHook } from '@testing-library/react-native';

import { createDriver, type Driver } from '../../src/match/driver';
import { openMatches } from '../../src/match/matches';
import { thinkForSeat } from '../../src/match/thinkForSeat';
import type { Match } from '../../src/match/types';
import { games } from '../../src/rules';
import { useOwnButtons } from '../../src/screens/Play/useOwnButtons';
import { createMemoryStores } from '../../src/storage/memoryStores';

const sitterOf = (person: number, name: string) => ({ kind: 'person', person, name, mark: 'circle' }) as const;

const begin = (): Match =>
  openMatches({ stores: createMemoryStores(), games }).begin({
    game: 'nightmare-cathedral',
    seed: 3,
    first: 0,
    sitters: [sitterOf(0, 'Ola'), sitterOf(1, 'Jan')],
    openTable: true,
  });

/** Everybody looks at their cards, and plays until whose turn it is has only Dreams left to be asked for. */
async function playUntilAskedAgain(match: Match, before: () => void): Promise<Driver> {
  const driver = createDriver(match, { think: thinkForSeat, handOver: () => 'always', pause: () => Promise.resolve() });
  driver.start();
  for (let step = 0; step < 400; step++) {
    await new Promise((done) => setImmediate(done));
    const { curtain, asked, viewer, moves, waiting } = match.showing.getState();
    if (curtain !== null) match.take();
    else if (asked !== null) match.cover(asked, 0);
    else if (!waiting.includes(viewer)) return driver;
    else {
      before();
      match.play(viewer, moves.find(({ type }) => type === 'act' || type === 'done') ?? moves[0]);
    }
  }
  throw new Error('nobody was asked again');
}

test('to hide the cards means the same for a finger that is quicker than the buttons are drawn', async () => {
  const match = begin();
  const press = { late: () => {} };
  const driver = await playUntilAskedAgain(match, () => {
    const [hide] = renderHook(() => useOwnButtons(match, match.showing.getState())).result.current;
    press.late = hide.run;
  });
  const { viewer } = match.showing.getState();
  expect(match.isAskedAgain(viewer)).toBe(true);
  const laid = jest.spyOn(match, 'layOpen');
  press.late();
  expect(laid.mock.calls).toEqual([[expect.any(Number), true]]);
  driver.stop();
});
