import { mkdirSync, writeFileSync } from 'node:fs';
import { games } from '../src/rules';
import { GOLDEN } from './golden/list';
import { playthroughText } from './playthrough/text';

/** Writes the golden playthroughs anew: look at the diff before you commit it. */
mkdirSync('__tests__/golden', { recursive: true });
for (const [id, list] of Object.entries(GOLDEN)) {
  for (const [name, wanted] of Object.entries(list)) {
    const text = playthroughText(games[id], wanted);
    writeFileSync(`__tests__/golden/${id}-${name}.txt`, text);
    console.log(`__tests__/golden/${id}-${name}.txt: ${text.split('\n').length} lines`);
  }
}
