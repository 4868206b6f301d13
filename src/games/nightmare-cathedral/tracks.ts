import type { Seat } from '../../rules/kernel/types';
import type { Sign } from '../../rules/nightmare-cathedral/content/effects';
import { CATHEDRAL_TRACK, LAPS, TURN_TRACK } from '../../rules/nightmare-cathedral/content/tracks';
import { limitOfDevoured, arePiecesComplete } from '../../rules/nightmare-cathedral/rising';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { cutLeft, middleOf } from '../../table/layout/rect';
import type { Place, Scenery } from '../../table/scene';

import type { Layout } from './layout';
import { makePhrase } from './phrases';

/** The row above the map: how near the end is, the turns to come, the viewer's steps on the Ritual track. */

export interface TurnLook {
  readonly sign: Sign;
  readonly seat: Seat;
  /** A lap of the Turn track begins with it. */
  readonly beginsLap: boolean;
}

export interface TracksLook {
  readonly lap: number;
  /** The turn within its lap, from 1. */
  readonly turn: number;
  readonly ahead: readonly TurnLook[];
  /** Pieces of the Cathedral, or when it is complete what was devoured. */
  readonly end: { readonly kind: 'pieces' | 'devoured'; readonly count: number; readonly of: number };
  /** The steps of the viewer's markers; empty for a viewer without a seat. */
  readonly ritual: readonly number[];
  readonly seat: Seat;
}

/** A narrower row shows the present turn only. */
const NARROW = 160;
const END = 74;
const RITUAL = 60;
const SHOWN = 10;
const ALL = LAPS * TURN_TRACK.length;

export const isNarrow = (width: number): boolean => width < NARROW;

function tracksLook(view: NightmareCathedral, viewer: Seat): TracksLook {
  const left = Math.max(0, Math.min(SHOWN, ALL - view.turns));
  const isComplete = arePiecesComplete(view);
  return {
    lap: Math.min(LAPS, Math.floor(view.turns / TURN_TRACK.length) + 1),
    turn: (view.turns % TURN_TRACK.length) + 1,
    ahead: Array.from({ length: left }, (_, at): TurnLook => ({
      sign: TURN_TRACK[(view.space + at) % TURN_TRACK.length],
      seat: (view.turn + at) % view.seats,
      beginsLap: at > 0 && (view.turns + at) % TURN_TRACK.length === 0,
    })),
    end: isComplete
      ? { kind: 'devoured', count: view.devoured.reduce((sum, units) => sum + units, 0), of: limitOfDevoured(view) }
      : { kind: 'pieces', count: view.pieces.length, of: CATHEDRAL_TRACK.length },
    ritual: viewer < 0 ? [] : [view.ritual[viewer * 2], view.ritual[viewer * 2 + 1]],
    seat: viewer,
  };
}

export function buildTracks(
  view: NightmareCathedral,
  viewer: Seat,
  { tracks }: Pick<Layout, 'tracks'>,
): { readonly places: Place[]; readonly scenery: Scenery[] } {
  const look = tracksLook(view, viewer);
  const { lap, turn, end, ritual } = look;
  const scenery: Scenery[] = [{ key: 'tracks', picture: 'tracks', ...middleOf(tracks), data: look }];
  const turns = { label: makePhrase('place.turns', { lap, turn }), paper: { name: 'turns' } };
  if (isNarrow(tracks.width)) return { scenery, places: [{ key: 'turns', ...middleOf(tracks), ...turns }] };
  const [left, rest] = cutLeft(tracks, END, 0);
  const [middle, right] = cutLeft(rest, rest.width - RITUAL, 0);
  return {
    scenery,
    places: [
      {
        key: 'end',
        ...middleOf(left),
        label: makePhrase(`place.end.${end.kind}`, { count: end.count, of: end.of }),
        paper: { name: 'cathedral' },
      },
      { key: 'turns', ...middleOf(middle), ...turns },
      {
        key: 'ritual',
        ...middleOf(right),
        label:
          ritual.length > 0
            ? makePhrase('place.ritual', { one: ritual[0], other: ritual[1] })
            : makePhrase('place.ritualOf'),
        paper: { name: 'stairs' },
      },
    ],
  };
}
