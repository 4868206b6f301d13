import { openBackups } from '../../src/backup/backups';
import { sheetRules } from '../../src/keeper';
import { openSheets } from '../../src/keeper/sheets';
import { openMatches } from '../../src/match/matches';
import type { Match } from '../../src/match/types';
import { games } from '../../src/rules';
import type { Dice } from '../../src/rules/kernel/types';
import { openDataSet } from '../../src/storage/dataSet';
import { createMemoryStores } from '../../src/storage/memoryStores';

/** All that the app opens, on a device that holds nothing. */
export function openDevice() {
  const device = createMemoryStores();
  const stores = openDataSet(device);
  const matches = openMatches({ stores, games });
  const sheets = openSheets({ stores, rules: sheetRules });
  return { matches, sheets, backups: openBackups({ device, stores, games, rules: sheetRules, matches, sheets }) };
}

export type Device = ReturnType<typeof openDevice>;

/** Who is asked first, and one of the moves that this seat may make, or the one that the app makes for it. */
export function drawMove(match: Match, dice: Dice) {
  const [seat] = match.showing.getState().waiting;
  if (match.showing.getState().viewer !== seat) match.passTo(seat);
  const forced = match.findAppMove(seat);
  if (forced) return { seat, move: forced };
  const { moves } = match.showing.getState();
  return { seat, move: moves[dice.random(moves.length)] };
}
