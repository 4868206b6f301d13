import type { Card, Seat } from '../../rules/kernel/types';
import { catOf, faceOf as cardFace } from '../../rules/cat-lady/cards';
import { FOODS, KINDS } from '../../rules/cat-lady/cats';
import { FOR_LOST_CATS } from '../../rules/cat-lady/score';
import { outside, sum, type Foods } from '../../rules/cat-lady/feeding/collection';
import type { CatLady } from '../../rules/cat-lady/state';
import type { Piece, Place } from '../../table/scene';
import { TARGET } from '../../theme/space';
import { foodPlace, pieceKey, pointsPlace, tokenKey } from './keys';
import { faceOf } from './looks';
import { SMALL, middleOf, spread, type Box, type Spot } from './measures';
import { spokenCard, word } from './phrases';

export interface Part {
  readonly places: readonly Place[];
  readonly pieces: readonly Piece[];
}

export const joined = (parts: readonly Part[]): Part => ({ places: parts.flatMap(({ places }) => places), pieces: parts.flatMap(({ pieces }) => pieces) });

/** What is drawn on a card of this width; null lies face down. */
export const lookOfCard = (card: Card, width: number, isFed = false, count: string | null = null): string | null =>
  card === 0 ? null : faceOf({ picture: cardFace(card).key, isSmall: width < SMALL, isFed, count });

export const cardPiece = (card: Card, place: string, slot: string, { x, y, width }: Spot, depth: number, isFed = false, brings: string | null = null): Piece => ({
  key: pieceKey(card, slot),
  place,
  face: lookOfCard(card, width, isFed, brings),
  x,
  y,
  width,
  turn: 0,
  depth,
  label: isFed ? word('cat.fed', { cat: spokenCard(card) }) : spokenCard(card),
});

/** How much of each food the cats of a seat want; cats that are content with various food are left out. */
export function wantedBy(view: CatLady, seat: Seat): Foods {
  const cats = view.cats[seat].map(catOf);
  const wanted = KINDS.map((_, kind) => sum(cats.map(({ wants }) => ('meal' in wants ? wants.meal[kind] : 0))));
  return [wanted[0], wanted[1], wanted[2], 0];
}

/** What lies in no bowl. */
export const leftOf = (view: CatLady, seat: Seat): Foods => (view.revealed ? outside({ food: view.food[seat] }, view.bowls[seat]) : view.food[seat]);

/** Of so many tokens the upper ones are drawn, each a little higher. */
const PILED = 3;
const LIFT = 3;

/** The food of a seat, a pile for each kind; on the topmost is written how many there are, and how many its cats want. */
export function foodPart(view: CatLady, viewer: Seat, seat: Seat, spots: readonly Spot[], depth: number, least = TARGET): Part {
  const left = leftOf(view, seat);
  const wanted = wantedBy(view, seat);
  const parts = FOODS.map((food, i): Part => {
    const { x, y, width } = spots[i];
    const place = foodPlace(seat, i);
    const count = left[i];
    const isCounted = !view.revealed && wanted[i] > 0;
    const facts = { food: word(`food.name.${food}`), count, wanted: wanted[i], owner: { seat } };
    const drawn = Math.max(1, Math.min(PILED, count));
    const pieces = Array.from({ length: drawn }, (_, at): Piece => {
      const isTop = at === drawn - 1;
      return {
        key: count === 0 ? tokenKey(place, i, -1) : tokenKey(place, i, count - drawn + at),
        place,
        face: faceOf({ picture: food, isToken: true, count: isTop ? (isCounted ? `${count}/${wanted[i]}` : `${count}`) : null }),
        x,
        y: y - at * LIFT + ((drawn - 1) * LIFT) / 2,
        width,
        turn: 0,
        depth: depth + at,
        label: facts.food,
        isToken: true,
      };
    });
    const label = word(`place.food.${seat === viewer ? 'own' : 'rival'}${isCounted ? 'Wanted' : ''}`, facts);
    return { places: [{ key: place, x, y, width: Math.max(least, width), height: Math.max(least, width), label, isPile: true }], pieces };
  });
  return joined(parts);
}

