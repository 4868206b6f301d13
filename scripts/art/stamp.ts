/// <reference types="node" />
/** Says which drawing code the pictures in assets/ were made by. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CONFLICTS, DEVELOPMENTS, DREAMS } from '../../src/rules/nightmare-cathedral/content/cards';
import { FIGURES } from '../../src/rules/three-chapters/cards';

import type { Drawn } from './drawn';

export interface Stamp {
  /** What draws them again. */
  readonly by: string;
  readonly sources: string;
  /** By file. */
  readonly pictures: Readonly<Record<string, Drawn>>;
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

export function sourcesHash(root: string): string {
  const hash = createHash('sha256');
  const folder = join(root, 'scripts/art').replaceAll('\\', '/');
  // Sorted by code unit, not by locale: else two machines disagree.
  for (const file of filesUnder(folder).sort((a, b) => (a < b ? -1 : 1))) {
    hash.update(`${file.slice(folder.length)}\n${readFileSync(file, 'utf8').replaceAll('\r\n', '\n')}\n`);
  }
  // What is on the cards of 3 Chapters is drawn from the rules' data.
  hash.update(JSON.stringify(FIGURES.map(({ value, key, traits, abilities }) => [value, key, traits, abilities])));
  // So are the strengths and points on the cards of Nightmare Cathedral, and its signs.
  hash.update(JSON.stringify([DEVELOPMENTS, DREAMS, CONFLICTS]));
  hash.update(readFileSync(join(root, 'src/games/nightmare-cathedral/signPaths.ts'), 'utf8').replaceAll('\r\n', '\n'));
  return hash.digest('hex');
}
