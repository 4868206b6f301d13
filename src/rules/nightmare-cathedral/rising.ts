import type { Seat, Table } from '../kernel/types';

import { NIGHTMARES } from './content/nightmares';
import { TOKENS } from './content/tokens';
import { CATHEDRAL_TRACK, FORKS } from './content/tracks';
import type { Colour } from './content/types';
import { landOf } from './land';
import { mixDreams, findTopDream } from './piles';
import type { NightmareCathedral } from './state';

/** The state of the Cathedral, and what comes in as it grows. */

/** This many dreams lie open. */
export const MARKET_PLACES = 3;

/** Says whether the Cathedral is finished; then stage 2 begins (N8.5). */
export const arePiecesComplete = (s: NightmareCathedral): boolean => s.pieces.length === CATHEDRAL_TRACK.length;

/** Says whether a seat has a Nightmare left to command in this turn (N9.1). */
export const canCommand = (s: NightmareCathedral, seat: Seat): boolean =>
  arePiecesComplete(s) && s.commanded[seat] !== 3;

/** Returns how many devoured units end the match: the higher of the two cards' numbers (N9.4). */
export function limitOfDevoured(s: NightmareCathedral): number {
  const column = Math.max(0, s.seats - 2);
  return Math.max(...s.nightmares.map((nightmare) => NIGHTMARES[nightmare][s.options.side].limit?.[column] ?? 0));
}

const colourLeft = (s: NightmareCathedral, colour: Colour): number =>
  FORKS.filter((fork, space) => fork.colour === colour && s.tokens[space] > 0).length;

/** Lays the tokens of a colour on the spaces of that colour at random. */
export function layTokens(s: Pick<NightmareCathedral, 'tokens'>, colour: Colour, dice: Pick<Table, 'shuffle'>): void {
  const tokens = Object.keys(TOKENS)
    .map(Number)
    .filter((token) => TOKENS[token].colour === colour);
  dice.shuffle(tokens);
  FORKS.forEach((fork, space) => {
    if (fork.colour === colour) s.tokens[space] = tokens.pop()!;
  });
}

/** N10.3: with one grey token left the yellow ones come in, with one yellow token left the red ones. */
export function findNextColour(s: NightmareCathedral, taken: Colour): Colour | null {
  if (taken === 'red' || colourLeft(s, taken) !== 1) return null;
  return taken === 'grey' ? 'yellow' : 'red';
}

/** Lists the spaces of Forking Paths that may be built from (N10.2). */
export function openForks(s: NightmareCathedral): number[] {
  const spaces: number[] = [];
  FORKS.forEach((fork, space) => {
    if (s.pieces.includes(fork.piece)) return;
    if (fork.colour === 'grey' || (s.tokens[space] > 0 && fork.after.every((piece) => s.pieces.includes(piece))))
      spaces.push(space);
  });
  return spaces;
}

/** N8.4: the cards of stage 2 come in. */
export function bringStageCards(s: NightmareCathedral, table: Table): void {
  s.stageCards = true;
  s.deck.push(...s.deck2);
  s.deck2 = [];
  table.shuffle(s.deck);
  s.dreamDeck.push(...s.dreamDeck2, ...s.market);
  s.dreamDeck2 = [];
  mixDreams(s, table);
  s.market = [];
  for (let slot = 0; slot < MARKET_PLACES; slot++) {
    const card = findTopDream(s);
    if (card !== undefined) s.market.push(card);
  }
  s.gone.push(...s.conflicts);
  s.conflicts = s.conflicts2;
  s.conflicts2 = [];
  s.conflictsMet = 0;
  table.say({ key: 'stageCards', cards: s.market.slice() });
}

/**
 * Lists the areas that a Nightmare may enter: none twice in one activation, and not the one in which it began (N9.2).
 */
export function listRoamingTargets(s: NightmareCathedral, nightmare: number, path: readonly number[]): number[] {
  return landOf(s).adjacent[s.nightmareAt[nightmare]].filter((area) => !path.includes(area));
}
