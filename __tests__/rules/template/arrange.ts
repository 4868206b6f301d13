import { createEngine } from '../../../src/rules/kernel/engine';
import type { Card, Event, Seat } from '../../../src/rules/kernel/types';
import { DECK, numberOf } from '../../../src/rules/template/cards';
import { templateGame } from '../../../src/rules/template/game';
import type { Template, TemplateMove } from '../../../src/rules/template/state';

export const engine = createEngine(templateGame);

export interface Arrangement {
  /** Numbers, by seat. */
  readonly hands: readonly (readonly number[])[];
  /** Numbers, by seat and stairs. */
  readonly stairs?: readonly (readonly (readonly number[])[])[];
  /** Numbers; the last is drawn first. */
  readonly pile?: readonly number[];
}

/** A match at the beginning of a turn of seat 0, with these cards lying there; all others are discarded. */
export function arrange({ hands, stairs = [], pile = [] }: Arrangement): Template {
  const s = engine.start({ seats: hands.length, seed: 1, first: 0 });
  const left = [...DECK];
  const take = (number: number): Card => {
    const index = left.findIndex((card) => numberOf(card) === number);
    if (index < 0) throw new Error(`the deck has no more ${number}`);
    return left.splice(index, 1)[0];
  };
  s.hands = hands.map((hand) => hand.map(take));
  s.stairs = hands.map((_, seat) => [0, 1].map((row) => (stairs[seat]?.[row] ?? []).map(take)));
  s.pile = pile.map(take);
  s.discard = left;
  return s;
}

/** A move in words: `lay 7 on 0`, `discard 3`. */
const inWords = (move: TemplateMove): string =>
  move.type === 'lay' ? `lay ${numberOf(move.card)} on ${move.stairs}` : `discard ${numberOf(move.card)}`;

/** What the asked seat may do, in words. */
export const offers = (s: Template): string[] => engine.moves(s, engine.waiting(s)[0]).map(inWords);

/** Plays moves, in words, for whoever is asked, and gives back what was told. */
export function play(s: Template, ...wanted: readonly string[]): Event[] {
  const told: Event[] = [];
  for (const words of wanted) {
    const [seat] = engine.waiting(s);
    const move = engine.moves(s, seat).find((one) => inWords(one) === words);
    if (!move) throw new Error(`seat ${seat} can't "${words}" but ${offers(s).join(', ')}`);
    engine.play(s, seat, move, (event) => told.push({ ...event }));
  }
  return told;
}

export const numbersIn = (cards: readonly Card[]): number[] => cards.map(numberOf);
export const hand = (s: Template, seat: Seat): number[] => numbersIn(s.hands[seat]);
