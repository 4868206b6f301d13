import type { SheetEntry, SheetField, ScorePart, SheetRules } from '../kernel/sheet';

import { listBoxSteps } from './box';
import { koty } from './game';
import { countDreams, type CountedDream, type CountedLand } from './score';

const LANDS = [1, 2, 3, 4];
const NINES = 3;
/** What may lie on top; a crow is worth nothing. If nothing is entered, the land is empty or shows a 9. */
const TOPS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const FIELDS: readonly SheetField[] = LANDS.flatMap((land): SheetField[] => [
  { name: `top${land}`, group: `land${land}`, kind: 'choice', of: TOPS },
  { name: `nines${land}`, group: `land${land}`, kind: 'count', min: 0, max: NINES },
]);

const landsIn = (entry: SheetEntry): CountedLand[] =>
  LANDS.map((land) => {
    const [top, nines] = [entry[`top${land}`], entry[`nines${land}`]];
    return { top: typeof top === 'number' ? top : null, nines: typeof nines === 'number' ? nines : 0 };
  });

/** Lists what each land is worth. The 9s come last: they are worth nothing by themselves, but they break ties. */
const partsOf = ({ lands, nines }: CountedDream): ScorePart[] => [
  ...lands.map((points, index) => ({ name: `land${LANDS[index]}`, points })),
  { name: 'nines', points: 0, facts: { count: nines } },
];

/** The score sheet for Koty with real cards asks what lies on top of each land and how many 9s it has. */
export const kotySheet: SheetRules = {
  id: 'koty',
  version: 1,
  seats: koty.seats,
  options: { teams: koty.options.teams },
  rounds: 'one',
  common: () => [],
  fields: () => FIELDS,
  box: listBoxSteps,
  teams: koty.teams,
  tally([{ seats: entries }], options, _seats, first = null) {
    const counted = countDreams(entries.map(landsIn), options.teams === true);
    const isEmpty = (seat: number) => Object.keys(entries[seat]).length === 0;
    return {
      points: [counted.map(({ points }, seat) => (isEmpty(seat) ? null : points))],
      parts: [counted.map((dream, seat) => (isEmpty(seat) ? [] : partsOf(dream)))],
      totals: counted.map(({ team }) => team.points),
      places: counted.map(({ place }) => place),
      isOver: false,
      begins: [first],
    };
  },
};
