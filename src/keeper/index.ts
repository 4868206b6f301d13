import { catLadySheet } from '../rules/cat-lady/sheet';
import type { SheetRules } from '../rules/kernel/sheet';
import { kotySheet } from '../rules/koty/sheet';
import { nightmareCathedralSheet } from '../rules/nightmare-cathedral/sheet';
import { senSheet } from '../rules/sen/sheet';
import { threeChaptersSheet } from '../rules/three-chapters/sheet';

import { categoriesSheet, roundsSheet } from './free';

/**
 * All score sheets, listed once: one for each game, then those for any other game. As with the games, what one consists of is
 * evaluated when it is asked for.
 */
export const sheetRules: Readonly<Record<string, SheetRules>> = {
  get sen() {
    return senSheet;
  },
  get koty() {
    return kotySheet;
  },
  get 'cat-lady'() {
    return catLadySheet;
  },
  get 'three-chapters'() {
    return threeChaptersSheet;
  },
  get 'nightmare-cathedral'() {
    return nightmareCathedralSheet;
  },
  get rounds() {
    return roundsSheet;
  },
  get categories() {
    return categoriesSheet;
  },
};
