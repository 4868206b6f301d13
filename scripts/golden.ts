import { mkdirSync, writeFileSync } from 'node:fs';

import { kits } from '../kits';
import { games } from '../src/rules';

import { readArguments } from './arguments';
import { CARD_LANGUAGES, cardsText } from './golden/cards';
import { playthroughText } from './playthrough/text';

function write(name: string, text: string) {
  writeFileSync(`__tests__/golden/${name}.txt`, text);
  console.log(`__tests__/golden/${name}.txt: ${text.split('\n').length} lines`);
}

/** Writes the golden playthroughs and the tables of cards anew, of all games or those named: look at the diff before you commit it. */
const { words } = readArguments();
mkdirSync('__tests__/golden', { recursive: true });
for (const { id, golden, cards } of Object.values(kits)) {
  if (words.length > 0 && !words.includes(id)) continue;
  for (const [name, wanted] of Object.entries(golden)) write(`${id}-${name}`, playthroughText(games[id], wanted));
  if (cards) for (const language of CARD_LANGUAGES) write(`${id}-cards.${language}`, cardsText(id, cards, language));
}
