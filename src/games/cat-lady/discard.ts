import type { CatLady } from '../../rules/cat-lady/state';
import { centreIn, inset, middleOf, type Box, Spot } from '../../table/layout/box';
import { PAD } from '../../table/layout/measures';
import { pile, type Part } from '../../table/pieces';
import { OVER, type Group } from '../../table/scene';

import { DISCARD, DISCARDED } from './keys';
import { WELL_SEEN } from './measures';
import { cardPiece, handPart } from './parts';
import { word } from './phrases';

const LIFT = 1;
const WIDTH = 460;
const HEIGHT = 240;

/** Discarded cards: the topmost in a corner of the grid; all of them, in stacks, on a paper that opens. Null while there are none. */
export function discardPart(
  view: CatLady,
  spot: Spot,
  extent: number,
  arena: Box,
  open: string | null,
): (Part & { readonly group: Group }) | null {
  const count = view.discard.length;
  if (count === 0) return null;
  const label = word('place.discard', { count });
  if (open === DISCARDED) {
    const paper = centreIn(arena, WIDTH, HEIGHT);
    return {
      ...handPart(view.discard, { key: DISCARD, label }, inset(paper, 2 * PAD), OVER + 1, WELL_SEEN),
      group: { key: DISCARDED, ...middleOf(paper), label, places: [DISCARD], lies: 'over' },
    };
  }
  const { x, y } = spot;
  return {
    places: [{ key: DISCARD, x, y, width: extent, height: extent, label, isPile: true }],
    pieces: pile(view.discard, DISCARD, spot, (card, slot, at, depth) => cardPiece(card, DISCARD, slot, at, depth), {
      lift: LIFT,
      isCentred: true,
    }),
    group: { key: DISCARDED, x, y, width: extent, height: extent, label, places: [DISCARD], lies: 'closed' },
  };
}
