import { readFileSync } from 'node:fs';

import { kits } from '../../kits';
import { CARD_LANGUAGES, cardsText } from '../../scripts/golden/cards';
import { logitsText } from '../../scripts/golden/logits';
import { playthroughText } from '../../scripts/playthrough/text';
import { games } from '../../src/rules';
import { learningGames, loadLearned } from '../../src/rules/minds';

const runs = Object.values(kits).flatMap(({ id, golden }) =>
  Object.entries(golden).map(([name, wanted]) => [id, name, wanted] as const),
);

test.each(runs)('%s, %s plays as it did (else: npm run golden, and look at the diff)', (id, name, wanted) => {
  expect(playthroughText(games[id], wanted)).toBe(readFileSync(`__tests__/golden/${id}-${name}.txt`, 'utf8'));
});

const proofs = Object.values(kits).flatMap(({ id, cards }) => (cards ? [[id, cards] as const] : []));

describe.each(proofs)('the cards of %s', (id, cards) => {
  test.each(CARD_LANGUAGES)('say in %s what they said (else: npm run golden, and proof-read the diff)', (language) => {
    const text = cardsText(id, cards, language);
    expect(text).toBe(readFileSync(`__tests__/golden/${id}-cards.${language}.txt`, 'utf8'));
    expect(text).not.toMatch(/\{\{|undefined|NaN|\[object/);
  });
});

test.each(learningGames)('%s: what bots look at is weighed as it was, to the last bit', async (id) => {
  const text = logitsText(games[id], (await loadLearned(id))!);
  expect(text).toBe(readFileSync(`__tests__/golden/${id}-logits.txt`, 'utf8'));
});
