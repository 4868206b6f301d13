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
  const ladders = { ...games.sen, id: 'ladders' };
  expect(missingIn(ladders, undefined)).toEqual([
    'ladders has no numbered rules in src/rules/ladders/README.md: see docs/adding-a-game.md, 1',
    'ladders has no tests of its rules in __tests__/rules/ladders: see docs/adding-a-game.md, 2',
    'ladders has no save that must load for ever, __tests__/match/saves/ladders-1.json (npm run golden-save -- ladders): see docs/adding-a-game.md, 3',
    'ladders has no score sheet: list it in src/keeper/index.ts: see docs/adding-a-game.md, 6',
    'ladders has no kit: write kits/ladders/kit.ts and list it in kits/index.ts: see docs/adding-a-game.md, 3',
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
