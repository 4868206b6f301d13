import type { Card, Seat } from '../../rules/kernel/types';
import { everybody } from '../../rules/sen/lands';
import type { Sen } from '../../rules/sen/state';
import { middleOf, type Spot } from '../../table/layout/box';
import type { Cell, Cells } from '../../table/layout/column';
import { PILED, around, join, pieceKey, pile, type Part } from '../../table/pieces';
import type { Piece, Scene, Size } from '../../table/scene';
import type { Phrase } from '../../words/phrase';

import { faceOf, lookOf, pictureOf } from './cardFace';
import { cardPhrase } from './eventText';
import { CLOSED, OPEN, handCell, handPlace, landPlace, plateCell } from './keys';
import { layout } from './layout';
import { stepOf } from './phase';

/** A card narrower than this shows its number larger; for who wants large cards, most do. */
const SMALL = { usual: 58, largeCards: 96 };
/** How much the cards in hand lean outward. */
const LEAN = 3;

/** A memory says that it is one: else it would sound as if the land lay open for all. */
function label(card: Card, isMemory: boolean): Phrase {
  if (card === 0) return { key: 'sen:piece.hidden' };
  return isMemory ? { key: 'sen:piece.memory', facts: { card: cardPhrase(card) } } : cardPhrase(card);
}

type Lying = Pick<Piece, 'place' | 'depth'> &
  Partial<Pick<Piece, 'turn'>> & { readonly slot?: string; readonly isMemory?: boolean };

const pieceAt = (card: Card, spot: Spot, { place, slot = place, depth, turn = 0, isMemory = false }: Lying): Piece => ({
  key: pieceKey(card, slot),
  place,
  face: card === 0 ? null : faceOf({ picture: pictureOf(card), isMemory, isSmall: false }),
  ...spot,
  turn,
  depth,
  label: label(card, isMemory),
});

/** The card in the middle of its place. */
const spotIn = (cell: Cell): Spot => {
  const { x, y } = middleOf(cell);
  return { x, y, width: cell.card };
};

const placeIn = ({ x, y, width, height }: Cell) => middleOf({ x, y, width, height });

function piles(view: Sen, cells: Cells): Part {
  // What lies under the open card is only drawn where the viewer may see it: face down it would have to turn over to be covered.
  const isSpread = view.open.length > 1 && view.open[view.open.length - 2] !== 0;
  const stacked = (cards: readonly Card[], place: string, drawn: number) =>
    pile(cards, place, spotIn(cells[place]), (card, slot, spot, depth) => pieceAt(card, spot, { place, slot, depth }), {
      drawn,
    });
  return {
    places: [
      {
        key: CLOSED,
        ...placeIn(cells[CLOSED]),
        label: { key: 'sen:place.closed' },
        caption: { key: 'sen:place.left', facts: { count: view.closed.length } },
        outlined: true,
      },
      { key: OPEN, ...placeIn(cells[OPEN]), label: { key: 'sen:place.open' }, outlined: true },
    ],
    pieces: [...stacked(view.closed, CLOSED, PILED), ...stacked(view.open, OPEN, isSpread ? PILED : 1)],
  };
}

function hand(view: Sen, seat: Seat, cells: Cells): Part {
  if (view.hand.length === 0 && stepOf(view) === 'turn.choose' && view.turn === seat) {
    const empty = placeIn(cells[handCell(1, 0)]); // where a card drawn by hand is put down
    return { places: [{ key: handPlace(0), ...empty, label: { key: 'sen:place.forDrawn' } }], pieces: [] };
  }
  const lying = view.hand.map((_, index) => cells[handCell(view.hand.length, index)]);
  const who = { who: { seat: view.turn } };
  const label: Phrase = view.turn === seat ? { key: 'sen:place.hand' } : { key: 'sen:place.handOf', facts: who };
  const owner = view.turn !== seat && { caption: { key: 'sen:place.handOwner', facts: who } };
  const lean = (index: number) => (view.hand.length === 1 ? -LEAN : (index * 2 - 1) * LEAN);
  return {
    places: lying.map((cell, index) => ({
      key: handPlace(index),
      ...placeIn(cell),
      label,
      ...(index === 0 && owner),
    })),
    pieces: view.hand.map((card, index) =>
      pieceAt(card, spotIn(lying[index]), { place: handPlace(index), depth: PILED + index, turn: lean(index) }),
    ),
  };
}

function dream(view: Sen, seat: Seat, owner: Seat, cells: Cells): Part {
  const key = seat === owner ? 'sen:place.own' : 'sen:place.land';
  /** What the viewer sees though nobody shows it right now, it remembers (S13). */
  const lookers = seat < 0 ? everybody(view) : 1 << seat;
  const isMemory = (land: number) => (view.shown[owner][land] & lookers) !== lookers;
  return {
    places: view.dreams[owner].map((_, land) => ({
      key: landPlace(owner, land),
      ...placeIn(cells[landPlace(owner, land)]),
      label: { key, facts: { owner: { seat: owner }, land: land + 1 } },
    })),
    pieces: view.dreams[owner].map((card, land) => {
      const place = landPlace(owner, land);
      return pieceAt(card, spotIn(cells[place]), { place, depth: land, isMemory: isMemory(land) });
    }),
  };
}

/** Small cards show their number larger. */
const legible = (one: Piece, least: number): Piece =>
  one.face === null || one.width >= least ? one : { ...one, face: faceOf({ ...lookOf(one.face), isSmall: true }) };

export function scene(view: Sen, seat: Seat, size: Size): Scene {
  const [own, ...rivals] = around(view.seats, seat);
  const seats = [own, ...rivals];
  const cells = layout(
    seats.map((owner) => ({ seat: owner, lands: view.dreams[owner].length })),
    size,
  );
  const { places, pieces } = join([
    ...rivals.map((rival) => dream(view, seat, rival, cells)),
    piles(view, cells),
    hand(view, seat, cells),
    dream(view, seat, own, cells),
  ]);
  const least = size.largeCards ? SMALL.largeCards : SMALL.usual;
  return {
    places,
    pieces: pieces.map((one) => legible(one, least)),
    plates: seats.map((owner) => ({ seat: owner, ...placeIn(cells[plateCell(owner)]), score: view.totals[owner] })),
  };
}
