import type { Card, Seat } from '../../rules/kernel/types';
import { deckOf } from '../../rules/nightmare-cathedral/content/cards';
import type { Strength } from '../../rules/nightmare-cathedral/content/types';
import { isAgainstShadows, type Conflict } from '../../rules/nightmare-cathedral/falling';
import { hasFortress, countMostCards, rowFor, strengthOfShadows } from '../../rules/nightmare-cathedral/fighting';
import { SHADOWS, type NightmareCathedral, type Side } from '../../rules/nightmare-cathedral/state';
import { hitsOn, strengthAt, strengthsOf } from '../../rules/nightmare-cathedral/strengths';
import { unitsAt } from '../../rules/nightmare-cathedral/units';

import type { ConflictForm } from './conflictLayout';
import { findConflict, getStep } from './task';

/** What the paper of a conflict shows: every number comes from the rules. */

/** The least and the most that Shadows may come to before their card is turned up. */
export interface Range {
  readonly attack: readonly [number, number];
  readonly defence: readonly [number, number];
}

export interface Fighter {
  /** Its place in the conflict's `sides`. */
  readonly index: 0 | 1;
  readonly side: Side;
  readonly isViewer: boolean;
  readonly standing: number;
  readonly fallen: number;
  readonly fortress: { readonly kind: 'fortress' | 'stronghold'; readonly levels: number } | null;
  /** How many cards lie there, how many may lie there, and how many are still in hand. */
  readonly laid: number;
  readonly most: number;
  readonly inHand: number;
  /** Null while who looks may not know it. */
  readonly strength: Strength | null;
  /** What Shadows may come to; null for seats, and when their card lies open. */
  readonly range: Range | null;
  /** The hits that it deals, once all cards lie open. */
  readonly hits: number | null;
}

/**
 * The conflict that is shown: it has been named, its own steps are under way, and nobody has to look for a way to
 * retreat on the map.
 */
export function findShownConflict(view: NightmareCathedral): Conflict | null {
  const step = getStep(view);
  return step.startsWith('conflict.') && step !== 'conflict.retreat' ? findConflict(view) : null;
}

export function formOf(view: NightmareCathedral, viewer: Seat, conflict: Conflict): ConflictForm {
  const isSide = viewer >= 0 && conflict.sides.includes(viewer);
  // Whoever has the turn may have to say who lays first or who wins, and an open table answers for everybody.
  if (!isSide && viewer >= 0 && viewer !== view.turn) return 'watch';
  const isOrdering = getStep(view) === 'conflict.order' && viewer === view.turn;
  return isSide && !conflict.shown && !isOrdering ? 'lay' : 'over';
}

/** The Conflict cards that may come next: the top one if everybody knows it, else all that nobody has seen. */
function listComing(view: NightmareCathedral): readonly Card[] {
  const top = view.conflicts[view.conflicts.length - 1];
  if (top === undefined || top > 0) return top === undefined ? [] : [top];
  const lying = view.flow.flatMap(({ procedure, locals }) =>
    procedure === 'conflict' ? (locals as Conflict).drawn : [],
  );
  const seen = [...view.conflicts, ...lying, ...view.gone];
  return deckOf('conflict', view.stageCards ? 2 : 1, view.seats).filter((card) => !seen.includes(card));
}

function rangeOf(view: NightmareCathedral, area: number): Range {
  const all = listComing(view).map((card) => strengthOfShadows(view, area, card));
  const between = (numbers: readonly number[]): readonly [number, number] =>
    numbers.length === 0 ? [0, 0] : [Math.min(...numbers), Math.max(...numbers)];
  return {
    attack: between(all.map(({ attack }) => attack)),
    defence: between(all.map(({ defence }) => defence)),
  };
}

function fighter(view: NightmareCathedral, viewer: Seat, conflict: Conflict, index: 0 | 1): Fighter {
  const { area, shown } = conflict;
  const side = conflict.sides[index];
  const isViewer = side === viewer;
  const isSeat = side !== SHADOWS;
  const hasWalls = isSeat && hasFortress(view, area, side);
  // At the open table a side may be asked whose own cards lie face down there, too.
  const isOpen = shown || (isViewer && isSeat && !conflict.laid[index].includes(0));
  return {
    index,
    side,
    isViewer,
    standing: unitsAt(view, area, side),
    fallen: conflict.dead[index],
    fortress: hasWalls
      ? { kind: view.stronghold[side] === area ? 'stronghold' : 'fortress', levels: view.levels[area] }
      : null,
    laid: conflict.laid[index].length,
    most: isSeat ? countMostCards(view, area, side) : 0,
    inHand: isSeat ? view.hands[side].length : 0,
    strength: shown ? strengthsOf(view, conflict)[index] : isOpen ? strengthAt(view, conflict, index) : null,
    range: isSeat || shown ? null : rangeOf(view, area),
    hits: shown ? hitsOn(strengthsOf(view, conflict))[1 - index] : null,
  };
}

/** Both sides: first the one above or on the left. The viewer's own comes last on a paper with rows. */
export function fightersOf(view: NightmareCathedral, viewer: Seat, conflict: Conflict): readonly [Fighter, Fighter] {
  const [one, other] = [fighter(view, viewer, conflict, 0), fighter(view, viewer, conflict, 1)];
  // By side and not by who lays first, which may change under the eyes of those who look.
  const isSwapped = one.isViewer || (!other.isViewer && one.side > other.side);
  return isSwapped ? [other, one] : [one, other];
}

/** How many places for cards a row shows. */
export const slotsOf = ({ side, laid, most, inHand }: Fighter): number =>
  side === SHADOWS ? 1 : Math.max(laid, Math.min(most, laid + inHand), 1);

/** The row of the Conflict card that counts, from 1; null without Shadows. */
export function findRingedRow(view: NightmareCathedral, conflict: Conflict): number | null {
  if (!isAgainstShadows(conflict)) return null;
  const shadows = conflict.met ? conflict.met.units[1] : unitsAt(view, conflict.area, SHADOWS);
  return shadows > 0 ? rowFor(shadows) : null;
}

/** The most hits that cards laid so far can deal, and the most that can come back; null while nothing lies there. */
export function reachOf(own: Fighter, other: Fighter): { readonly deals: number; readonly suffers: number | null } {
  const strength = own.strength ?? { attack: 0, defence: 0 };
  const weakest = { attack: 0, defence: other.range?.defence[0] ?? 0 };
  const strongest = { attack: other.range?.attack[1] ?? 0, defence: 0 };
  return {
    deals: hitsOn([strength, weakest])[1],
    suffers: other.range ? hitsOn([strength, strongest])[0] : null,
  };
}
