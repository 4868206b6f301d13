import { readFileSync } from 'node:fs';
import { GOLDEN } from '../../scripts/golden/list';
import { playthroughText } from '../../scripts/playthrough/text';
import { games } from '../../src/rules';

test('every game has golden playthroughs', () => {
  expect(Object.keys(GOLDEN).sort()).toEqual(Object.keys(games).sort());
});

test.each(Object.entries(GOLDEN).flatMap(([id, list]) => Object.entries(list).map(([name, wanted]) => [id, name, wanted] as const)))(
  '%s, %s plays as it did (else: npm run golden, and look at the diff)',
  (id, name, wanted) => {
    expect(playthroughText(games[id], wanted)).toBe(readFileSync(`__tests__/golden/${id}-${name}.txt`, 'utf8'));
  },
);
