import { kits } from '../kits';

import { readArguments } from './arguments';
import { showOwners } from './balance/owners';
import { notesOf, showTable, type Share } from './balance/tables';
import { sendBack } from './spread';

/** `npm run balance -- <game> [--seed 1]`, with `--matches 20000` for cards, `--table 1 --scale 0.5` for tables. */
async function main(): Promise<void> {
  const said = readArguments();
  const share = said.text('share', '');
  const { game } = share ? (JSON.parse(share) as Share) : { game: said.words[0] };
  const balance = kits[game]?.balance;
  if (!balance) {
    const watched = Object.values(kits).filter((kit) => kit.balance);
    throw new Error(`say which game: ${watched.map(({ id }) => id).join(', ')}`);
  }
  const seed = said.number('seed', 1);
  if (balance.kind === 'owners') {
    if (!showOwners(game, balance, said.number('matches', balance.matches), seed)) process.exitCode = 1;
    return;
  }
  if (share) return sendBack(notesOf(balance, JSON.parse(share) as Share));
  const only = said.number('table', 0);
  for (const table of balance.tables.keys())
    if (only === 0 || only === table + 1) await showTable(game, balance, table, said.number('scale', 1), seed);
}

void main();
