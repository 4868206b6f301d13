import { freeze } from '../../kernel/clone';

import type { ActionName } from './effects';
import type { DaySpace, NightName } from './types';

/** The Day spaces, from left to right. */
export const DAYS: readonly DaySpace[] = freeze([
  { action: 'develop', arrow: 'dusk', adjacent: ['dusk'] },
  { action: 'summon', arrow: 'dusk', adjacent: ['dusk', 'midnight'] },
  { action: 'fortify', arrow: 'midnight', adjacent: ['midnight'] },
  { action: 'manoeuvre', arrow: 'dawn', adjacent: ['midnight', 'dawn'] },
  { action: 'ritual', arrow: 'dawn', adjacent: ['dawn'] },
]);

/** The Night spaces, from left to right. */
export const NIGHTS: readonly NightName[] = freeze(['dusk', 'midnight', 'dawn']);

/** The actions in the order of the action board; all lists by action have this order. */
export const ACTIONS: readonly ActionName[] = freeze(DAYS.map((day) => day.action));
