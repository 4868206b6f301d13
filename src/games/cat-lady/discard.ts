import type { CatLady } from '../../rules/cat-lady/state';
import { PAD } from '../../table/layout/measures';
import { centreIn, inset, middleOf, type Rect, Spot } from '../../table/layout/rect';
import { buildPile, NO_PART, type Part } from '../../table/pieces';
import { OVER_DEPTH } from '../../table/scene';

import { DISCARD, DISCARDED } from './keys';
import { WELL_SEEN } from './measures';
import { buildCardPiece, buildHandPart } from './parts';
import { makePhrase } from './phrases';

const LIFT = 1;
const WIDTH = 460;
const HEIGHT = 240;

/**
 * Builds the discard pile: its top card in a corner of the grid, or all cards in stacks on a paper if that is open.
 * There is no place for it while the pile is empty.
 */
export function buildDiscardPart(view: CatLady, spot: Spot, extent: number, arena: Rect, open: string | null): Part {
  const count = view.discard.length;
  if (count === 0) return NO_PART;
  const label = makePhrase('place.discard', { count });
  if (open === DISCARDED) {
    const paper = centreIn(arena, WIDTH, HEIGHT);
    return {
      ...buildHandPart(view.discard, { key: DISCARD, label }, inset(paper, 2 * PAD), OVER_DEPTH + 1, WELL_SEEN),
      groups: [{ key: DISCARDED, ...middleOf(paper), label, places: [DISCARD], lies: 'over' }],
    };
  }
  const { x, y } = spot;
  return {
    places: [{ key: DISCARD, x, y, width: extent, height: extent, label, isPile: true }],
    pieces: buildPile(
      view.discard,
      DISCARD,
      spot,
      (card, slot, at, depth) => buildCardPiece(card, DISCARD, slot, at, depth),
      {
        lift: LIFT,
        isCentred: true,
      },
    ),
    groups: [{ key: DISCARDED, x, y, width: extent, height: extent, label, places: [DISCARD], lies: 'closed' }],
  };
}
