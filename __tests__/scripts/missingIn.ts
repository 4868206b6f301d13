import { existsSync } from 'node:fs';

import type { GameKit } from '../../kits/kit';
import { deciderCalled } from '../../scripts/ladder/deciders';
import { sheetRules } from '../../src/keeper';
import { createEngine } from '../../src/rules/kernel/engine';
import type { Game } from '../../src/rules/kernel/types';

const GUIDE = 'see docs/adding-a-game.md';

/** Whether somebody of this name can play the game: a level, a peer, or `random`. */
function isPlayer(name: string, game: Game): boolean {
  try {
    deciderCalled(name, createEngine(game));
    return true;
  } catch {
    return false;
  }
}

/** What tests and tools still want of a game, a sentence each with where to read on. */
export function missingIn(game: Game, kit: GameKit | undefined, has: (path: string) => boolean = existsSync): string[] {
  const { id } = game;
  const missing: string[] = [];
  const want = (isThere: boolean, sentence: string, part: number) => {
    if (!isThere) missing.push(`${id} ${sentence}: ${GUIDE}, ${part}`);
  };
  want(has(`src/rules/${id}/README.md`), `has no numbered rules in src/rules/${id}/README.md`, 1);
  want(has(`__tests__/rules/${id}`), `has no tests of its rules in __tests__/rules/${id}`, 2);
  for (let version = 1; version <= game.version; version++) {
    const save = `__tests__/match/saves/${id}-${version}.json`;
    want(has(save), `has no save that must load for ever, ${save} (npm run golden-save -- ${id})`, 3);
  }
  const sheet = sheetRules[id];
  want(sheet !== undefined, 'has no score sheet: list it in src/keeper/index.ts', 6);
  if (sheet) want(sheet.box !== undefined, `does not say how its box is set up: src/rules/${id}/box.ts`, 6);
  if (!kit) {
    want(false, `has no kit: write kits/${id}/kit.ts and list it in kits/index.ts`, 3);
    return missing;
  }
  const runs = Object.keys(kit.golden);
  want(runs.length > 0, 'has no golden playthroughs in its kit (golden)', 3);
  for (const run of runs) {
    const text = `__tests__/golden/${id}-${run}.txt`;
    want(has(text), `has no playthrough ${text} (npm run golden -- ${id})`, 3);
  }
  const { pairings } = kit.ladder;
  want(pairings.length > 0, 'has no aims for its bots in its kit (ladder.pairings)', 4);
  for (const name of new Set(pairings.flatMap(({ one, others }) => [one, others])))
    want(isPlayer(name, game), `is to be played by "${name}", whom nobody knows (ladder.peers in its kit)`, 4);
  want(kit.bench.length > 0, 'has no aim for its speed in its kit (bench)', 4);
  want(kit.sheet.parts.length > 0, 'does not name what its points are made of in its kit (sheet.parts)', 6);
  return missing;
}
