import { rank } from '../kernel/rank';
import type { SheetEntry, SheetField, ScorePart, SheetRules } from '../kernel/sheet';

import { listBoxSteps } from './box';
import { HIGHEST } from './cards';
import { STAIRS, templateGame } from './game';
import { wins, worthOf } from './score';

const NAMES = Array.from({ length: STAIRS }, (_, stairs) => `stairs${stairs + 1}`);

const FIELDS: readonly SheetField[] = NAMES.map((name) => ({ name, kind: 'count', min: 0, max: HIGHEST }));

const partsOf = (entry: SheetEntry): ScorePart[] =>
  NAMES.map((name) => ({ name, points: typeof entry[name] === 'number' ? worthOf(entry[name]) : 0 }));

/** The score sheet for real cards asks how many cards lie on each stairs. */
export const templateSheet: SheetRules = {
  id: 'template',
  version: 1,
  seats: templateGame.seats,
  options: templateGame.options,
  rounds: 'one',
  common: () => [],
  fields: () => FIELDS,
  box: listBoxSteps,
  tally([{ seats: entries }], _options, _seats, first = null) {
    const parts = entries.map((entry) => (Object.keys(entry).length === 0 ? [] : partsOf(entry)));
    const totals = parts.map((own) => own.reduce((sum, { points }) => sum + points, 0));
    return {
      points: [parts.map((own, seat) => (own.length === 0 ? null : totals[seat]))],
      parts: [parts],
      totals,
      places: rank(totals, wins),
      isOver: false,
      begins: [first],
    };
  },
};
