import { rank } from '../kernel/rank';
import type { SheetEntry, SheetField, SheetNote, ScorePart, SheetRound, SheetRules } from '../kernel/sheet';
import { evaluateSum } from '../kernel/sum';
import type { Options, Seat } from '../kernel/types';

import { listBoxSteps } from './box';
import { sen } from './game';
import { DEALT } from './match';
import { scoreRound, wins, type Scoring, type Written } from './score';

/** S12.5: with pairs a dream may grow, but nobody keeps more lands than this. */
const MOST_LANDS = 12;
const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const COPIES = 9;

/** The sum may be entered instead of the lands, unless a variant needs to know about nines. */
const SUM: SheetField = { name: 'sum', kind: 'sum', unless: 'lands' };

const { end, limit, rounds, penalty, tameCrows, allIn, pairs } = sen.options;

const landsIn = ({ lands }: SheetEntry) => (Array.isArray(lands) && lands.length > 0 ? (lands as number[]) : null);

/** Returns the crows on a person's lands; a sum alone counts as one land. */
function crowsIn(entry: SheetEntry): readonly number[] | null {
  const lands = landsIn(entry);
  if (lands) return lands;
  const sum = typeof entry.sum === 'string' ? evaluateSum(entry.sum) : null;
  return sum === null ? null : [sum];
}

const findEndingSeat = ({ common }: SheetRound): Seat | null =>
  typeof common.ended === 'number' ? common.ended : null;
/** S9.2: when the closed pile runs out, nobody has called. */
const callerOf = (round: SheetRound): Seat | null => (round.common.ranOut === true ? null : findEndingSeat(round));

/**
 * Returns what everybody writes down for a round, null for those whose lands are missing. Until all lands and the seat
 * that ended the round are entered, crows count as they lie.
 */
function scoreOf(round: SheetRound, rules: Scoring): readonly (Written | null)[] {
  const dreams = round.seats.map(crowsIn);
  if (isSaid(round) && !dreams.includes(null)) return scoreRound(dreams as number[][], callerOf(round), rules);
  return dreams.map((lands) => lands && scoreRound([lands], null, { ...rules, tameCrows: false, allIn: false })[0]);
}

const isSaid = ({ common }: SheetRound) => typeof common.ended === 'number' || common.ranOut === true;

/** Says what hangs on who called, in a round that has everything else. */
function noteOf(round: SheetRound, number: number, rules: Scoring): readonly SheetNote[] {
  const dreams = round.seats.map(crowsIn);
  // S8.4: who ended it begins the next one, so they are asked for even where nobody called
  if (findEndingSeat(round) !== null || dreams.includes(null)) return [];
  const isFree = (seat: Seat) => scoreRound(dreams as number[][], seat, rules)[seat].penalty === 0;
  const free = dreams.flatMap((_, seat) => (isFree(seat) ? [seat] : []));
  return [{ name: 'noCaller', round: number, seats: free, facts: { penalty: rules.penalty }, asks: 'ended' }];
}

function partsOf({ points, crows, reward, penalty: paid, allIn: all }: Written): ScorePart[] {
  if (all) return [{ name: 'allIn', points }];
  const parts: ScorePart[] = [{ name: 'crows', points: crows }];
  if (reward > 0) parts.push({ name: 'reward', points: -reward });
  if (paid > 0) parts.push({ name: 'penalty', points: paid });
  return parts;
}

/** The score sheet for Sen with real cards asks who ended each round and which lands everybody had. */
export const senSheet: SheetRules = {
  id: 'sen',
  version: 1,
  seats: sen.seats,
  options: { end, limit, rounds, penalty, tameCrows, allIn, pairs },
  rounds: 'many',
  common: () => [
    { name: 'ended', kind: 'seat' },
    { name: 'ranOut', kind: 'flag' },
  ],
  fields(options: Options) {
    const lands: SheetField = {
      name: 'lands',
      kind: 'cards',
      of: VALUES,
      most: options.pairs === true ? MOST_LANDS : DEALT,
      each: COPIES,
    };
    return options.tameCrows || options.allIn ? [lands] : [lands, SUM];
  },
  box: listBoxSteps,
  tally(all, options, seats, first = null) {
    const scored = all.map((round) => scoreOf(round, options as Scoring & Options));
    const people = Array.from({ length: seats }, (_, seat) => seat);
    const totals = people.map((seat) => scored.reduce((sum, round) => sum + (round[seat]?.points ?? 0), 0));
    const done = scored.filter((round) => !round.includes(null)).length;
    // S8.4: the seat to the left of the one that ended the last round begins the next
    const after = all.map(findEndingSeat).map((ended) => (ended === null ? null : (ended + 1) % seats));
    return {
      points: scored.map((round) => people.map((seat) => round[seat]?.points ?? null)),
      parts: scored.map((round) => round.map((written) => (written ? partsOf(written) : []))),
      totals,
      places: rank(totals, wins),
      isOver:
        options.end === 'rounds'
          ? done >= Number(options.rounds)
          : totals.some((total) => total >= Number(options.limit)),
      begins: [first, ...after],
      notes: all.flatMap((round, number) => noteOf(round, number, options as Scoring & Options)),
    };
  },
};
