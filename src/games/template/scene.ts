import type { Card, Seat } from '../../rules/kernel/types';
import { numberOf } from '../../rules/template/cards';
import { pointsOf } from '../../rules/template/judge';
import type { Template } from '../../rules/template/state';
import { placeOfCard } from '../../table/layout/measures';
import { middleOf, type Spot } from '../../table/layout/rect';
import { listAround, spreadFan, join, pieceKey, buildPile, type Part } from '../../table/pieces';
import type { Piece, Plate, Scene, Size } from '../../table/scene';
import type { Phrase } from '../../words/phrase';

import { DISCARD, PILE, handOf, stairsPlace } from './keys';
import { layout, type Spots } from './layout';

const IN_HAND = 100;

export const cardPhrase = (card: Card): Phrase =>
  card === 0 ? { key: 'template:piece.hidden' } : { key: 'template:card.name', facts: { number: numberOf(card) } };

export const faceOf = (card: Card): string | null => (card === 0 ? null : String(numberOf(card)));

const cardAt = (card: Card, place: string, slot: string, spot: Spot, depth: number): Piece => ({
  key: pieceKey(card, slot),
  place,
  face: faceOf(card),
  turn: 0,
  depth,
  label: cardPhrase(card),
  ...spot,
});

/** Builds stairs or a pile: one place and the top cards that lie on it. */
function pileAt(cards: readonly Card[], key: string, spot: Spot, label: Phrase, more: object = {}): Part {
  const { x, y, width } = spot;
  return {
    places: [{ key, x, y, ...placeOfCard(width), label, outlined: true, isPile: true, ...more }],
    pieces: buildPile(cards, key, spot, (card, slot, at, depth) => cardAt(card, key, slot, at, depth)),
  };
}

function stairsLabel(view: Template, owner: Seat, seat: Seat, stairs: number): Phrase {
  const facts = { stairs: stairs + 1, count: view.stairs[owner][stairs].length };
  return owner === seat
    ? { key: 'template:place.own', facts }
    : { key: 'template:place.stairs', facts: { ...facts, owner: { seat: owner } } };
}

/** Builds the viewer's hand. A viewer without a seat sees the hand of the seat whose turn it is, face down. */
function hand(view: Template, seat: Seat, { hand: spot }: Spots): Part {
  const owner = seat < 0 ? view.turn : seat;
  const cards = view.hands[owner];
  const { x, y, width, pitch } = spot;
  const { width: one, height } = placeOfCard(width);
  const key = handOf(owner);
  const label: Phrase =
    seat < 0 ? { key: 'template:place.handOf', facts: { owner: { seat: owner } } } : { key: 'template:place.hand' };
  const spots = spreadFan(cards.length, { x, y, width }, { pitch });
  return {
    places: [{ key, x, y, width: one + pitch * (view.options.hand - 1), height, label }],
    pieces: cards.map((card, index) => cardAt(card, key, `${key}:${index}`, spots[index], IN_HAND + index)),
  };
}

export function layOutScene(view: Template, seat: Seat, size: Size): Scene {
  const spots = layout(view.seats, view.options.hand, size);
  const seats = listAround(view.seats, seat);
  const left = { key: 'template:place.left', facts: { count: view.pile.length } };
  const stairs = seats.flatMap((owner, at) =>
    view.stairs[owner].map((cards, row) =>
      pileAt(cards, stairsPlace(owner, row), spots.seats[at].stairs[row], stairsLabel(view, owner, seat, row)),
    ),
  );
  return {
    ...join([
      ...stairs,
      pileAt(view.pile, PILE, spots.pile, { key: 'template:place.pile' }, { caption: left, captionAt: spots.left }),
      pileAt(view.discard, DISCARD, spots.discard, { key: 'template:place.discard' }),
      hand(view, seat, spots),
    ]),
    plates: seats.map((owner, at): Plate => ({
      seat: owner,
      ...middleOf(spots.seats[at].plate),
      score: pointsOf(view, owner),
    })),
  };
}
