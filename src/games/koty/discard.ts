import type { Card } from '../../rules/kernel/types';
import type { Koty } from '../../rules/koty/state';
import { ASPECT, PAD } from '../../table/layout/measures';
import { centreIn, inset, middleOf, type Rect } from '../../table/layout/rect';
import { breakIntoRows } from '../../table/layout/spread';
import { pieceKey, type Part } from '../../table/pieces';
import { OVER_DEPTH, type Piece } from '../../table/scene';

import { pictureOf } from './cardFace';
import { cardPhrase, lookOfCard } from './dream';
import { DISCARD, DISCARDED } from './keys';

const WIDTH = 520;
const HEIGHT = 360;
const WIDEST = 76;
const GAP = 6;
/**
 * How far the cards of a stack spread to the side, all together and from one to the next, as parts of a card's width.
 */
const FAN = 0.4;
const STEP = 0.14;

/** Sorts cards into stacks of equal ones, in the order of the box. */
function stacksOf(cards: readonly Card[]): Card[][] {
  const stacks = new Map<string, Card[]>();
  for (const card of [...cards].sort((one, other) => one - other))
    stacks.set(pictureOf(card), [...(stacks.get(pictureOf(card)) ?? []), card]);
  return [...stacks.values()];
}

/**
 * Finds how to set so many stacks into a box with the largest cards: how many stand in a row, and how wide a card is.
 * With equal sizes it prefers more in a row.
 */
function gridFor(count: number, { width, height }: Rect): { readonly across: number; readonly card: number } {
  const ways = Array.from({ length: count }, (_, i) => {
    const across = i + 1;
    return {
      across,
      card: Math.min(WIDEST, (width / across - GAP) / (1 + FAN), (height / Math.ceil(count / across) - GAP) / ASPECT),
    };
  });
  return ways.reduce((best, way) => (way.card >= best.card ? way : best));
}

/** Lays all discarded cards out on a paper, in stacks of equal ones, so that people can look through them (KO3.5). */
export function buildDiscardPart(view: Koty, arena: Rect): Part {
  const paper = centreIn(arena, WIDTH, HEIGHT);
  const inner = inset(paper, PAD);
  const stacks = stacksOf(view.discard);
  const { across, card } = gridFor(stacks.length, inner);
  const rows = Math.ceil(stacks.length / across);
  const cell = { width: inner.width / across, height: Math.min(inner.height / rows, ASPECT * card + 3 * GAP) };
  const spots = breakIntoRows(stacks.length, across, middleOf(inner), cell.width, cell.height);
  const pieces = stacks.flatMap((stack, index) => {
    const { x, y } = spots[index];
    const step = card * Math.min(STEP, FAN / Math.max(1, stack.length - 1));
    return stack.map((one, at): Piece => ({
      key: pieceKey(one, ''),
      place: DISCARD,
      face: lookOfCard(one, card),
      x: x + (at - (stack.length - 1) / 2) * step,
      y,
      width: card,
      turn: 0,
      depth: OVER_DEPTH + 1 + index * 12 + at,
      label:
        at < stack.length - 1
          ? cardPhrase(one)
          : { key: 'koty:piece.stack', facts: { card: cardPhrase(one), count: stack.length } },
    }));
  });
  return {
    places: [{ key: DISCARD, ...middleOf(inner), label: describeDiscard(view) }],
    pieces,
    groups: [{ key: DISCARDED, ...middleOf(paper), label: describeDiscard(view), places: [DISCARD], lies: 'over' }],
  };
}

export const describeDiscard = ({ discard }: Koty) => ({
  key: 'koty:place.discarded',
  facts: { count: discard.length, card: cardPhrase(discard[discard.length - 1]) },
});
