import { mkdirSync, writeFileSync } from 'node:fs';

import { kits } from '../kits';
import { games } from '../src/rules';
import { loadLearned } from '../src/rules/minds';

import { readArguments } from './arguments';
import { CARD_LANGUAGES, cardsText } from './golden/cards';
import { logitsText } from './golden/logits';
import { playthroughText } from './playthrough/text';

function write(name: string, text: string) {
  writeFileSync(`__tests__/golden/${name}.txt`, text);
  console.log(`__tests__/golden/${name}.txt: ${text.split('\n').length} lines`);
}

/**
 * Writes the golden playthroughs and card tables anew, for all games or those named. Look at the diff before you commit
 * it.
 */
async function main() {
  const { words } = readArguments();
  mkdirSync('__tests__/golden', { recursive: true });
  for (const { id, golden, cards } of Object.values(kits)) {
    if (words.length > 0 && !words.includes(id)) continue;
    const learned = await loadLearned(id);
    if (learned) write(`${id}-logits`, logitsText(games[id], learned));
    for (const [name, wanted] of Object.entries(golden)) write(`${id}-${name}`, playthroughText(games[id], wanted));
    if (cards) for (const language of CARD_LANGUAGES) write(`${id}-cards.${language}`, cardsText(id, cards, language));
  }
}

void main();
