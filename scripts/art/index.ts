/// <reference types="node" />
/** `npm run art`: draws every picture of the app into assets/ whose drawing has changed, and lists those of each game. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { kits } from '../../kits';
import { BOTS, indexFile, pictureIndexOf } from '../pictureIndex';

import { homeOutputs } from './app/home';
import { iconOutputs } from './app/icon';
import { botOutputs } from './bots/outputs';
import { drawnFrom, isDrawn, type Drawn } from './drawn';
import { write, type Output } from './render';
import { sourcesHash, type Stamp } from './stamp';

const STAMP = 'assets/art.json';

async function allOutputs(): Promise<readonly Output[]> {
  const ofGames = await Promise.all(Object.values(kits).map(({ art }) => art.outputs()));
  return [...iconOutputs, ...homeOutputs, ...botOutputs, ...ofGames.flat()];
}

async function main(): Promise<void> {
  const known: Readonly<Record<string, Drawn>> = existsSync(STAMP)
    ? (JSON.parse(readFileSync(STAMP, 'utf8')) as Stamp).pictures
    : {};
  const outputs = await allOutputs();
  const pictures: Record<string, Drawn> = {};
  let drawn = 0;
  for (const output of [...outputs].sort((one, other) => (one.file < other.file ? -1 : 1))) {
    if (!(await isDrawn(output, 'assets', known[output.file]))) {
      await write(output, 'assets');
      drawn++;
    }
    pictures[output.file] = await drawnFrom(output, 'assets');
  }
  const stamp: Stamp = { by: 'npm run art', sources: sourcesHash('.'), pictures };
  writeFileSync(STAMP, `${JSON.stringify(stamp, null, 2)}\n`);
  for (const game of [...Object.keys(kits), BOTS]) {
    const index = pictureIndexOf(game, Object.keys(pictures));
    if (index !== null) writeFileSync(indexFile(game), index);
  }
  process.stdout.write(`${outputs.length} pictures in assets/, ${drawn} of them drawn anew\n`);
}

void main();
