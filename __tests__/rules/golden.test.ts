import { readFileSync } from 'node:fs';

import { CARD_LANGUAGES, CARD_TEXTS, cardsText } from '../../scripts/golden/cards';
import { GOLDEN } from '../../scripts/golden/list';
import { playthroughText } from '../../scripts/playthrough/text';
import { games } from '../../src/rules';

test('every game has golden playthroughs', () => {
  expect(Object.keys(GOLDEN).sort()).toEqual(Object.keys(games).sort());
});

test.each(
  Object.entries(GOLDEN).flatMap(([id, list]) =>
    Object.entries(list).map(([name, wanted]) => [id, name, wanted] as const),
  ),
)('%s, %s plays as it did (else: npm run golden, and look at the diff)', (id, name, wanted) => {
  expect(playthroughText(games[id], wanted)).toBe(readFileSync(`__tests__/golden/${id}-${name}.txt`, 'utf8'));
});

describe.each(Object.keys(CARD_TEXTS))('the cards of %s', (id) => {
  test.each(CARD_LANGUAGES)('say in %s what they said (else: npm run golden, and proof-read the diff)', (language) => {
    const text = cardsText(id, language);
    expect(text).toBe(readFileSync(`__tests__/golden/${id}-cards.${language}.txt`, 'utf8'));
    expect(text).not.toMatch(/\{\{|undefined|NaN|\[object/);
  });
});
