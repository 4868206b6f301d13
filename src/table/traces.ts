import type { Seat } from '../rules/kernel/types';

import type { ShownPiece } from './shownPiece';

/** A place where this seat's last turn has put or looked at something. */
export interface Trace {
  readonly seat: Seat;
  readonly place: string;
}

interface Marked {
  readonly actor: Seat | null;
  readonly traces: readonly Trace[];
}

/** Where the cards that move now will lie. Tokens come by the dozen: a mark on each would hide more than it tells. */
function listDestinations(before: readonly ShownPiece[], after: readonly ShownPiece[]): readonly string[] {
  const last = new Map(before.map((one) => [one.view, one.piece]));
  const hasTravelled = ({ view, piece, isFlying }: ShownPiece) => {
    const was = last.get(view);
    return was ? was.place !== piece.place || was.face !== piece.face : isFlying;
  };
  return after
    .filter((one) => one.isMoving && !one.isGone && one.piece.isToken !== true && hasTravelled(one))
    .map(({ piece }) => piece.place);
}

/**
 * What stays marked after a chapter: all that the last turn of each rival has touched, until the viewer decides
 * something.
 */
export function leaveTraces(
  { actor, traces }: Marked,
  seat: Seat,
  viewer: Seat,
  before: readonly ShownPiece[],
  after: readonly ShownPiece[],
  looks: readonly string[],
): readonly Trace[] {
  if (seat === viewer) return [];
  const places = [...new Set([...listDestinations(before, after), ...looks])];
  const older = traces.filter((one) => (one.seat !== seat || actor === seat) && !places.includes(one.place));
  return [...older, ...places.map((place) => ({ seat, place }))];
}
