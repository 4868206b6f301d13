import { kits } from '../../kits';
import { games } from '../../src/rules';

import { missingIn } from './missingIn';

test.each(Object.keys(games))('%s has everything that tests and tools want of a game', (id) => {
  expect(missingIn(games[id], kits[id])).toEqual([]);
});

test('every kit is of a game', () => {
  expect(Object.keys(kits).filter((id) => !games[id])).toEqual([]);
});

test('a game that lacks everything is told so, and where to read on', () => {
  const unknown = { ...games.sen, id: 'no-such-game' };
  expect(missingIn(unknown, undefined)).toEqual([
    'no-such-game has no numbered rules in src/rules/no-such-game/README.md: see docs/adding-a-game.md, 1',
    'no-such-game has no tests of its rules in __tests__/rules/no-such-game: see docs/adding-a-game.md, 2',
    'no-such-game has no save that must load for ever, __tests__/match/saves/no-such-game-1.json (npm run golden-save -- no-such-game): see docs/adding-a-game.md, 3',
    'no-such-game has no score sheet: list it in src/keeper/index.ts: see docs/adding-a-game.md, 6',
    'no-such-game has no kit: write kits/no-such-game/kit.ts and list it in kits/index.ts: see docs/adding-a-game.md, 3',
  ]);
});

test('a kit with holes in it is told which', () => {
  const { sen } = kits;
  const pairing = { seats: 2, one: 'hard', others: 'grandmother', matches: 10, aim: 0.5 };
  const holes = {
    ...sen,
    golden: { lost: sen.golden.base },
    ladder: { pairings: [pairing], peers: {} },
    bench: [],
    sheet: { ...sen.sheet, parts: [] },
  };
  expect(missingIn(games.sen, holes)).toEqual([
    'sen has no playthrough __tests__/golden/sen-lost.txt (npm run golden -- sen): see docs/adding-a-game.md, 3',
    'sen is to be played by "grandmother", whom nobody knows (ladder.peers in its kit): see docs/adding-a-game.md, 4',
    'sen has no aim for its speed in its kit (bench): see docs/adding-a-game.md, 4',
    'sen does not name what its points are made of in its kit (sheet.parts): see docs/adding-a-game.md, 6',
  ]);
});
