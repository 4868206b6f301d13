import type { CatLady } from '../../rules/cat-lady/state';
import { middleOf, type Box } from '../../table/layout/box';
import { OVER, type Group } from '../../table/scene';

import { DISCARD, DISCARDED } from './keys';
import { PAD, WELL_SEEN, type Spot } from './measures';
import { cardPiece, handPart, type Part } from './parts';
import { word } from './phrases';

const PILED = 4;
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
    const width = Math.min(WIDTH, arena.width);
    const height = Math.min(HEIGHT, arena.height);
    const paper = { x: arena.x + (arena.width - width) / 2, y: arena.y + (arena.height - height) / 2, width, height };
    const inner = { x: paper.x + 2 * PAD, y: paper.y + 2 * PAD, width: width - 4 * PAD, height: height - 4 * PAD };
    return {
      ...handPart(view.discard, { key: DISCARD, label }, inner, OVER + 1, WELL_SEEN),
      group: { key: DISCARDED, ...middleOf(paper), label, places: [DISCARD], lies: 'over' },
    };
  }
  const under = Math.max(0, count - PILED);
  const { x, y } = spot;
  return {
    places: [{ key: DISCARD, x, y, width: extent, height: extent, label, isPile: true }],
    pieces: view.discard
      .slice(under)
      .map((card, at) => cardPiece(card, DISCARD, DISCARD, { ...spot, y: y + (PILED / 2 - at) * LIFT }, at)),
    group: { key: DISCARDED, x, y, width: extent, height: extent, label, places: [DISCARD], lies: 'closed' },
  };
}
