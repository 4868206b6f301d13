import type { Seat } from '../../rules/kernel/types';
import { kindOf } from '../../rules/koty/cards';
import { countLands, MOST_NINES } from '../../rules/koty/lands';
import { countLandPoints } from '../../rules/koty/score';
import type { Koty } from '../../rules/koty/state';
import { areRivals } from '../../rules/koty/teams';
import type { MoveGain } from '../../table/face';
import type { Phrase, PhraseFact } from '../../words/phrase';

const say = (key: string, facts?: Readonly<Record<string, PhraseFact>>): Phrase => ({
  key: `koty:advice.${key}`,
  facts,
});

/** What an owl in the hand is worth in points, and a step towards the end for who is ahead. */
const OWL = 5;
const ENDING = 4;

const pointsOf = (s: Koty, seat: Seat): number[] => countLands(s.dreams[seat]).map(countLandPoints);
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What a seat and its rivals have won or lost on each land. */
function listOnLands(before: Koty, after: Koty, seat: Seat): MoveGain[] {
  const rivals = before.dreams.length - 1;
  return before.dreams.flatMap((_, dream) => {
    const [was, is] = [pointsOf(before, dream), pointsOf(after, dream)];
    return was.flatMap((points, land): MoveGain[] => {
      const amount = is[land] - points;
      if (amount === 0) return [];
      // Which empty land is filled often does not matter.
      if (dream === seat && points === 0 && amount > 0 && before.dreams[dream][land].top.length === 0)
        return [{ why: say('filled'), amount, worth: amount }];
      const side = dream === seat ? 'own' : areRivals(before, seat, dream) ? 'rival' : 'partner';
      const facts = { land: land + 1, ...(side !== 'own' && { owner: { seat: dream } }) };
      const worth = side === 'rival' ? -amount / rivals : amount;
      return [{ why: say(`${side}.${amount > 0 ? 'up' : 'down'}`, facts), amount, worth }];
    });
  });
}

/** An owl that stays in the hand, or leaves it. */
function listOwls(before: Koty, after: Koty, seat: Seat): MoveGain[] {
  const ownOwls = (s: Koty) => s.hands[seat].filter((card) => kindOf(card) === 'owl').length;
  if (ownOwls(before) === 0) return [];
  const kept = ownOwls(after) >= ownOwls(before);
  return [{ why: say(kept ? 'owl.kept' : 'owl.gone'), amount: 1, worth: kept ? OWL : -OWL }];
}

const countFull = (s: Koty, seat: Seat): number =>
  s.dreams[seat].filter(({ nines }) => nines.length === MOST_NINES).length;

/** A third 9 in a land brings the end nearer, which is good for who is ahead. */
function listEnding(before: Koty, after: Koty, seat: Seat): MoveGain[] {
  if (countFull(after, seat) <= countFull(before, seat)) return [];
  const totals = after.dreams.map((_, dream) => sumOf(pointsOf(after, dream)));
  const isAhead = totals.every((total, dream) => dream === seat || total < totals[seat]);
  return [{ why: say(isAhead ? 'ending.ahead' : 'ending.behind'), amount: 1, worth: isAhead ? ENDING : -ENDING }];
}

/** Lists what has changed between two states of Koty, as a seat counts it. */
export const listGains = (before: Koty, after: Koty, seat: Seat): MoveGain[] => [
  ...listOnLands(before, after, seat),
  ...listOwls(before, after, seat),
  ...listEnding(before, after, seat),
];
