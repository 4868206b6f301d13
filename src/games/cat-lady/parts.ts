import { faceOf as cardFace } from '../../rules/cat-lady/cards';
import type { Card } from '../../rules/kernel/types';
import { SMALL } from '../../table/layout/measures';
import { middleOf, type Rect, type Spot } from '../../table/layout/rect';
import { spread, type Seen } from '../../table/layout/spread';
import { pieceKey, type Part } from '../../table/pieces';
import type { Piece, Place } from '../../table/scene';

import { encodeFace } from './cardFace';
import { SEEN } from './measures';
import { describeCard, makePhrase } from './phrases';

/** Returns the face of a card at this width; null means face down. */
const lookOfCard = (card: Card, width: number, isFed = false, count: string | null = null): string | null =>
  card === 0 ? null : encodeFace({ picture: cardFace(card).key, isSmall: width < SMALL, isFed, count });

export const buildCardPiece = (
  card: Card,
  place: string,
  slot: string,
  { x, y, width }: Spot,
  depth: number,
  isFed = false,
  brings: string | null = null,
): Piece => ({
  key: pieceKey(card, slot),
  place,
  face: lookOfCard(card, width, isFed, brings),
  x,
  y,
  width,
  turn: 0,
  depth,
  label: isFed ? makePhrase('cat.fed', { cat: describeCard(card) }) : describeCard(card),
});

/**
 * The stack that a card belongs to: food and toys are stacked by kind, and costumes, catnip, lost cats and spray
 * bottles have a stack each.
 */
function stackOf(card: Card): string {
  if (card === 0) return '';
  const face = cardFace(card);
  return face.type === 'toy' || face.type === 'food' ? face.key : face.type;
}

const ORDER = [
  'chicken',
  'chicken2',
  'tuna',
  'tuna2',
  'milk',
  'milk2',
  'treat',
  'lostCat',
  'sprayBottle',
  'mouse',
  'yarn',
  'wand',
  'tower',
  'scratcher',
  'costume',
  'catnip',
  '',
];

/** Returns how many stacks these cards make. */
export const stacksIn = (cards: readonly Card[]): number => new Set(cards.map(stackOf)).size;

const IN_STACK = 0.16;
const WIDEST = 104;

/** Builds a hand in stacks of equal cards; the label of the top card says how many there are. */
export function buildHandPart(
  cards: readonly Card[],
  place: Omit<Place, 'x' | 'y' | 'width' | 'height'>,
  box: Rect,
  depth: number,
  seen: Seen = SEEN,
): Part {
  const stacks = ORDER.flatMap((stack) => {
    const alike = cards.flatMap((card, index) => (stackOf(card) === stack ? [{ card, index }] : []));
    return alike.length > 0 ? [alike] : [];
  });
  const most = Math.max(1, ...stacks.map((stack) => stack.length));
  const lean = Math.min(IN_STACK, 0.62 / most);
  const fold = (width: number) => width * lean * (most - 1);
  const rough = spread(stacks.length, box, WIDEST, seen)[0]?.width ?? 0;
  const spots = spread(stacks.length, { ...box, width: box.width - fold(rough) }, WIDEST, seen);
  let at = 0;
  const pieces = stacks.flatMap((stack, one) =>
    stack.map(({ card, index }, above): Piece => {
      const { x, y, width } = spots[one];
      const spot = { x: x + fold(rough) / 2 + (above - (most - 1) / 2) * width * lean, y, width };
      const isTop = above === stack.length - 1;
      const piece = buildCardPiece(card, place.key, `${place.key}:${index}`, spot, depth + at++);
      return isTop && stack.length > 1
        ? {
            ...piece,
            label: makePhrase('piece.stack', {
              card: card === 0 ? makePhrase('piece.hidden') : makePhrase(`stack.${stackOf(card)}`),
              count: stack.length,
            }),
          }
        : piece;
    }),
  );
  return { places: [{ ...place, ...middleOf(box) }], pieces };
}

/** Builds the cats of a seat in one place. */
export function buildCatsPart(
  cards: readonly Card[],
  isFed: (cat: number) => boolean,
  place: Omit<Place, 'x' | 'y' | 'width' | 'height'>,
  box: Rect,
  depth: number,
  widest: number,
  seen: Seen = SEEN,
): { readonly part: Part; readonly spots: readonly Spot[] } {
  const spots = spread(cards.length, box, widest, seen);
  const pieces = cards.map((card, cat) =>
    buildCardPiece(card, place.key, `${place.key}:${cat}`, spots[cat], depth + cat * 6, isFed(cat)),
  );
  return { part: { places: [{ ...place, ...middleOf(box) }], pieces }, spots };
}
