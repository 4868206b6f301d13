import { kits } from '../kits';
import type { GameKit } from '../kits/kit';
import { kit } from '../kits/template/kit';
import { sheetRules } from '../src/keeper';
import { games } from '../src/rules';
import type { SheetRules } from '../src/rules/kernel/sheet';
import type { Game } from '../src/rules/kernel/types';
import { templateGame } from '../src/rules/template/game';
import { templateSheet } from '../src/rules/template/sheet';

/** All games, and the one that `npm run new-game` copies: it stands on no shelf, but must pass what they pass. */
export const allGames: Readonly<Record<string, Game>> = { ...games, template: templateGame as unknown as Game };
export const allKits: Readonly<Record<string, GameKit>> = { ...kits, template: kit };
export const allSheets: Readonly<Record<string, SheetRules>> = { ...sheetRules, template: templateSheet };
