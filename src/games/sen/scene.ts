import type { Card, Seat } from '../../rules/kernel/types';
import { everybody } from '../../rules/sen/lands';
import type { Sen } from '../../rules/sen/state';
import type { Box } from '../../table/box';
import type { Piece, Place, Scene, Size } from '../../table/scene';
import type { Phrase } from '../../words/phrase';

import type { Spot, Spots } from './blocks';
import { CLOSED, OPEN, handPlace, landPlace, pieceKey } from './keys';
import { layout } from './layout';
import { faceOf, lookOf, pictureOf } from './looks';
import { stepOf } from './step';
import { cardPhrase } from './tell';

interface Part {
  readonly places: readonly Place[];
  readonly pieces: readonly Piece[];
}

/** How many cards of a pile are drawn, and how far each lies above the one below. */
const PILE = 4;
const LIFT = 1.5;
/** A card narrower than this shows its number larger; for who wants large cards, most do. */
const SMALL = { usual: 58, largeCards: 96 };
/** How much the cards in hand lean outward. */
const LEAN = 3;

/** Seats from the viewer's own, clockwise; who has no dream sits with the first. */
const around = (seats: number, seat: Seat): Seat[] =>
  Array.from({ length: seats }, (_, step) => (Math.max(seat, 0) + step) % seats);

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2, width, height });

/** A memory says that it is one: else it would sound as if the land lay open for all. */
function label(card: Card, isMemory: boolean): Phrase {
  if (card === 0) return { key: 'sen:piece.hidden' };
  return isMemory ? { key: 'sen:piece.memory', facts: { card: cardPhrase(card) } } : cardPhrase(card);
}

interface Lying {
  readonly slot: string;
  readonly place: string;
  readonly depth: number;
  readonly up?: number;
  readonly turn?: number;
  readonly isMemory?: boolean;
}

function piece(card: Card, spot: Spot, { slot, place, depth, up = 0, turn = 0, isMemory = false }: Lying): Piece {
  const { x, y } = middle(spot);
  const face = card === 0 ? null : faceOf({ picture: pictureOf(card), isMemory, isSmall: false });
  return {
    key: pieceKey(card, slot),
    place,
    face,
    x,
    y: y - up,
    width: spot.card,
    turn,
    depth,
    label: label(card, isMemory),
  };
}

/** The top cards of a pile; slots are counted from the bottom, so that a card drawn renames no other. */
function pile(cards: readonly Card[], place: string, spot: Spot, drawn: number): Piece[] {
  const under = Math.max(0, cards.length - drawn);
  return cards
    .slice(under)
    .map((card, i) => piece(card, spot, { slot: `${place}:${under + i}`, place, depth: i, up: i * LIFT }));
}

function piles(view: Sen, spots: Spots): Part {
  const closed = spots.closed!;
  const open = spots.open!;
  // What lies under the open card is only drawn where the viewer may see it: face down it would have to turn over to be covered.
  const isSpread = view.open.length > 1 && view.open[view.open.length - 2] !== 0;
  return {
    places: [
      {
        key: CLOSED,
        ...middle(closed),
        label: { key: 'sen:place.closed' },
        caption: { key: 'sen:place.left', facts: { count: view.closed.length } },
        outlined: true,
      },
      { key: OPEN, ...middle(open), label: { key: 'sen:place.open' }, outlined: true },
    ],
    pieces: [...pile(view.closed, CLOSED, closed, PILE), ...pile(view.open, OPEN, open, isSpread ? PILE : 1)],
  };
}

function hand(view: Sen, seat: Seat, spots: Spots): Part {
  if (view.hand.length === 0 && stepOf(view) === 'turn.choose' && view.turn === seat) {
    const [empty] = spots.hand![0]; // where a card drawn by hand is put down
    return { places: [{ key: handPlace(0), ...middle(empty), label: { key: 'sen:place.forDrawn' } }], pieces: [] };
  }
  const lying = spots.hand![view.hand.length];
  const whose: Phrase =
    view.turn === seat ? { key: 'sen:place.hand' } : { key: 'sen:place.handOf', facts: { who: { seat: view.turn } } };
  const owner = view.turn !== seat && { caption: { key: 'sen:place.handOwner', facts: { who: { seat: view.turn } } } };
  const lean = (index: number) => (view.hand.length === 1 ? -LEAN : (index * 2 - 1) * LEAN);
  return {
    places: view.hand.map((_, index) => ({
      key: handPlace(index),
      ...middle(lying[index]),
      label: whose,
      ...(index === 0 && owner),
    })),
    pieces: view.hand.map((card, index) =>
      piece(card, lying[index], {
        slot: handPlace(index),
        place: handPlace(index),
        depth: PILE + index,
        turn: lean(index),
      }),
    ),
  };
}

function dream(view: Sen, seat: Seat, owner: Seat, spots: Spots): Part {
  const key = seat === owner ? 'sen:place.own' : 'sen:place.land';
  /** What the viewer sees though nobody shows it right now, it remembers (S13). */
  const lookers = seat < 0 ? everybody(view) : 1 << seat;
  const isMemory = (land: number) => (view.shown[owner][land] & lookers) !== lookers;
  return {
    places: view.dreams[owner].map((_, land) => ({
      key: landPlace(owner, land),
      ...middle(spots.dreams![owner][land]),
      label: { key, facts: { owner: { seat: owner }, land: land + 1 } },
    })),
    pieces: view.dreams[owner].map((card, land) =>
      piece(card, spots.dreams![owner][land], {
        slot: landPlace(owner, land),
        place: landPlace(owner, land),
        depth: land,
        isMemory: isMemory(land),
      }),
    ),
  };
}

/** Small cards show their number larger. */
const legible = (one: Piece, least: number): Piece =>
  one.face === null || one.width >= least ? one : { ...one, face: faceOf({ ...lookOf(one.face), isSmall: true }) };

export function scene(view: Sen, seat: Seat, size: Size): Scene {
  const [own, ...rivals] = around(view.seats, seat);
  const spots = layout(
    [own, ...rivals].map((owner) => ({ seat: owner, lands: view.dreams[owner].length })),
    size,
  );
  const parts = [
    ...rivals.map((rival) => dream(view, seat, rival, spots)),
    piles(view, spots),
    hand(view, seat, spots),
    dream(view, seat, own, spots),
  ];
  return {
    places: parts.flatMap((part) => part.places),
    pieces: parts
      .flatMap((part) => part.pieces)
      .map((one) => legible(one, size.largeCards ? SMALL.largeCards : SMALL.usual)),
    plates: [own, ...rivals].map((owner) => ({
      seat: owner,
      ...middle(spots.plates![owner]),
      score: view.totals[owner],
    })),
  };
}
