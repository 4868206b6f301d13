import { clone } from '../../../src/rules/kernel/clone';
import { createEngine } from '../../../src/rules/kernel/engine';
import type { Card, Event, Seat } from '../../../src/rules/kernel/types';
import { CARDS, deckOf, type Kind } from '../../../src/rules/koty/cards';
import { koty } from '../../../src/rules/koty/game';
import { makeEmptyDream } from '../../../src/rules/koty/lands';
import type { Koty, KotyMove, KotyOptions } from '../../../src/rules/koty/state';

export const engine = createEngine(koty);

/** A cat by its value, any other card by its kind. */
export type Named = number | Exclude<Kind, 'cat' | 'nine'>;
/** The number of "9s" in a land, and what lies on them. */
export type Lain = readonly [nines: number, top?: Named];

export interface Arrangement {
  /** The lands by seat; those left out are empty. */
  readonly dreams: readonly (readonly Lain[])[];
  /** The hands by seat; a hand left out is three crows and a 7. */
  readonly hands?: readonly (readonly Named[])[];
  /** The pile, top card last. The rest of the deck lies under it, unless nothing is left. */
  readonly pile?: readonly Named[];
  readonly discard?: readonly Named[];
  readonly rest?: 'pile' | 'none';
  readonly turn?: Seat;
  readonly options?: Partial<KotyOptions>;
}

export const NIGHT = { moth: 4, bat: 4, owl: 4, dragon: 1 };

export const named = (card: Card): Named => {
  const { kind, value } = CARDS[card];
  return kind === 'cat' ? value : (kind as Named);
};

/** A match at the beginning of a turn, with these cards on the table. */
export function arrange({
  dreams,
  hands = [],
  pile = [],
  discard = [],
  rest = 'pile',
  turn = 0,
  options,
}: Arrangement): Koty {
  const s = engine.start({ seats: dreams.length, seed: 1, first: turn, options });
  const left = deckOf(s.options);
  const take = (wanted: Named): Card => {
    const index = left.findIndex((card) => named(card) === wanted);
    if (index < 0) throw new Error(`the deck has no more ${wanted}`);
    return left.splice(index, 1)[0];
  };
  s.hands = dreams.map((_, seat) => (hands[seat] ?? ['crow', 'crow', 'crow', 7]).map(take));
  s.discard = discard.map(take);
  const top = pile.map(take);
  s.dreams = dreams.map((lands) =>
    makeEmptyDream().map((land, index) => {
      const [, cat] = lands[index] ?? [0];
      return cat === undefined ? land : { ...land, top: [take(cat)] };
    }),
  );
  dreams.forEach((lands, seat) =>
    lands.forEach(([nines], land) => {
      for (let nine = 0; nine < nines; nine++) s.dreams[seat][land].nines.push(left.pop()!);
      s.dreams[seat][land].known = Array.from({ length: nines }, () => false);
    }),
  );
  s.pile = rest === 'pile' ? [...left, ...top] : top;
  return s;
}

/** Writes a move in words: `befriend joker as 7 at 1.0`, `place 2 at 0`. */
function inWords(move: KotyMove): string {
  const facts = move as { type: string; card?: Card; as?: number; dream?: Seat; land?: number };
  const parts = [facts.type];
  if (facts.card !== undefined) parts.push(String(named(facts.card)));
  if (facts.as !== undefined) parts.push(`as ${facts.as}`);
  if (facts.land !== undefined)
    parts.push(facts.dream === undefined ? `at ${facts.land}` : `at ${facts.dream}.${facts.land}`);
  return parts.join(' ');
}

/** What the asked seat may do, in words. Equal cards count once. */
export function offers(s: Koty): string[] {
  const moves = engine.moves(s, engine.waiting(s)[0]);
  return [...new Set(moves.map(inWords))];
}

/** Plays moves given in words for whoever is asked, and returns the events. */
export function play(s: Koty, ...wanted: readonly string[]): Event[] {
  const told: Event[] = [];
  for (const words of wanted) {
    const [seat] = engine.waiting(s);
    const move = engine.moves(s, seat).find((one) => inWords(one) === words);
    if (!move) throw new Error(`seat ${seat} can't "${words}" but ${offers(s).join(', ')}`);
    engine.play(s, seat, move, (event) => told.push(clone(event)));
  }
  return told;
}

/** A dream in words: `9 9 8`, `crow`, `9`, `-`; empty lands at the end are left out. */
export function dream(s: Koty, seat: Seat): string[] {
  const lands = s.dreams[seat].map(
    ({ nines, top }) => [...nines.map(() => '9'), ...top.map((card) => String(named(card)))].join(' ') || '-',
  );
  while (lands.at(-1) === '-') lands.pop();
  return lands;
}

export const hand = (s: Koty, seat: Seat): Named[] => s.hands[seat].map(named);
export const names = (cards: readonly Card[]): Named[] => cards.map(named);
export const keys = (told: readonly Event[]): string[] => told.map((event) => event.key);
