import type { SheetRules } from '../rules/kernel/sheet';
import { senSheet } from '../rules/sen/sheet';
import { categoriesSheet, roundsSheet } from './free';

/** The sheets there are, listed once: a line a game, then those for any other. */
export const sheetRules: Readonly<Record<string, SheetRules>> = Object.fromEntries([senSheet, roundsSheet, categoriesSheet].map((rules) => [rules.id, rules]));
