import type { Card } from '../../rules/kernel/types';
import type { Koty } from '../../rules/koty/state';
import { centreIn, inset, middleOf, type Box } from '../../table/layout/box';
import { ASPECT, PAD } from '../../table/layout/measures';
import { inRows } from '../../table/layout/spread';
import { pieceKey, type Part } from '../../table/pieces';
import { OVER, type Group, type Piece } from '../../table/scene';

import { pictureOf } from './cardFace';
import { cardPhrase, lookOfCard } from './dream';
import { DISCARD, DISCARDED } from './keys';

const WIDTH = 520;
const HEIGHT = 360;
const WIDEST = 76;
const GAP = 6;
/** How far the cards of a stack lie out to the side, all together and one from another, in parts of a card's width. */
const FAN = 0.4;
const STEP = 0.14;

/** Cards that are alike, in the order of the box. */
function stacksOf(cards: readonly Card[]): Card[][] {
  const stacks = new Map<string, Card[]>();
  for (const card of [...cards].sort((one, other) => one - other))
    stacks.set(pictureOf(card), [...(stacks.get(pictureOf(card)) ?? []), card]);
  return [...stacks.values()];
}

/** So many stacks in a box, as large as they go, rather beside than below one another: how many in a row, and how wide a card. */
function gridFor(count: number, { width, height }: Box): { readonly across: number; readonly card: number } {
  const ways = Array.from({ length: count }, (_, i) => {
    const across = i + 1;
    return {
      across,
      card: Math.min(WIDEST, (width / across - GAP) / (1 + FAN), (height / Math.ceil(count / across) - GAP) / ASPECT),
    };
  });
  return ways.reduce((best, way) => (way.card >= best.card ? way : best));
}

/** All discarded cards on a paper, to leaf through (KO3.5), in stacks of what is alike. */
export function discardedPart(view: Koty, arena: Box): Part & { readonly group: Group } {
  const paper = centreIn(arena, WIDTH, HEIGHT);
  const inner = inset(paper, PAD);
  const stacks = stacksOf(view.discard);
  const { across, card } = gridFor(stacks.length, inner);
  const rows = Math.ceil(stacks.length / across);
  const cell = { width: inner.width / across, height: Math.min(inner.height / rows, ASPECT * card + 3 * GAP) };
  const spots = inRows(stacks.length, across, middleOf(inner), cell.width, cell.height);
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
      depth: OVER + 1 + index * 12 + at,
      label:
        at < stack.length - 1
          ? cardPhrase(one)
          : { key: 'koty:piece.stack', facts: { card: cardPhrase(one), count: stack.length } },
    }));
  });
  return {
    places: [{ key: DISCARD, ...middleOf(inner), label: discardLabel(view) }],
    pieces,
    group: { key: DISCARDED, ...middleOf(paper), label: discardLabel(view), places: [DISCARD], lies: 'over' },
  };
}

export const discardLabel = ({ discard }: Koty) => ({
  key: 'koty:place.discarded',
  facts: { count: discard.length, card: cardPhrase(discard[discard.length - 1]) },
});
