import { freeze } from '../kernel/clone';

import type { Sign } from './content/effects';
import { boardOf } from './content/maps';
import { TURN_TRACK } from './content/tracks';
import type { AreaId } from './content/types';
import type { NightmareCathedral } from './state';

/** A map by area, in the form that the rules need, so that nothing has to be searched. */
export interface Land {
  readonly inPlay: readonly AreaId[];
  readonly adjacent: readonly (readonly AreaId[])[];
  /** The symbol of each area; null for the Cathedral. */
  readonly signs: readonly (Sign | null)[];
  readonly corner: readonly boolean[];
  readonly byCathedral: readonly boolean[];
}

function landFor(seats: number): Land {
  const { areas, inPlay } = boardOf(seats);
  return {
    inPlay,
    adjacent: areas.map((area) => area.adjacent),
    signs: areas.map((area) => area.sign),
    corner: areas.map((area) => area.corner),
    byCathedral: areas.map((area) => area.cathedral),
  };
}

const LANDS: readonly Land[] = freeze([1, 1, 2, 3, 4].map(landFor));

export const landOf = (s: NightmareCathedral): Land => LANDS[s.seats];

/** The symbol under the Turn marker (N1.7). */
export const signMarkedIn = (s: NightmareCathedral): Sign => TURN_TRACK[s.space];
