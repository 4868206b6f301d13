import type { Seat } from '../../rules/kernel/types';
import type { ThreeChapters } from '../../rules/three-chapters/state';
import { ASPECT, GAP, PAD } from '../../table/layout/measures';
import { middleOf } from '../../table/layout/rect';
import type { Spot } from '../../table/layout/rect';
import { type Part } from '../../table/pieces';
import { TARGET } from '../../theme/space';

import { cardsIn } from './cards';
import { handOf } from './keys';
import type { Spots } from './layout';

const DEPTH = 300;

/** Builds the viewer's hand in rows. A viewer without a seat gets the place of the first seat, and sees only backs. */
export function buildHand(view: ThreeChapters, seat: Seat, { box, card, across, step }: Spots['hand']): Part {
  if (view.chapter === 3) return { places: [], pieces: [] };
  const cards = view.hands[seat];
  const rows = Math.ceil(cards.length / across);
  const most = Math.ceil(cards.length / rows);
  const spots = cards.map((_, index): Spot => {
    const row = Math.floor(index / most);
    const inRow = Math.min(most, cards.length - row * most);
    const pitch = inRow > 1 ? Math.min(Math.max(TARGET, card + GAP), (box.width - 2 * PAD - card) / (inRow - 1)) : 0;
    return {
      x: box.x + box.width / 2 + ((index % most) - (inRow - 1) / 2) * pitch,
      y: box.y + box.height - (card * ASPECT) / 2 - (rows - 1 - row) * step,
      width: card,
    };
  });
  return {
    places: [{ key: handOf(seat), ...middleOf(box), label: { key: 'three-chapters:place.hand' } }],
    pieces: cardsIn(handOf(seat), cards, spots, DEPTH),
  };
}
