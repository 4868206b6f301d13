import { rank } from '../kernel/rank';
import type { Seat, Wins } from '../kernel/types';

import { DEVELOPMENTS, DREAMS } from './content/cards';
import { RITUAL } from './content/tracks';
import { SHADOWS, SIDES, type NightmareCathedral } from './state';

export interface Parts {
  readonly ritual: number;
  readonly fortresses: number;
  readonly devoured: number;
  readonly upgrades: number;
  readonly dreams: number;
}

/** What a seat counts at the end, as it is read off a table. */
export interface Entered {
  /** The values printed on the highest paid steps of its two markers. */
  readonly ritual: readonly [number, number];
  /** Fortresses of two and of three levels. */
  readonly two: number;
  readonly three: number;
  /** Points printed on upgrades, covered ones too, and on played Dreams. */
  readonly upgrades: number;
  readonly dreams: number;
}

/** The points for most devoured units, second most and so on; the fifth place gets none. */
const RANKS = [8, 5, 3, 2];

/** By party, seats and Shadows alike: who is tied shares the points of the places they fill, rounded down. */
export function scoreDevoured(devoured: readonly number[]): number[] {
  if (devoured.every((units) => units === 0)) return devoured.map(() => 0);
  return devoured.map((own) => {
    let above = 0;
    let tied = 0;
    for (const units of devoured) {
      if (units > own) above++;
      else if (units === own) tied++;
    }
    let sum = 0;
    for (let rank = above; rank < above + tied && rank < RANKS.length; rank++) sum += RANKS[rank];
    return Math.floor(sum / tied);
  });
}

/** Scores a table, seat by seat; of the devoured units the Shadows' come last. Shared by play and by the sheet for real cards. */
export function scoreTable(entered: readonly Entered[], devoured: readonly number[]): Parts[] {
  const ranked = scoreDevoured(devoured);
  return entered.map(({ ritual, two, three, upgrades, dreams }, seat) => ({
    ritual: ritual[0] + ritual[1],
    fortresses: two + 2 * three,
    devoured: ranked[seat],
    upgrades,
    dreams,
  }));
}

export const addUp = (parts: Parts): number =>
  parts.ritual + parts.fortresses + parts.devoured + parts.upgrades + parts.dreams;

/** What a seat has on the table that counts. */
export function entryOf(s: NightmareCathedral, seat: Seat): Entered {
  let two = 0;
  let three = 0;
  for (let area = 0; area < s.fortress.length; area++) {
    if (s.fortress[area] !== seat) continue;
    if (s.levels[area] === 2) two++;
    else if (s.levels[area] === 3) three++;
  }
  let upgrades = 0;
  for (const pile of s.actions[seat]) {
    for (const card of pile) {
      const upgrade = DEVELOPMENTS[card];
      if (upgrade.kind === 'upgrade') upgrades += upgrade.points;
    }
  }
  let dreams = 0;
  for (const card of s.dreamt[seat]) dreams += DREAMS[card].vp;
  return { ritual: [RITUAL[s.ritual[seat * 2]].vp, RITUAL[s.ritual[seat * 2 + 1]].vp], two, three, upgrades, dreams };
}

export function partsOf(s: NightmareCathedral): Parts[] {
  const entered: Entered[] = [];
  for (let seat = 0; seat < s.seats; seat++) entered.push(entryOf(s, seat));
  const devoured = s.devoured.slice(0, s.seats);
  devoured.push(s.devoured[SHADOWS]);
  return scoreTable(entered, devoured);
}

export const scoreOf = (s: NightmareCathedral): number[] => partsOf(s).map(addUp);

function followersOnMap(s: NightmareCathedral, seat: Seat): number {
  let followers = 0;
  for (let at = seat; at < s.units.length; at += SIDES) followers += s.units[at];
  return followers;
}

export const wins: Wins = 'most';

/** Most points; then more points from Dreams, then more own followers on the map, then the place is shared. */
export function placesBy(parts: readonly Parts[], followers: readonly number[]): number[] {
  return rank(
    parts.map((own, seat) => [addUp(own), own.dreams, followers[seat]]),
    wins,
  );
}

export const rankSeats = (s: NightmareCathedral): number[] => {
  const parts = partsOf(s);
  return placesBy(
    parts,
    parts.map((_, seat) => followersOnMap(s, seat)),
  );
};

export type TrialRank = 'drowsing' | 'dreaming' | 'lucid' | 'awake';

/** N11: how a trial ended, by points alone. */
export function rankTrial(points: number): TrialRank {
  if (points < 35) return 'drowsing';
  if (points < 45) return 'dreaming';
  return points < 55 ? 'lucid' : 'awake';
}
