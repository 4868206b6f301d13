import { openMatches } from '../src/match/matches';
import { thinkForSeat } from '../src/match/thinkForSeat';
import type { Match, Setup, Sitter } from '../src/match/types';
import { games } from '../src/rules';
import type { LevelName } from '../src/rules/bots/levels';
import { createDice } from '../src/rules/kernel/chance';
import type { Move } from '../src/rules/kernel/types';
import type { CatName } from '../src/storage/cats';
import { openDocuments } from '../src/storage/documents';
import { markNames } from '../src/storage/marks';
import { createMemoryStores } from '../src/storage/memoryStores';
import { addPerson } from '../src/storage/people';
import type { Settings } from '../src/storage/settings';
import type { Stores } from '../src/storage/store';

export interface Kept {
  readonly settings?: Partial<Settings>;
  readonly people?: readonly string[];
  readonly matches?: readonly KeptMatch[];
  /** Writes further records. */
  readonly more?: (stores: Stores) => void;
}

export interface KeptMatch extends Setup {
  /** Plays the match before the test begins. */
  readonly before?: (match: Match) => void;
}

export const person = (seat: number, name: string): Sitter => ({
  kind: 'person',
  person: seat + 1,
  name,
  mark: markNames[seat],
});
export const bot = (seat: number, name: string, level: LevelName = 'easy', cat?: CatName): Sitter => ({
  kind: 'bot',
  level,
  name,
  mark: markNames[seat],
  ...(cat && { cat }),
});

/**
 * Makes the local storage of a browser in which somebody has played before, written by the app's own storage. Matches
 * get the numbers 1, 2 and so on.
 */
export function localStorageOf({
  settings = {},
  people = [],
  matches = [],
  more,
}: Kept): { name: string; value: string }[] {
  const kept = new Map<string, Map<string, string>>();
  const stores = createMemoryStores(kept);
  const house = openDocuments(stores);
  house.settings.change({ welcomed: true, ...settings });
  for (const name of people) addPerson(house.people, name);
  let time = Date.now() - 1_000_000;
  const shelf = openMatches({ stores, games, now: () => (time += 1000) });
  for (const { before, ...setup } of matches) {
    const match = shelf.begin(setup);
    before?.(match);
  }
  more?.(stores);
  return [...kept].flatMap(([store, texts]) => [...texts].map(([key, value]) => ({ name: `${store}\\${key}`, value })));
}

type Choose = (moves: readonly Move[]) => Move;

/** Chooses by the dice. Koty would not end if its person always took the last move offered: that exchanges cards. */
export function chooseByDice(seed: number): Choose {
  const dice = createDice(seed);
  return (moves) => moves[dice.random(moves.length)];
}

/**
 * Plays a match to its end, or until so many decisions are made: bots think, people take the last move offered unless
 * something else chooses.
 */
export function playedOut(match: Match, most = Infinity, choose: Choose = (moves) => moves[moves.length - 1]): void {
  for (;;) {
    const { status, waiting, viewer, moves, view } = match.showing.getState();
    if (status !== 'underWay' || view.played >= most) return;
    const seat = waiting[0];
    const forced = match.findAppMove(seat);
    if (forced) match.play(seat, forced);
    else if (seat === viewer) match.play(seat, choose(moves));
    else {
      const thought = match.startThinking(thinkForSeat, seat);
      let slice = thought.next();
      while (!slice.done) slice = thought.next();
      match.play(seat, slice.value);
    }
  }
}
