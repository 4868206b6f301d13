import { seedOf } from '../../src/match/decisionSeed';
import { openMatches } from '../../src/match/matches';
import type { Match, Matches, MatchRefusal, Replay, Setup, Showing, Sitter, Thinker } from '../../src/match/types';
import { games as ours } from '../../src/rules';
import type { Game, Move, Seat } from '../../src/rules/kernel/types';
import { createMemoryStores } from '../../src/storage/memoryStores';
import type { Stores } from '../../src/storage/store';
import type { Kept } from '../storage/faults';

import { tally } from './tally';

export const games: Readonly<Record<string, Game>> = { ...ours, tally: tally as unknown as Game };

/** Sitters from letters: `P` is a person, `b` a bot, as in 'PbP'. */
export const sitters = (who: string): Sitter[] =>
  [...who].map((one, seat) =>
    one === 'P'
      ? { kind: 'person', person: seat + 1, name: `Person ${seat}`, mark: 'circle' }
      : { kind: 'bot', level: 'easy', name: `Bot ${seat}`, mark: 'star' },
  );

export function device(kept: Kept = new Map(), stores: Stores = createMemoryStores(kept)): Matches {
  let time = 1000;
  return openMatches({ stores, games, now: () => time++, seed: () => 42 });
}

export const sen = (who: string, seed = 7, options: Setup['options'] = { end: 'rounds', rounds: 1 }): Setup => ({
  game: 'sen',
  sitters: sitters(who),
  options,
  seed,
});

export function opened<T extends Match | Replay>(found: T | MatchRefusal): T {
  if ('refused' in found) throw new Error(`refused: ${found.refused}`);
  return found;
}

export const now = (match: Match): Showing => match.showing.getState();

/**
 * Picks the same move whenever the same decision comes again. It seldom ends a round, so that matches have some length.
 */
export function choose(moves: readonly Move[], played: number, seat: Seat): Move {
  const dice = seedOf(1, played, seat);
  const end = moves.find(({ type }) => type === 'wake');
  if (end && dice % 20 === 0) return end;
  const others = moves.filter((move) => move !== end);
  return others[dice % others.length];
}

/** Chooses like `choose`, but in slices. */
export const steady: Thinker = function* (engine, state, seat) {
  yield;
  yield;
  return choose(engine.moves(state, seat), state.played, seat);
};

/** The next decision and its seat. */
export function nextDecision(match: Match): { seat: Seat; move: Move } {
  const seat = now(match).waiting[0];
  if (match.sitters[seat].kind === 'bot') return { seat, move: thought(match, seat) };
  if (now(match).viewer !== seat) match.passTo(seat);
  const move = match.findAppMove(seat) ?? choose(now(match).moves, now(match).view.played, seat);
  return { seat, move };
}

export function thought(match: Match, seat: Seat): Move {
  const thinking = match.startThinking(steady, seat);
  for (;;) {
    const slice = thinking.next();
    if (slice.done) return slice.value;
  }
}

/** Plays this many decisions of people and bots, without a driver. */
export function playOn(match: Match, count = Infinity, shouldStop = () => false): void {
  for (let i = 0; i < count && now(match).status === 'underWay' && !shouldStop(); i++) {
    const { seat, move } = nextDecision(match);
    match.play(seat, move);
  }
}
