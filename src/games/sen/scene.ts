import type { Card, Seat } from '../../rules/kernel/types';
import { crowsOf } from '../../rules/sen/cards';
import { bitsOfAll } from '../../rules/sen/lands';
import type { Sen } from '../../rules/sen/state';
import type { CardCell, Cells } from '../../table/layout/column';
import { middleOf, type Spot } from '../../table/layout/rect';
import { PILED, listAround, join, pieceKey, buildPile, type Part } from '../../table/pieces';
import type { Piece, Plate, Scene, Size } from '../../table/scene';
import type { Phrase } from '../../words/phrase';

import { encodeFace, decodeFace, pictureOf } from './cardFace';
import { cardPhrase } from './eventText';
import { CLOSED, OPEN, handKey, handPlace, landPlace, plateKey } from './keys';
import { layout } from './layout';
import { getCount, getPhase } from './phase';

/**
 * A card narrower than this shows its number larger. The limit is higher for people who ask for large cards, so for
 * them most cards do.
 */
const SMALL = { usual: 58, largeCards: 96 };
/** How far the cards in hand lean outward, in degrees. */
const LEAN = 3;

/** The label says that a card is only remembered: otherwise a listener would think that the land lies open for all. */
function label(card: Card, isMemory: boolean): Phrase {
  if (card === 0) return { key: 'sen:piece.hidden' };
  return isMemory ? { key: 'sen:piece.memory', facts: { card: cardPhrase(card) } } : cardPhrase(card);
}

type Lying = Pick<Piece, 'place' | 'depth'> &
  Partial<Pick<Piece, 'turn'>> & { readonly slot?: string; readonly isMemory?: boolean };

const pieceAt = (card: Card, spot: Spot, { place, slot = place, depth, turn = 0, isMemory = false }: Lying): Piece => ({
  key: pieceKey(card, slot),
  place,
  face: card === 0 ? null : encodeFace({ picture: pictureOf(card), isMemory, isSmall: false }),
  ...spot,
  turn,
  depth,
  label: label(card, isMemory),
});

/** Returns the spot of a card in the middle of its place. */
const spotIn = (cell: CardCell): Spot => {
  const { x, y } = middleOf(cell);
  return { x, y, width: cell.card };
};

const placeIn = ({ x, y, width, height }: CardCell) => middleOf({ x, y, width, height });

function piles(view: Sen, cells: Cells): Part {
  // The card below the open one is drawn only where the viewer may see it: if it were face down, it would have to turn
  // over when it is covered.
  const isSpread = view.open.length > 1 && view.open[view.open.length - 2] !== 0;
  const buildStack = (cards: readonly Card[], place: string, drawn: number) =>
    buildPile(
      cards,
      place,
      spotIn(cells[place]),
      (card, slot, spot, depth) => pieceAt(card, spot, { place, slot, depth }),
      {
        drawn,
      },
    );
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
    pieces: [...buildStack(view.closed, CLOSED, PILED), ...buildStack(view.open, OPEN, isSpread ? PILED : 1)],
  };
}

function hand(view: Sen, seat: Seat, cells: Cells): Part {
  if (view.hand.length === 0 && getPhase(view) === 'turn.choose' && view.turn === seat) {
    const empty = placeIn(cells[handKey(1, 0)]); // a person who draws by hand drops the card here
    return { places: [{ key: handPlace(0), ...empty, label: { key: 'sen:place.forDrawn' } }], pieces: [] };
  }
  const lying = view.hand.map((_, index) => cells[handKey(view.hand.length, index)]);
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
  /** A card that the viewer sees although it is not shown right now is a memory (S13). */
  const lookers = seat < 0 ? bitsOfAll(view) : 1 << seat;
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

/** What a plate counts: the crows of the round while they come to light and are compared, else those of the match. */
function scoreOf(view: Sen, seat: Seat): Pick<Plate, 'score' | 'scoreName' | 'isBest'> {
  const step = getCount(view);
  if (step === null) return { score: view.totals[seat] };
  const scoreName = { key: 'sen:crowsName' };
  const round = view.rounds[view.rounds.length - 1];
  if (step === 'count')
    return { score: round.points[seat], scoreName, isBest: round.points[seat] === Math.min(...round.points) };
  const open = view.dreams[seat].filter((_, land) => view.shown[seat][land] === bitsOfAll(view));
  return { score: open.reduce((sum, card) => sum + crowsOf(card), 0), scoreName };
}

/** Makes a small card show its number larger. */
const makeLegible = (one: Piece, least: number): Piece =>
  one.face === null || one.width >= least
    ? one
    : { ...one, face: encodeFace({ ...decodeFace(one.face), isSmall: true }) };

export function layOutScene(view: Sen, seat: Seat, size: Size): Scene {
  const [own, ...rivals] = listAround(view.seats, seat);
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
    pieces: pieces.map((one) => makeLegible(one, least)),
    plates: seats.map((owner) => ({ seat: owner, ...placeIn(cells[plateKey(owner)]), ...scoreOf(view, owner) })),
  };
}
