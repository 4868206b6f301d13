import type { Card, Seat } from '../../rules/kernel/types';
import { numberOf } from '../../rules/template/cards';
import { pointsOf } from '../../rules/template/judge';
import type { Template } from '../../rules/template/state';
import { middleOf } from '../../table/box';
import type { Piece, Place, Plate, Scene, Size } from '../../table/scene';
import { TARGET } from '../../theme/space';
import type { Phrase } from '../../words/phrase';

import { DISCARD, PILE, handOf, pieceKey, stairsPlace } from './keys';
import { ASPECT, LIFT, PILED, layout, type Spot, type Spots } from './layout';

const IN_HAND = 100;

interface Part {
  readonly place: Place;
  readonly pieces: readonly Piece[];
}

export const cardPhrase = (card: Card): Phrase =>
  card === 0 ? { key: 'template:piece.hidden' } : { key: 'template:card.name', facts: { number: numberOf(card) } };

export const faceOf = (card: Card): string | null => (card === 0 ? null : String(numberOf(card)));

/** Seats from the viewer's own, clockwise; a viewer without a seat looks from the first. */
const around = (seats: number, seat: Seat): Seat[] =>
  Array.from({ length: seats }, (_, step) => (Math.max(seat, 0) + step) % seats);

/** The top cards of a pile or of stairs. */
function pile(cards: readonly Card[], key: string, { x, y, card: width }: Spot, label: Phrase): Part {
  const under = Math.max(0, cards.length - PILED);
  return {
    place: {
      key,
      x,
      y,
      width: Math.max(TARGET, width),
      height: Math.max(TARGET, width * ASPECT),
      label,
      outlined: true,
      isPile: true,
    },
    pieces: cards.slice(under).map((card, index) => ({
      key: pieceKey(card, `${key}:${under + index}`),
      place: key,
      face: faceOf(card),
      x,
      y: y - index * LIFT,
      width,
      turn: 0,
      depth: index,
      label: cardPhrase(card),
    })),
  };
}

function stairsLabel(view: Template, owner: Seat, seat: Seat, stairs: number): Phrase {
  const facts = { stairs: stairs + 1, count: view.stairs[owner][stairs].length };
  return owner === seat
    ? { key: 'template:place.own', facts }
    : { key: 'template:place.stairs', facts: { ...facts, owner: { seat: owner } } };
}

/** The viewer's hand; a viewer without a seat sees that of whose turn it is, face down. */
function hand(view: Template, seat: Seat, { hand: spot }: Spots): Part {
  const owner = seat < 0 ? view.turn : seat;
  const cards = view.hands[owner];
  const { x, y, card: width, pitch } = spot;
  const key = handOf(owner);
  return {
    place: {
      key,
      x,
      y,
      width: Math.max(TARGET, width + pitch * (view.options.hand - 1)),
      height: Math.max(TARGET, width * ASPECT),
      label:
        seat < 0 ? { key: 'template:place.handOf', facts: { owner: { seat: owner } } } : { key: 'template:place.hand' },
    },
    pieces: cards.map((card, index) => ({
      key: pieceKey(card, `${key}:${index}`),
      place: key,
      face: faceOf(card),
      x: x + (index - (cards.length - 1) / 2) * pitch,
      y,
      width,
      turn: 0,
      depth: IN_HAND + index,
      label: cardPhrase(card),
    })),
  };
}

export function scene(view: Template, seat: Seat, size: Size): Scene {
  const spots = layout(view.seats, view.options.hand, size);
  const seats = around(view.seats, seat);
  const left = { key: 'template:place.left', facts: { count: view.pile.length } };
  const closed = pile(view.pile, PILE, spots.pile, { key: 'template:place.pile' });
  const parts: Part[] = [
    ...seats.flatMap((owner, at) =>
      view.stairs[owner].map((cards, stairs) =>
        pile(cards, stairsPlace(owner, stairs), spots.seats[at].stairs[stairs], stairsLabel(view, owner, seat, stairs)),
      ),
    ),
    { ...closed, place: { ...closed.place, caption: left, captionAt: spots.left } },
    pile(view.discard, DISCARD, spots.discard, { key: 'template:place.discard' }),
    hand(view, seat, spots),
  ];
  return {
    places: parts.map(({ place }) => place),
    pieces: parts.flatMap(({ pieces }) => pieces),
    plates: seats.map((owner, at): Plate => ({
      seat: owner,
      ...middleOf(spots.seats[at].plate),
      score: pointsOf(view, owner),
    })),
  };
}
