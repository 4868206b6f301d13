import type { Card, Seat } from '../../rules/kernel/types';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { middleOf, type Rect } from '../../table/layout/rect';
import { pieceKey } from '../../table/pieces';
import type { Piece, Place, Scenery } from '../../table/scene';

import { faceOfCard } from './cardFace';
import { describe } from './describe';
import { dreamsPlace, handPlace } from './keys';
import type { Layout } from './layout';
import { phrase } from './phrases';

/** The two drawers with the viewer's own cards. Cards stand in them whole; a tap opens the reader. */

export interface DrawerLook {
  readonly kind: 'developments' | 'dreams';
  readonly count: number;
  readonly most: number | null;
}

const ASPECT = 1.4;
const PAD = 4;
const IN_HAND = 200;
const WIDEST = 104;
/** The height of the words at a drawer's foot. */
export const DRAWER_FOOT = 15;

/** Cards of one place side by side in a box, as large as they fit. */
export function rowOfCards(
  cards: readonly Card[],
  kind: 'development' | 'dream',
  place: string,
  box: Rect,
  depth = IN_HAND,
): Piece[] {
  const width = Math.min(box.height / ASPECT, WIDEST, box.width);
  const pitch = cards.length < 2 ? 0 : Math.min(width + PAD, (box.width - width) / (cards.length - 1));
  const all = width + pitch * (cards.length - 1);
  const left = box.x + Math.max(0, (box.width - all) / 2);
  return cards.map((card, index): Piece => ({
    key: pieceKey(card, `${place}:${index}`),
    face: card === 0 ? null : faceOfCard(card),
    place,
    x: left + width / 2 + index * pitch,
    y: box.y + box.height / 2,
    width,
    turn: 0,
    depth: depth + index,
    label: card === 0 ? phrase(`piece.hidden.${kind}`) : describe(faceOfCard(card)).name,
  }));
}

const HAND_LIMIT = 8;

export function drawerParts(
  view: NightmareCathedral,
  viewer: Seat,
  laid: Pick<Layout, 'hand' | 'dreams'>,
): { readonly places: Place[]; readonly pieces: Piece[]; readonly scenery: Scenery[] } {
  const owner = Math.max(viewer, 0);
  const isShut = viewer < 0;
  const hand = isShut ? [] : view.hands[owner];
  const dreams = isShut ? [] : [...view.dreams[owner], ...view.visions[owner]];
  const drawer = (kind: DrawerLook['kind'], box: Rect, count: number, most: number | null): Scenery => ({
    key: `drawer:${kind}`,
    picture: 'drawer',
    ...middleOf(box),
    data: { kind, count, most } satisfies DrawerLook,
  });
  const placeOf = (key: string, kind: DrawerLook['kind'], box: Rect, count: number): Place => ({
    key,
    ...middleOf(box),
    label: phrase(`place.${kind}`, { count }),
    paper: { name: 'cards', subject: kind },
  });
  const inside = ({ x, y, width, height }: Rect): Rect => ({
    x: x + PAD,
    y: y + 3,
    width: width - 2 * PAD,
    height: height - 3 - DRAWER_FOOT,
  });
  return {
    places: [
      placeOf(handPlace(owner), 'developments', laid.hand, hand.length),
      placeOf(dreamsPlace(owner), 'dreams', laid.dreams, dreams.length),
    ],
    pieces: [
      ...rowOfCards(hand, 'development', handPlace(owner), inside(laid.hand)),
      ...rowOfCards(dreams, 'dream', dreamsPlace(owner), inside(laid.dreams)),
    ],
    scenery: [
      drawer('developments', laid.hand, hand.length, HAND_LIMIT),
      drawer('dreams', laid.dreams, dreams.length, null),
    ],
  };
}
