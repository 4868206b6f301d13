import type { Seat } from '../../rules/kernel/types';
import type { CathedralEvent } from '../../rules/nightmare-cathedral/events';
import type { CathedralOptions } from '../../rules/nightmare-cathedral/state';
import type { PlayedCard } from '../../table/face';
import { clamp, inset, middleOf, type Rect } from '../../table/layout/rect';
import type { Size } from '../../table/scene';

import { faceOfCard } from './cardFace';
import type { Layout } from './layout';
import { BOARD_GAP } from './layoutParts';

/** What others play, and where it is seen large: over the action board and the drawers, so that the map stays free. */

/** The height of a card that can be read, as a part of the table's. */
const HIGH = { part: 0.3, least: 190, most: 300 };

export function findPlayedRoom({ doing }: Layout, { height }: Pick<Size, 'height'>) {
  const high = Math.min(height, Math.max(doing.height, clamp(height * HIGH.part, HIGH.least, HIGH.most)));
  const box: Rect = { ...doing, y: Math.min(doing.y + doing.height, height) - high, height: high };
  return middleOf(inset(box, BOARD_GAP));
}

/** Lists the cards that an event brings before everybody's eyes and others than the viewer have played. */
export function listPlayed(
  event: CathedralEvent,
  viewer: Seat,
  { options }: { readonly options: CathedralOptions },
): readonly PlayedCard[] {
  switch (event.key) {
    case 'deed':
    case 'upgraded':
    case 'dreamt':
      return event.seat === viewer ? [] : [{ seat: event.seat, card: faceOfCard(event.card, options) }];
    case 'shown':
      // Who takes part has them on a paper of the whole table.
      if (event.sides.includes(viewer)) return [];
      return event.sides.flatMap((seat, at) => event.cards[at].map((card) => ({ seat, card: faceOfCard(card) })));
    default:
      return [];
  }
}
