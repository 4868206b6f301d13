import type { Seat } from '../../rules/kernel/types';
import { CATHEDRAL } from '../../rules/nightmare-cathedral/content/maps';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { unitsAt } from '../../rules/nightmare-cathedral/units';
import type { Rect } from '../../table/layout/rect';
import type { Place } from '../../table/scene';

import { describeArea } from './areaText';
import { areasInPlay, layAreas } from './ground';
import { areaPlace, CATHEDRAL_PLACE, nightmareKey, unitKey, keyOfWinged } from './keys';
import { findConflict, findErrand, getStep } from './task';

/** What a finger anywhere in an area takes: an own follower, the own Winged One, a Nightmare. */
function listGiven(view: NightmareCathedral, viewer: Seat, area: number): string[] {
  const followers = viewer < 0 || area === CATHEDRAL ? 0 : unitsAt(view, area, viewer);
  return [
    ...(followers > 0 ? [unitKey(area, viewer, followers - 1)] : []),
    ...(view.winged[viewer] === area && area !== CATHEDRAL ? [keyOfWinged(viewer)] : []),
    ...view.nightmareAt.flatMap((at, index) => (at === area ? [nightmareKey(index)] : [])),
  ];
}

/** The area that all should look at: where a conflict is fought, where a Nightmare walks. */
function findMeant(view: NightmareCathedral): number {
  const errand = findErrand(view);
  const retreat = getStep(view) === 'conflict.retreat' ? findConflict(view) : null;
  return retreat?.area ?? (errand ? view.nightmareAt[errand.nightmare] : -1);
}

/** Builds the places of the map: its areas and the Cathedral. */
export function buildAreaPlaces(view: NightmareCathedral, viewer: Seat, map: Rect): Place[] {
  const areas = layAreas(view.seats, map);
  const meant = findMeant(view);
  return [...areasInPlay(view.seats), CATHEDRAL].map((area): Place => ({
    key: area === CATHEDRAL ? CATHEDRAL_PLACE : areaPlace(area),
    ...areas[area].box,
    outline: areas[area].outline,
    gives: listGiven(view, viewer, area),
    label: describeArea(view, viewer, area),
    paper: area === CATHEDRAL ? { name: 'cathedral' } : { name: 'area', subject: `${area}` },
    ...(area === meant && { isMeant: true }),
  }));
}
