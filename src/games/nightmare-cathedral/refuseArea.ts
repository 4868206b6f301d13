import type { Seat } from '../../rules/kernel/types';
import type { Sign, Where } from '../../rules/nightmare-cathedral/content/effects';
import type { AreaId } from '../../rules/nightmare-cathedral/content/types';
import { loserOf } from '../../rules/nightmare-cathedral/falling';
import { landOf } from '../../rules/nightmare-cathedral/land';
import { SHADOWS, SIDES, type NightmareCathedral, type Side } from '../../rules/nightmare-cathedral/state';
import {
  canLevel,
  isEmpty,
  isPresent,
  limitOf,
  MOST_LEVELS,
  hasRoom,
  unitsAt,
} from '../../rules/nightmare-cathedral/units';
import { areasOf, areasControlledBy } from '../../rules/nightmare-cathedral/where';

import { signName } from './names';
import { makePhrase } from './phrases';
import type { Because } from './refusals';
import { findConflict, findErrand, getLocals, getStep } from './task';

/** Why nothing happens in an area that was touched, by what the match asks for. */

const UNITS = 3;

interface Placing {
  readonly where?: Where;
  readonly here?: AreaId;
}

/** Whether an effect speaks of an area, whoever controls it. */
function isMeant(view: NightmareCathedral, seat: Seat, area: AreaId): boolean {
  const { where = 'any', here = 0 } = getLocals<Placing>(view);
  return areasOf(view, seat, where, here).includes(area);
}

function refuseFull(view: NightmareCathedral, side: Side, area: AreaId): Because {
  if (side === SHADOWS) return ['fullShadows', { limit: UNITS }];
  const limit = limitOf(view, side);
  return unitsAt(view, area, side) < limit ? ['oneCrowd', { limit: UNITS, most: limit }] : ['full', { limit }];
}

export const isHeld = (view: NightmareCathedral, seat: Seat, area: AreaId): boolean =>
  Array.from({ length: SIDES }, (_, side) => side).some((side) => side !== seat && unitsAt(view, area, side) > 0);

/** Why a follower doesn't go from one area to another; without a goal, why it doesn't leave. */
export function refuseWalk(view: NightmareCathedral, seat: Seat, from: AreaId, to: AreaId | null): Because {
  if (isHeld(view, seat, from)) return ['held'];
  if (to === null) return ['notAdjacent'];
  if (to === 0) return ['cathedralClosed'];
  if (!landOf(view).adjacent[from].includes(to)) return ['notAdjacent'];
  return refuseFull(view, seat, to);
}

function refuseTaking(view: NightmareCathedral, seat: Seat, area: AreaId): Because {
  if (!isEmpty(view, area)) return ['areaTaken'];
  return view.stronghold[seat] > 0 ? ['hasCorner'] : ['needsCorner'];
}

function refuseBuilding(view: NightmareCathedral, seat: Seat, area: AreaId): Because {
  if (view.levels[area] > 0 && view.fortress[area] !== seat) return ['rivalFortress'];
  if (view.levels[area] === MOST_LEVELS || !canLevel(view, seat, area)) return ['threeLevels', { levels: MOST_LEVELS }];
  return ['buildControlled'];
}

/** Why no unit can be produced there. */
function refuseProduction(view: NightmareCathedral, seat: Seat, area: AreaId): Because {
  if (areasControlledBy(view, seat, [area]).length === 0) return ['notControlled'];
  return isMeant(view, seat, area) ? refuseFull(view, seat, area) : ['elsewhere'];
}

function refuseRetreat(view: NightmareCathedral, area: AreaId): Because {
  const conflict = findConflict(view);
  if (!conflict || !landOf(view).adjacent[conflict.area].includes(area)) return ['retreatFar'];
  const side = loserOf(conflict);
  return hasRoom(view, area, side, conflict.area) ? ['retreatRival'] : refuseFull(view, side, area);
}

function refuseRoaming(view: NightmareCathedral, area: AreaId): Because {
  if (area === 0) return ['roamCathedral'];
  return findErrand(view)?.path.includes(area) ? ['roamAgain'] : ['roamFar'];
}

/** Why tapping an area plays no move at this step; null where areas mean nothing. */
export function refuseArea(view: NightmareCathedral, seat: Seat, area: AreaId): Because | null {
  const step = getStep(view);
  if (step === 'roam.step') return refuseRoaming(view, area);
  if (area === 0) return ['cathedralClosed'];
  const isMine = unitsAt(view, area, seat) > 0;
  switch (step) {
    case 'match.takeArea':
      return refuseTaking(view, seat, area);
    case 'move.choose':
      return isMine ? (isHeld(view, seat, area) ? ['held'] : ['notAdjacent']) : ['nobodyHere'];
    case 'fly.choose':
      return ['notAdjacent'];
    case 'produce.choose':
    case 'recall.choose':
      return refuseProduction(view, seat, area);
    case 'addShadow.choose':
      return isMeant(view, seat, area) ? refuseFull(view, SHADOWS, area) : ['elsewhere'];
    case 'removeShadow.choose':
      return unitsAt(view, area, SHADOWS) === 0 ? ['noShadow'] : ['elsewhere'];
    case 'lose.choose':
      return isMine ? ['elsewhere'] : ['noFollower'];
    case 'build.site':
    case 'level.choose':
      return refuseBuilding(view, seat, area);
    case 'convert.choose':
      if (!isMeant(view, seat, area)) return ['elsewhere'];
      return isHeld(view, seat, area) ? refuseFull(view, seat, area) : ['nobodyToConvert'];
    case 'worship.kneel': {
      const sign = getLocals<{ readonly signs: readonly Sign[] }>(view).signs.at(0);
      if (sign === undefined) return null;
      if (landOf(view).signs[area] === sign) return ['noFollower'];
      return ['otherSign', { sign: makePhrase(`sign.${sign}`), other: signName(view, area) }];
    }
    case 'conflict.name':
      return Array.from({ length: SIDES }, (_, side) => side).filter((side) => isPresent(view, area, side)).length > 1
        ? ['elsewhere']
        : ['oneSide'];
    case 'conflict.retreat':
      return refuseRetreat(view, area);
    case 'devour.choose':
      return isMeant(view, seat, area) ? ['nobodyToDevour'] : ['elsewhere'];
    default:
      return null;
  }
}
