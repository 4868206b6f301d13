import { kits } from '../kits';
import type { GameKit } from '../kits/kit';
import { kit } from '../kits/template/kit';
import { sheetRules } from '../src/keeper';
import { games } from '../src/rules';
import type { SheetRules } from '../src/rules/kernel/sheet';
import type { Game } from '../src/rules/kernel/types';
import { templateGame } from '../src/rules/template/game';
import { templateSheet } from '../src/rules/template/sheet';

/** All games and the template of `npm run new-game`, which is not on the shelf but must pass the same tests. */
export const allGames: Readonly<Record<string, Game>> = { ...games, template: templateGame as unknown as Game };
export const allKits: Readonly<Record<string, GameKit>> = { ...kits, template: kit };
export const allSheets: Readonly<Record<string, SheetRules>> = { ...sheetRules, template: templateSheet };
