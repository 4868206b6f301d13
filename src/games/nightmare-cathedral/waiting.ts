import type { Seat } from '../../rules/kernel/types';
import type { Offer } from '../../rules/nightmare-cathedral/effects/offer';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Rect } from '../../table/layout/rect';
import type { Piece } from '../../table/scene';

import { faceOfUnit } from './cardFace';
import { chipPlace } from './keys';
import { makePhrase } from './phrases';
import { findAsked, getLocals, getStep } from './task';

/** Followers that somebody has to put on the map stand on the own chip meanwhile, and may be dragged from there. */

const STEPS = ['produce.choose', 'recall.choose'];
const WIDTH = 22;
const ASPECT = 1.2;
/** How far from the right end of the chip one stands; its feet are below the chip, so that what is written stays free. */
const ASIDE = 14;
const BELOW = 7;
/** Above all that stands on the map. */
const DEPTH = 120;

const isWaiting = (view: NightmareCathedral, seat: Seat): boolean =>
  STEPS.includes(getStep(view)) && findAsked(view) === seat;

/** How many are left is in the key: who is put down is gone from the chip, and the next one comes. */
export const findWaitingKey = (view: NightmareCathedral, seat: Seat): string | null =>
  isWaiting(view, seat) ? `waiting:${seat}:${getLocals<Offer>(view).left}` : null;

export function buildWaiting(view: NightmareCathedral, viewer: Seat, chips: readonly Rect[]): Piece[] {
  const key = findWaitingKey(view, viewer);
  if (key === null) return [];
  const chip = chips[viewer];
  const { left: count } = getLocals<Offer>(view);
  return [
    {
      key,
      place: chipPlace(viewer),
      face: faceOfUnit(viewer, count),
      isToken: true,
      aspect: ASPECT,
      x: chip.x + chip.width - ASIDE,
      y: chip.y + chip.height + BELOW - (WIDTH * ASPECT) / 2,
      width: WIDTH,
      turn: 0,
      depth: DEPTH,
      label: makePhrase('piece.follower', { owner: { seat: viewer }, count }),
    },
  ];
}
