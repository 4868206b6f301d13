import { mkdirSync, writeFileSync } from 'node:fs';

import { games } from '../src/rules';

import { CARD_LANGUAGES, CARD_TEXTS, cardsText } from './golden/cards';
import { GOLDEN } from './golden/list';
import { playthroughText } from './playthrough/text';

function write(name: string, text: string) {
  writeFileSync(`__tests__/golden/${name}.txt`, text);
  console.log(`__tests__/golden/${name}.txt: ${text.split('\n').length} lines`);
}

/** Writes the golden playthroughs and the tables of cards anew: look at the diff before you commit it. */
mkdirSync('__tests__/golden', { recursive: true });
for (const [id, list] of Object.entries(GOLDEN)) {
  for (const [name, wanted] of Object.entries(list)) write(`${id}-${name}`, playthroughText(games[id], wanted));
}
for (const id of Object.keys(CARD_TEXTS))
  for (const language of CARD_LANGUAGES) write(`${id}-cards.${language}`, cardsText(id, language));
