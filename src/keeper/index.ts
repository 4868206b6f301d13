import { catLadySheet } from '../rules/cat-lady/sheet';
import type { SheetRules } from '../rules/kernel/sheet';
import { kotySheet } from '../rules/koty/sheet';
import { nightmareCathedralSheet } from '../rules/nightmare-cathedral/sheet';
import { senSheet } from '../rules/sen/sheet';
import { threeChaptersSheet } from '../rules/three-chapters/sheet';

import { categoriesSheet, roundsSheet } from './free';

/** All score sheets, listed once: one for each game, then those for any other game. */
export const sheetRules: Readonly<Record<string, SheetRules>> = Object.fromEntries(
  [senSheet, kotySheet, catLadySheet, threeChaptersSheet, nightmareCathedralSheet, roundsSheet, categoriesSheet].map(
    (rules) => [rules.id, rules],
  ),
);
