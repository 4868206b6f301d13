import { readFileSync } from 'node:fs';

import { kits } from '../../kits';
import { createEyes } from '../../src/rules/bots/eyes';
import { LEVELS, LEVEL_NAMES, type Level, type LevelName } from '../../src/rules/bots/levels';
import { createMind, thinkAs, dropLearned, type Mind } from '../../src/rules/bots/mind';
import type { Dice, Engine, Learned, LearnedNet, Move, Seat, State } from '../../src/rules/kernel/types';

/** Something that decides for a seat. */
export type Decider = (engine: Engine, state: State, seat: Seat, dice: Dice) => Move;

/** Decides as a level does; a level that has learned needs the mind. */
export const levelDecider =
  (level: Level, mind: Mind | null): Decider =>
  (engine, state, seat, dice) => {
    const thought = thinkAs(level, engine, mind, state, seat, dice);
    for (;;) {
      const slice = thought.next();
      if (slice.done) return slice.value;
    }
  };

const readNets = (files: string): LearnedNet[] =>
  files.split(',').map((file) => JSON.parse(readFileSync(file, 'utf8')) as LearnedNet);

/**
 * Finds a decider by name: `random`, a level, one of the game's peers, a level as JSON, or one of these with nets from
 * files, as `hard@reports/training/koty-2.net.json`.
 */
export function deciderCalled(given: string, engine: Engine, learned: Learned | null = null): Decider {
  const { game } = engine;
  const [name, files] = given.split('@');
  const mind = learned && createMind(game, files ? { ...learned, nets: readNets(files) } : learned);
  const peers = kits[game.id]?.ladder.peers ?? {};
  const peer = peers[name];
  if (peer) return (_, state, seat, dice) => peer(createEyes(engine, state, seat), dice);
  if (name === 'random') return levelDecider({ kind: 'random' }, null);
  const levels = game.levels ?? LEVELS;
  const judged = dropLearned(levels.hard);
  if (name === 'judged' && judged) return levelDecider(judged, null);
  if (LEVEL_NAMES.includes(name as LevelName)) return levelDecider(levels[name as LevelName], mind);
  if (name.startsWith('{')) return levelDecider(JSON.parse(name) as Level, mind);
  throw new Error(
    `nobody is called "${name}"; there are random, ${LEVEL_NAMES.join(', ')}, ${judged ? 'judged, ' : ''}${Object.keys(peers).join(', ')}`,
  );
}
