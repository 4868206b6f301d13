import type { Seat } from '../../rules/kernel/types';
import type { Sign } from '../../rules/nightmare-cathedral/content/effects';
import { boardOf } from '../../rules/nightmare-cathedral/content/maps';
import { LAPS, TURN_TRACK } from '../../rules/nightmare-cathedral/content/tracks';
import type { AreaId } from '../../rules/nightmare-cathedral/content/types';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';

/** The course of a match: which turns are still to come. */

export const TURNS = LAPS * TURN_TRACK.length;

export interface TurnAhead {
  /** From 1. */
  readonly turn: number;
  readonly lap: number;
  /** The space of the ring. */
  readonly space: number;
  readonly sign: Sign;
  readonly seat: Seat;
}

/** When everybody has had equally many turns after enough units were devoured, the match is over (N9.4). */
export function countTurnsLeft(view: NightmareCathedral): number {
  if (view.flow.length === 0) return 0;
  const left = TURNS - view.turns;
  return view.lastRound ? Math.min(left, view.seats - (view.turns % view.seats)) : left;
}

/** The present turn and those after it, as far as they are certain to come unless more is devoured. */
export const listTurns = (view: NightmareCathedral): readonly TurnAhead[] =>
  Array.from({ length: countTurnsLeft(view) }, (_, at): TurnAhead => {
    const space = (view.space + at) % TURN_TRACK.length;
    return {
      turn: view.turns + at + 1,
      lap: Math.floor((view.turns + at) / TURN_TRACK.length) + 1,
      space,
      sign: TURN_TRACK[space],
      seat: (view.turn + at) % view.seats,
    };
  });

/** The areas with a sign, in the order of the map. */
export function listAreasOf(view: Pick<NightmareCathedral, 'seats'>, sign: Sign): readonly AreaId[] {
  const { areas, inPlay } = boardOf(view.seats);
  return inPlay.filter((area) => areas[area].sign === sign);
}
