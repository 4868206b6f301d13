import { makeArea, layTable, makeLine, stack } from '../../table/layout/areas';
import { ASPECT, PAD, PLATE, stretchToTouch } from '../../table/layout/measures';
import { centreIn, inset, openNear, type Rect } from '../../table/layout/rect';

import { CAPTION_HEIGHT, BELOW_PLATE, rowIn, heightOfStack } from './dreamRow';
import { MEETING, placeMeeting } from './meetingLayout';

const WIDEST = 88;
const GAP = 6;
/** Room around the cards that meet, beside the lands and below them. */
const BESIDE = 24;
const UNDER = 12;

/**
 * Opens a dream with these numbers of cards large over the rest of the table: near the place where it lies closed, or,
 * if a land of it is attacked, with room for the cards that meet. They lie below its lands, or beside them where the
 * arena is low.
 */
export function layOpenedDream(
  arena: Rect,
  near: Rect,
  counts: readonly number[],
  attacked: number | null,
  text: number,
) {
  const caption = CAPTION_HEIGHT * text;
  const ways = (attacked === null ? ['alone' as const] : ['below' as const, 'beside' as const]).map(
    (meets) => (card: number) => {
      const lands = makeArea(
        'lands',
        4 * stretchToTouch(card + GAP),
        heightOfStack(Math.max(...counts)) * card + caption,
      );
      const dream = stack(BELOW_PLATE, [makeArea('plate', 0, PLATE.narrow * text), lands]);
      const met = makeArea('met', card * MEETING + BESIDE, ASPECT * card + caption + UNDER);
      const areas = { alone: dream, below: stack(0, [dream, met]), beside: makeLine(0, [dream, met]) }[meets];
      return { areas, card, meets };
    },
  );
  const { areas, card, meets } = layTable(inset(arena, PAD), ways, [1, WIDEST], (way) => way.card);
  const [width, height] = [areas.width + 2 * PAD, areas.height + 2 * PAD];
  const middle = centreIn(arena, width, height);
  const paper = {
    alone: openNear(arena, near, width, height),
    below: { ...middle, y: (arena.y + middle.y) / 2 },
    beside: middle,
  }[meets];
  const { plate, lands, met } = areas.lay(inset(paper, PAD));
  const row = rowIn(lands, lands.y, card, stretchToTouch(card + GAP));
  const x = meets === 'below' ? row.x + (attacked ?? 0) * row.pitch : Infinity;
  const y = (meets === 'below' ? met.y + UNDER / 2 : row.y) + (ASPECT * card) / 2;
  /** Where the attacking and the defending card lie. */
  const lies = meets === 'alone' ? null : placeMeeting(x, y, card, met.x, met.x + met.width);
  return { paper, plate, row, met: lies };
}

/** A dream drawn large over the rest of the table. */
export type OpenedDream = ReturnType<typeof layOpenedDream>;
