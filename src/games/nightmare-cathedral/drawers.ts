import type { Card, Seat } from '../../rules/kernel/types';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { clamp, middleOf, type Rect } from '../../table/layout/rect';
import { pieceKey } from '../../table/pieces';
import type { Piece, Place, Scenery } from '../../table/scene';

import { faceOfCard } from './cardFace';
import { dreamsOf, isReady } from './cardMoves';
import { describeInHand } from './describe';
import { dreamsPlace, handPlace } from './keys';
import type { Layout } from './layout';
import { makePhrase } from './phrases';
import { findAsked, getStep } from './task';

/**
 * The two drawers with the viewer's own cards; a tap opens the reader. Cards stand in them whole where that leaves them
 * wide enough to be told apart, else they stick out below the table's edge, and their upper part is seen.
 */

export interface DrawerLook {
  readonly kind: 'developments' | 'dreams';
  readonly count: number;
  /** How many may be kept at the end of one's turn. */
  readonly most: number | null;
  /** How many of the Dreams in it have all that they ask for. */
  readonly ready: number;
  /** Its words stand above the cards, whose lower part the table's edge hides. */
  readonly isLow: boolean;
}

const ASPECT = 1.4;
const PAD = 4;
const IN_HAND = 200;
const WIDEST = 104;
/** What hangs from a card's upper left edge is so wide, as a part of its width: cards that overlap leave that free. */
const HEAD = 0.33;
const LEAST = 52;
/** The height of the words at a drawer's foot. */
export const DRAWER_FOOT = 15;
/** Narrower cards can't be told apart by what hangs from their upper edge. */
const NARROWEST = 48;
/** A drawer is at the table's edge when no more than this is below it. */
const AT_EDGE = 8;
/** How wide cards are that are seen in part. */
const IN_PART = 68;
/** How far a Dream that can be played stands out, as far as there is room. */
const RISE = 8;
const LOW_RISE = 5;

/** Cards of one place side by side in a box, as large as they fit. */
export function rowOfCards(
  cards: readonly Card[],
  kind: 'development' | 'dream',
  place: string,
  box: Rect,
  depth = IN_HAND,
  isLow = false,
): Piece[] {
  const most = Math.min(isLow ? IN_PART : Math.min(box.height / ASPECT, WIDEST), box.width);
  const width = clamp(box.width / (1 + HEAD * (cards.length - 1)), Math.min(LEAST, most), most);
  const pitch = cards.length < 2 ? 0 : Math.min(width + PAD, (box.width - width) / (cards.length - 1));
  const all = width + pitch * (cards.length - 1);
  const left = box.x + Math.max(0, (box.width - all) / 2);
  return cards.map((card, index): Piece => ({
    key: pieceKey(card, `${place}:${index}`),
    face: card === 0 ? null : faceOfCard(card),
    place,
    x: left + width / 2 + index * pitch,
    y: isLow ? box.y + (width * ASPECT) / 2 : box.y + box.height / 2,
    width,
    turn: 0,
    ...(isLow && { isCut: true }),
    depth: depth + index,
    ...(kind === 'dream' && { back: 'back:dream-1' }),
    label: card === 0 ? makePhrase(`piece.hidden.${kind}`) : describeInHand(faceOfCard(card)),
  }));
}

const HAND_LIMIT = 8;
const LAYING = ['conflict.layFirst', 'conflict.laySecond'];

export function buildDrawers(
  view: NightmareCathedral,
  viewer: Seat,
  laid: Pick<Layout, 'hand' | 'dreams'>,
  height: number,
): { readonly places: Place[]; readonly pieces: Piece[]; readonly scenery: Scenery[] } {
  const owner = Math.max(viewer, 0);
  const isShut = viewer < 0;
  /** In a conflict a tap on a card takes it; else it is read first. */
  const isLaying = LAYING.includes(getStep(view)) && findAsked(view) === viewer;
  const hand = isShut ? [] : view.hands[owner];
  const dreams = isShut ? [] : dreamsOf(view, owner);
  const ready = dreams.filter((card) => isReady(view, owner, card));
  const isLow =
    (laid.hand.height - 3 - DRAWER_FOOT) / ASPECT < NARROWEST && laid.hand.y + laid.hand.height > height - AT_EDGE;
  const drawer = (kind: DrawerLook['kind'], box: Rect, count: number, most: number | null): Scenery => ({
    key: `drawer:${kind}`,
    picture: 'drawer',
    ...middleOf(box),
    data: { kind, count, most, ready: kind === 'dreams' ? ready.length : 0, isLow } satisfies DrawerLook,
  });
  const placeOf = (key: string, kind: DrawerLook['kind'], box: Rect, count: number): Place => ({
    key,
    ...middleOf(box),
    label: makePhrase(`place.${kind}`, { count }),
    paper: { name: 'cards', subject: kind, comesFirst: !isLaying },
  });
  const inside = ({ x, y, width, height }: Rect): Rect => ({
    x: x + PAD,
    y: y + 3 + (isLow ? DRAWER_FOOT : 0),
    width: width - 2 * PAD,
    height: height - 3 - DRAWER_FOOT,
  });
  const rise = (piece: Piece, at: number): Piece =>
    ready.includes(dreams[at])
      ? { ...piece, y: piece.y - (isLow ? LOW_RISE : RISE), label: makePhrase('piece.ready', { dream: piece.label }) }
      : piece;
  return {
    places: [
      placeOf(handPlace(owner), 'developments', laid.hand, hand.length),
      placeOf(dreamsPlace(owner), 'dreams', laid.dreams, dreams.length),
    ],
    pieces: [
      ...rowOfCards(hand, 'development', handPlace(owner), inside(laid.hand), IN_HAND, isLow),
      ...rowOfCards(dreams, 'dream', dreamsPlace(owner), inside(laid.dreams), IN_HAND, isLow).map(rise),
    ],
    scenery: [
      drawer('developments', laid.hand, hand.length, HAND_LIMIT),
      drawer('dreams', laid.dreams, dreams.length, null),
    ],
  };
}
