import type { SheetEntry, SheetField, ScorePart, SheetRules } from '../kernel/sheet';
import { evaluateSum } from '../kernel/sum';

import { listBoxSteps } from './box';
import { RITUAL } from './content/tracks';
import { nightmareCathedral } from './game';
import { placesBy, scoreTable, addUp, type Parts } from './score';

const FOLLOWERS = 20;
const SHADOWS = 30;
/** How many fortresses of two and of three levels a seat can have; it has ten levels. */
const [MOST_TWO, MOST_THREE] = [5, 3];
const STEPS = [...new Set(RITUAL.map(({ vp }) => vp))];

const FIELDS: readonly SheetField[] = [
  { name: 'ritual1', kind: 'choice', of: STEPS },
  { name: 'ritual2', kind: 'choice', of: STEPS },
  { name: 'two', kind: 'count', min: 0, max: MOST_TWO },
  { name: 'three', kind: 'count', min: 0, max: MOST_THREE },
  { name: 'devoured', kind: 'count', min: 0, max: FOLLOWERS },
  { name: 'upgrades', kind: 'sum' },
  { name: 'dreams', kind: 'sum' },
  { name: 'followers', kind: 'count', min: 0, max: FOLLOWERS },
];

const count = (entry: SheetEntry, name: string) => (typeof entry[name] === 'number' ? entry[name] : 0);
const sum = (entry: SheetEntry, name: string) =>
  typeof entry[name] === 'string' ? (evaluateSum(entry[name]) ?? 0) : 0;

const partsOf = (parts: Parts): ScorePart[] =>
  (['ritual', 'fortresses', 'devoured', 'upgrades', 'dreams'] as const).map((name) => ({ name, points: parts[name] }));

/**
 * The score sheet for Nightmare Cathedral with real pieces asks what the tracks, the map and the cards show at the end.
 */
export const nightmareCathedralSheet: SheetRules = {
  id: 'nightmare-cathedral',
  version: 1,
  seats: nightmareCathedral.seats,
  options: {},
  rounds: 'one',
  common: () => [{ name: 'shadows', kind: 'count', min: 0, max: SHADOWS }],
  fields: () => FIELDS,
  box: listBoxSteps,
  tally([{ common, seats: entries }], _options, _seats, first = null) {
    const devoured = [...entries.map((entry) => count(entry, 'devoured')), count(common, 'shadows')];
    const all = scoreTable(
      entries.map((entry) => ({
        ritual: [count(entry, 'ritual1'), count(entry, 'ritual2')],
        two: count(entry, 'two'),
        three: count(entry, 'three'),
        upgrades: sum(entry, 'upgrades'),
        dreams: sum(entry, 'dreams'),
      })),
      devoured,
    );
    const isEmpty = (seat: number) => Object.keys(entries[seat]).length === 0;
    const totals = all.map(addUp);
    return {
      points: [totals.map((points, seat) => (isEmpty(seat) ? null : points))],
      parts: [all.map((parts, seat) => (isEmpty(seat) ? [] : partsOf(parts)))],
      totals,
      places: placesBy(
        all,
        entries.map((entry) => count(entry, 'followers')),
      ),
      isOver: false,
      begins: [first],
    };
  },
};
