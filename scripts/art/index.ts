/// <reference types="node" />
/** `npm run art`: draws every picture of the app into assets/. */
import { writeFileSync } from 'node:fs';

import { boxOutputs } from './app/box';
import { homeOutputs } from './app/home';
import { iconOutputs } from './app/icon';
import { catLadyOutputs } from './cat-lady';
import { isDrawn, keepMemory, remember } from './drawn';
import { kotyOutputs } from './koty';
import { kotyGroundOutputs } from './koty/ground';
import { nightmareCathedralOutputs } from './nightmare-cathedral';
import { write } from './render';
import { senOutputs } from './sen';
import { groundOutputs } from './sen/ground';
import { sourcesHash, type Stamp } from './stamp';
import { threeChaptersOutputs } from './three-chapters';

const outputs = [
  ...iconOutputs,
  ...boxOutputs,
  ...homeOutputs,
  ...senOutputs,
  ...groundOutputs,
  ...kotyOutputs,
  ...kotyGroundOutputs,
  ...catLadyOutputs,
  ...threeChaptersOutputs,
  ...nightmareCathedralOutputs,
];

async function main(): Promise<void> {
  let drawn = 0;
  for (const output of outputs) {
    if (await isDrawn(output, 'assets')) continue;
    await write(output, 'assets');
    await remember(output, 'assets');
    drawn++;
  }
  keepMemory();
  const stamp: Stamp = {
    by: 'npm run art',
    sources: sourcesHash('.'),
    pictures: outputs.map(({ file }) => file).sort(),
  };
  writeFileSync('assets/art.json', `${JSON.stringify(stamp, null, 2)}\n`);
  process.stdout.write(`${outputs.length} pictures in assets/, ${drawn} of them drawn anew\n`);
}

void main();
