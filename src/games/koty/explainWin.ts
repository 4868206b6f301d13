import type { Seat } from '../../rules/kernel/types';
import type { Koty } from '../../rules/koty/state';
import { teamOf } from '../../rules/koty/teams';
import type { Decider } from '../../table/face';

import { encodeFace, pictureOf } from './cardFace';
import { landPhrase, pointsOf } from './dream';

/** The dearest land of the winner, or of the winner's team. */
export function explainWin(view: Koty, winner: Seat): Decider | null {
  const team = (seat: Seat) => teamOf(seat, view.seats, view.options.teams);
  const lands = view.dreams
    .flatMap((dream, seat) => dream.map((land) => ({ seat, land, points: pointsOf(land) })))
    .filter(({ seat }) => team(seat) === team(winner))
    .sort((one, other) => other.points - one.points);
  const [{ seat, land, points }] = lands;
  if (points === 0) return null;
  const total = lands.reduce((sum, one) => sum + one.points, 0);
  return {
    text: { key: 'koty:decided', facts: { who: { seat }, land: landPhrase(land), points, total } },
    ...(land.top.length > 0 && { face: encodeFace({ picture: pictureOf(land.top[0]), isSmall: true }) }),
  };
}
