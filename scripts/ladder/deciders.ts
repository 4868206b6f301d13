import { kits } from '../../kits';
import { eyesOf } from '../../src/rules/bots/eyes';
import { LEVELS, LEVEL_NAMES, type Level, type LevelName } from '../../src/rules/bots/levels';
import { decide } from '../../src/rules/bots/think';
import type { Dice, Engine, Move, Seat, State } from '../../src/rules/kernel/types';

/** Something that plays for a seat. */
export type Decider = (engine: Engine, state: State, seat: Seat, dice: Dice) => Move;

function levelDecider(level: Level): Decider {
  const forgets = level.kind === 'random' ? 0 : level.forgets;
  return (engine, state, seat, dice) => decide(engine, eyesOf(engine, state, seat, forgets), level, dice);
}

/** `random`, a level's name, one of the game's peers, or a level as JSON. */
export function deciderCalled(name: string, engine: Engine): Decider {
  const { game } = engine;
  const peers = kits[game.id]?.ladder.peers ?? {};
  const peer = peers[name];
  if (peer) return (_, state, seat, dice) => peer(eyesOf(engine, state, seat), dice);
  if (name === 'random') return levelDecider({ kind: 'random' });
  const levels = game.levels ?? LEVELS;
  if (LEVEL_NAMES.includes(name as LevelName)) return levelDecider(levels[name as LevelName]);
  if (name.startsWith('{')) return levelDecider(JSON.parse(name) as Level);
  throw new Error(
    `nobody is called "${name}"; there are random, ${LEVEL_NAMES.join(', ')}, ${Object.keys(peers).join(', ')}`,
  );
}
