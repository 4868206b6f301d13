import type { Card, Seat } from '../../rules/kernel/types';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { clamp, middleOf, type Rect } from '../../table/layout/rect';
import { pieceKey } from '../../table/pieces';
import type { Piece, Place, Scenery } from '../../table/scene';

import { faceOfCard } from './cardFace';
import { dreamsOf } from './cardMoves';
import { describeInHand } from './describe';
import { CARD_ASPECT, NARROWEST, roomFor, spreadCards } from './drawerCards';
import { isReady } from './dreamMoments';
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
  /** Where its words stand: above cards whose lower part the table's edge hides; nowhere where these need all the room. */
  readonly words: 'below' | 'above' | 'none';
}

const PAD = 4;
const IN_HAND = 200;
/** The height of the words at a drawer's foot. */
export const DRAWER_FOOT = 15;
/** A drawer so low shows words only when no card lies in it. */
const WORDLESS = 60;
/** A drawer is at the table's edge when no more than this is below it. */
const AT_EDGE = 8;
/** A drawer with few Dreams may be this narrow, when the hand needs the room. */
const NARROW_DRAWER = 92;
/** How far a Dream that can be played stands out, as far as there is room. */
const RISE = 8;
const LOW_RISE = 5;

/** The cards of a drawer, as pieces. */
function layCards(
  options: NightmareCathedral['options'],
  cards: readonly Card[],
  kind: 'development' | 'dream',
  place: string,
  box: Rect,
  isLow: boolean,
): Piece[] {
  const spots = spreadCards(cards.length, box, isLow);
  return cards.map((card, index): Piece => {
    const face = card === 0 ? null : faceOfCard(card, options);
    return {
      key: pieceKey(card, `${place}:${index}`),
      face,
      place,
      ...spots[index],
      turn: 0,
      ...(isLow && { isCut: true }),
      depth: IN_HAND + index,
      ...(kind === 'dream' && { back: 'back:dream-1' }),
      label: face === null ? makePhrase(`piece.hidden.${kind}`) : describeInHand(face),
    };
  });
}

/** Gives a full hand some of the room of the Dreams, so that each card can be met. */
function shareRoom(laid: Pick<Layout, 'hand' | 'dreams'>, cards: number): Pick<Layout, 'hand' | 'dreams'> {
  const { hand, dreams } = laid;
  const more = clamp(roomFor(cards) + 2 * PAD - hand.width, 0, Math.max(0, dreams.width - NARROW_DRAWER));
  const isLeft = hand.x < dreams.x;
  return {
    hand: { ...hand, x: hand.x - (isLeft ? 0 : more), width: hand.width + more },
    dreams: { ...dreams, x: dreams.x + (isLeft ? more : 0), width: dreams.width - more },
  };
}

const HAND_LIMIT = 8;
const LAYING = ['conflict.layFirst', 'conflict.laySecond'];

export function buildDrawers(
  view: NightmareCathedral,
  viewer: Seat,
  given: Pick<Layout, 'hand' | 'dreams'>,
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
    (given.hand.height - 3 - DRAWER_FOOT) / CARD_ASPECT < NARROWEST &&
    given.hand.y + given.hand.height > height - AT_EDGE;
  const laid = isLow ? shareRoom(given, hand.length) : given;
  const words = !isLow ? 'below' : given.hand.height < WORDLESS ? 'none' : 'above';
  const drawer = (kind: DrawerLook['kind'], box: Rect, count: number, most: number | null): Scenery => ({
    key: `drawer:${kind}`,
    picture: 'drawer',
    ...middleOf(box),
    data: { kind, count, most, ready: kind === 'dreams' ? ready.length : 0, words } satisfies DrawerLook,
  });
  const placeOf = (key: string, kind: DrawerLook['kind'], box: Rect, count: number): Place => ({
    key,
    ...middleOf(box),
    label: makePhrase(`place.${kind}`, { count }),
    paper: { name: 'cards', subject: kind, comesFirst: !isLaying },
  });
  const inside = ({ x, y, width, height }: Rect): Rect => ({
    x: x + PAD,
    y: y + 3 + (words === 'above' ? DRAWER_FOOT : 0),
    width: width - 2 * PAD,
    height: height - 3 - (words === 'none' ? 0 : DRAWER_FOOT),
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
      ...layCards(view.options, hand, 'development', handPlace(owner), inside(laid.hand), isLow),
      ...layCards(view.options, dreams, 'dream', dreamsPlace(owner), inside(laid.dreams), isLow).map(rise),
    ],
    scenery: [
      drawer('developments', laid.hand, hand.length, HAND_LIMIT),
      drawer('dreams', laid.dreams, dreams.length, null),
    ],
  };
}
