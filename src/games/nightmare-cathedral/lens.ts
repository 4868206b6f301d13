import type { Seat } from '../../rules/kernel/types';
import { UNIT_LIMIT } from '../../rules/nightmare-cathedral/content/actions';
import type { Sign } from '../../rules/nightmare-cathedral/content/effects';
import { boardOf } from '../../rules/nightmare-cathedral/content/maps';
import type { AreaId } from '../../rules/nightmare-cathedral/content/types';
import { signMarkedIn } from '../../rules/nightmare-cathedral/land';
import { arePiecesComplete } from '../../rules/nightmare-cathedral/rising';
import { NONE, SHADOWS, SIDES, type NightmareCathedral, type Side } from '../../rules/nightmare-cathedral/state';
import { limitOf, unitsAt } from '../../rules/nightmare-cathedral/units';
import type { Phrase } from '../../words/phrase';

import { makePhrase } from './phrases';

/** An area as a lens shows it: who stands there, who controls it and why, what lies beside it. */

export interface LensLook {
  readonly area: AreaId;
  /** The name of its picture. */
  readonly stage: string;
  readonly sign: Sign;
  readonly isMarked: boolean;
  readonly isCorner: boolean;
  /** Whoever has units here, most first. */
  readonly units: readonly { readonly side: Side; readonly count: number }[];
  readonly fortress: { readonly seat: Seat; readonly levels: number; readonly isStronghold: boolean } | null;
  readonly winged: readonly Seat[];
  /** Which of the two Nightmares stand here. */
  readonly nightmares: readonly number[];
  readonly control: Side;
  readonly neighbours: readonly AreaId[];
  readonly isByCathedral: boolean;
}

export function lookOfLens(view: NightmareCathedral, area: AreaId): LensLook {
  const { map, areas } = boardOf(view.seats);
  const { key, sign, corner, cathedral, adjacent } = areas[area];
  const seat = view.fortress[area];
  return {
    area,
    stage: `${map}-${key}`,
    sign: sign ?? 'eye',
    isMarked: sign === signMarkedIn(view),
    isCorner: corner,
    units: Array.from({ length: SIDES }, (_, side): Side => side)
      .map((side) => ({ side, count: unitsAt(view, area, side) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count),
    fortress:
      view.levels[area] > 0 ? { seat, levels: view.levels[area], isStronghold: view.stronghold[seat] === area } : null,
    winged: view.winged.flatMap((at, owner) => (at === area ? [owner] : [])),
    nightmares: view.nightmareAt.flatMap((at, index) => (at === area && arePiecesComplete(view) ? [index] : [])),
    control: view.control[area],
    neighbours: adjacent,
    isByCathedral: cathedral,
  };
}

/** Who controls the area and why (N1.2). */
export function explainControl({ control, fortress, units }: LensLook, viewer: Seat): Phrase {
  const of = (seat: Seat, why: string): Phrase =>
    seat === viewer ? makePhrase(`lens.control.you.${why}`) : makePhrase(`lens.control.${why}`, { who: { seat } });
  if (fortress) return of(fortress.seat, fortress.isStronghold ? 'stronghold' : 'fortress');
  if (units.length === 0) return makePhrase('lens.control.empty');
  if (control === NONE) return makePhrase('lens.control.tie', { count: units[0].count });
  const why = units.length > 1 ? 'most' : 'only';
  return control === SHADOWS ? makePhrase(`lens.control.shadows.${why}`) : of(control, why);
}

/** How many units may stand here (N1.4). */
export function explainLimits(view: NightmareCathedral, viewer: Seat): Phrase[] {
  const higher = Array.from({ length: view.seats }, (_, seat) => seat).filter(
    (seat) => limitOf(view, seat) > UNIT_LIMIT,
  );
  return [
    makePhrase('lens.limit', { count: UNIT_LIMIT }),
    ...higher.map((seat) =>
      makePhrase(seat === viewer ? 'lens.ownLimit' : 'lens.higherLimit', {
        who: { seat },
        number: limitOf(view, seat),
      }),
    ),
  ];
}

/** A side with its number, as it is heard. */
export const describeUnits = (side: Side, count: number): Phrase =>
  side === SHADOWS
    ? makePhrase('lens.shadows', { count })
    : makePhrase('lens.followers', { count, who: { seat: side } });