/** Points for lost cats: a token for every pair. */
export function pointsPart(view: CatLady, viewer: Seat, seat: Seat, { x, y, width }: Spot, depth: number): Part {
  const place = pointsPlace(seat);
  const points = view.points[seat];
  const tokens = points / FOR_LOST_CATS;
  const drawn = Math.max(1, Math.min(PILED, tokens));
  const pieces = Array.from({ length: drawn }, (_, at): Piece => ({
    key: tokens === 0 ? `${place}:none` : `${place}:${tokens - drawn + at}`,
    place,
    face: faceOf({ picture: 'points', isToken: true, count: at === drawn - 1 ? (points === 0 ? '0' : `+${points}`) : null }),
    x,
    y: y - at * LIFT + ((drawn - 1) * LIFT) / 2,
    width,
    turn: 0,
    depth: depth + at,
    label: word('piece.points'),
    isToken: true,
  }));
  const label = word(`place.points.${seat === viewer ? 'own' : 'rival'}`, { points, owner: { seat } });
  return { places: [{ key: place, x, y, width: Math.max(TARGET, width), height: Math.max(TARGET, width), label, isPile: true }], pieces };
}

/** Smaller than this nothing is to be seen. */
const LEAST = 6;

/** The food in a cat's bowl, on the foot of its card. */
export function bowlPart(view: CatLady, seat: Seat, cat: number, place: string, slot: string, { x, y, width }: Spot, depth: number, aspect: number): readonly Piece[] {
  const foods = FOODS.flatMap((food, i) => Array.from({ length: view.bowls[seat][cat][i] }, (_, index) => ({ food, i, index })));
  const most = Math.max(LEAST, Math.min(width * 0.42, (width - 2) / Math.min(3, Math.max(1, foods.length))));
  const pitch = foods.length > 1 ? Math.min(most, (width - most) / (foods.length - 1)) : 0;
  return foods.map(({ food, i, index }, at) => ({
    key: tokenKey(slot, i, index),
    place,
    face: faceOf({ picture: food, isToken: true }),
    x: x + (at - (foods.length - 1) / 2) * pitch,
    y: y + (width * aspect) / 2 - most * 0.52,
    width: most,
    turn: 0,
    depth: depth + 1 + at,
    label: word('piece.inBowl', { food: word(`food.name.${food}`) }),
    isToken: true,
  }));
}

/** Cards that lie alike are one stack: food and toys of a kind, costumes, catnip, lost cats, spray bottles. */
function stackOf(card: Card): string {
  if (card === 0) return '';
  const face = cardFace(card);
  return face.type === 'toy' || face.type === 'food' ? face.key : face.type;
}

const ORDER = ['chicken', 'chicken2', 'tuna', 'tuna2', 'milk', 'milk2', 'treat', 'lostCat', 'sprayBottle', 'mouse', 'yarn', 'wand', 'tower', 'scratcher', 'costume', 'catnip', ''];

/** How many stacks these cards make. */
export const stacksIn = (cards: readonly Card[]): number => new Set(cards.map(stackOf)).size;
const IN_STACK = 0.16;
const WIDEST = 104;

/** A hand, in stacks of what is alike; the topmost of a stack says how many there are. */
export function handPart(cards: readonly Card[], place: Omit<Place, 'x' | 'y' | 'width' | 'height'>, box: Box, depth: number, seen?: number): Part {
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
      const piece = cardPiece(card, place.key, `${place.key}:${index}`, spot, depth + at++);
      return isTop && stack.length > 1 ? { ...piece, label: word('piece.stack', { card: card === 0 ? word('piece.hidden') : word(`stack.${stackOf(card)}`), count: stack.length }) } : piece;
    }),
  );
  return { places: [{ ...place, ...middleOf(box) }], pieces };
}

/** The cats of a seat in one place. */
export function catsPart(cards: readonly Card[], isFed: (cat: number) => boolean, place: Omit<Place, 'x' | 'y' | 'width' | 'height'>, box: Box, depth: number, widest: number, seen?: number): { readonly part: Part; readonly spots: readonly Spot[] } {
  const spots = spread(cards.length, box, widest, seen);
  const pieces = cards.map((card, cat) => cardPiece(card, place.key, `${place.key}:${cat}`, spots[cat], depth + cat * 6, isFed(cat)));
  return { part: { places: [{ ...place, ...middleOf(box) }], pieces }, spots };
}
