import type { Seat } from '../../rules/kernel/types';
import type { Sign } from '../../rules/nightmare-cathedral/content/effects';
import { RITUAL } from '../../rules/nightmare-cathedral/content/tracks';
import type { RitualKind } from '../../rules/nightmare-cathedral/content/types';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { findStepAbove } from '../../rules/nightmare-cathedral/steps';
import type { Phrase } from '../../words/phrase';

import { describeText } from './clause';
import { palette } from './palette';
import { joinPhrases, makePhrase } from './phrases';
import { findAsked, getLocals, getStep, type MoveOf } from './task';

/** The stairs of the Ritual: what stands on each step, and which steps come next. */

export type BonusName = 'move' | 'produce' | 'fly' | 'level' | 'command';

export interface StepLook {
  readonly step: number;
  readonly kind: RitualKind;
  readonly signs: readonly Sign[];
  /** Printed on paid steps only: the points from here on. */
  readonly points: number | null;
  /** On bonus steps: the first thing that they bring. */
  readonly bonus: BonusName | null;
}

/** All steps that can be climbed to, from the first. */
export const STEPS: readonly StepLook[] = RITUAL.slice(1).map(({ kind, signs, vp, effects }, index) => ({
  step: index + 1,
  kind,
  signs,
  points: kind === 'paid' ? vp : null,
  bonus: kind === 'bonus' ? (effects[0][0] as BonusName) : null,
}));

export interface StairsLook {
  /** The steps of all markers, at seat * 2 + marker. */
  readonly ritual: readonly number[];
  /** Whose markers stand on the stairs as tokens; less than 0 for nobody's. */
  readonly seat: Seat;
  /** Steps that are ringed. */
  readonly next: readonly number[];
}

/** Steps by kind: their stone, and their top edge. */
export const STONES: Readonly<Record<RitualKind, readonly [stone: string, edge: string]>> = {
  any: [palette.tile, palette.ash],
  bonus: ['#31544f', palette.mist],
  paid: [palette.blood, palette.flame],
};

/** By step, the seats whose markers stand there and are drawn as their marks. */
export const marksAt = ({ ritual, seat }: StairsLook, step: number): Seat[] =>
  ritual.flatMap((at, index) => (at === step && Math.floor(index / 2) !== seat ? [Math.floor(index / 2)] : []));

/** The steps of the markers that are drawn as tokens. */
export const listOwnSteps = ({ ritual, seat }: StairsLook): readonly number[] =>
  seat < 0 ? [] : [ritual[seat * 2], ritual[seat * 2 + 1]];

export type ClimbMove = MoveOf<'climb' | 'worship'>;

export const isClimb = (move: CathedralMove): move is ClimbMove => move.type === 'climb' || move.type === 'worship';

export const stepOf = (view: NightmareCathedral, seat: Seat, move: ClimbMove): number =>
  view.ritual[seat * 2 + move.marker] + 1;

const CLIMBING = ['climb.step', 'worship.step', 'worship.kneel'];

/** Whether this seat climbs now, so that the stairs lie on the table before it. */
export const isClimbing = (view: NightmareCathedral, viewer: Seat): boolean =>
  viewer >= 0 && CLIMBING.includes(getStep(view)) && findAsked(view) === viewer;

/** The sign that a follower has to kneel for next; null while nobody has to. */
export const findUnpaid = (view: NightmareCathedral): Sign | null =>
  getStep(view) === 'worship.kneel' ? (getLocals<{ readonly signs: readonly Sign[] }>(view).signs[0] ?? null) : null;

/** While a step is paid for, only its own is ringed. */
function findNext(view: NightmareCathedral, seat: Seat): number[] {
  if (seat < 0) return [];
  const paying =
    getStep(view) === 'worship.kneel' ? getLocals<{ readonly seat: Seat; readonly marker: number }>(view) : null;
  const markers = paying?.seat === seat ? [paying.marker] : [0, 1];
  return [...new Set(markers.flatMap((marker) => findStepAbove(view, seat, marker) ?? []))];
}

export const lookOfStairs = (view: NightmareCathedral, seat: Seat): StairsLook => ({
  ritual: view.ritual,
  seat,
  next: findNext(view, seat),
});

/** What a step asks for and brings, in words. */
export function describeStairsStep({ step, kind, signs, points, bonus }: StepLook): Phrase {
  const named = joinPhrases(
    signs.map((sign) => makePhrase(`sign.${sign}`)),
    'comma',
    'and',
  );
  const facts = { step, signs: named };
  if (kind === 'paid') return makePhrase('stairs.step.paid', { ...facts, count: points ?? 0 });
  if (bonus !== null) return makePhrase('stairs.step.bonus', { ...facts, text: describeText(RITUAL[step].effects) });
  return makePhrase('stairs.step.any', facts);
}

/** The points of the two markers. */
export const pointsOf = (view: NightmareCathedral, seat: Seat): readonly [number, number] => [
  RITUAL[view.ritual[seat * 2]].vp,
  RITUAL[view.ritual[seat * 2 + 1]].vp,
];
