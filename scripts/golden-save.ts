import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { device, now, playOn, sitters } from '../__tests__/match/table';
import type { Kept } from '../__tests__/storage/faults';
import { games } from '../src/rules';

import { readArguments } from './arguments';

const DECISIONS = 25;

/**
 * Writes a save that all later versions must load. Do this once per version, before anybody gets it; `--again` replaces
 * it.
 */
function main() {
  const said = readArguments();
  const game = games[said.words[0]];
  if (!game) throw new Error(`Which game? ${Object.keys(games).join(', ')}`);
  const folder = join(process.cwd(), '__tests__/match/saves');
  const path = join(folder, `${game.id}-${game.version}.json`);
  if (existsSync(path) && !said.flag('again'))
    throw new Error(
      `${path} is there already: matches like it may be on phones. Write it anew with --again only if the version never left this house.`,
    );

  const kept: Kept = new Map();
  const who = `PbP${'b'.repeat(5)}`.slice(0, Math.min(3, game.seats.max));
  const match = device(kept).begin({ game: game.id, sitters: sitters(who), seed: 2026 });
  playOn(match, DECISIONS);
  const { waiting, score } = match.summary();
  match.passTo(0);
  const stores = ['match.1.a', 'match.1.b'].map((name) => kept.get(name)!.get('record')!);
  const [sealed] = stores.sort((a, b) => Number(b.split(' ')[0]) - Number(a.split(' ')[0]));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${JSON.stringify({ sealed, then: { waiting, score }, log: match.log() }, null, 2)}\n`);
  console.log(`${path}: ${now(match).view.played} decisions`);
}

main();
