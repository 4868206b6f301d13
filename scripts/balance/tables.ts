import type { Move, Options, State } from '../../src/rules/kernel/types';
import { sharesOf, spread } from '../spread';

import type { Column } from './columns';
import { playMatch, type Note, type Played } from './play';

export interface Line {
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
  /** What the bot at seat 0 adds to its rating of a move. */
  readonly push?: (move: Move) => number;
}

export interface Table {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly columns: readonly Column[];
  /** The number of matches for each line. */
  readonly matches: number;
}

/** Shows what normal bots make of a game's numbers. */
export interface Tables {
  readonly kind: 'tables';
  readonly tables: readonly Table[];
  note(state: State, played: readonly Played[]): Note;
}

/** The matches of one line that one processor plays. */
export interface Share {
  readonly game: string;
  readonly table: number;
  readonly line: number;
  readonly seed: number;
  readonly matches: number;
}

export function notesOf({ tables, note }: Tables, { game, table, line, seed, matches }: Share): Note[] {
  const setting = { game, ...tables[table].lines[line] };
  return Array.from({ length: matches }, (_, i) => {
    const { state, played } = playMatch(setting, seed + i);
    return note(state, played);
  });
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

export async function showTable(
  game: string,
  { tables }: Tables,
  table: number,
  scale: number,
  seed: number,
): Promise<void> {
  const { title, lines, columns, matches } = tables[table];
  const count = Math.max(2, Math.round(matches * scale));
  console.log(`\n${title}: normal bots, ${count} matches a line, seeds from ${seed}\n`);
  console.log(row(['', ...columns.map((column) => column.title)]));
  console.log(row(['', ...columns].map(() => '---')));
  for (const [line, { name }] of lines.entries()) {
    const shares = sharesOf(count).map((share): Share => ({
      game,
      table,
      line,
      seed: seed + share.from,
      matches: share.count,
    }));
    const notes = (await spread<Note[]>(shares)).flat();
    console.log(row([name, ...columns.map((column) => column.of(notes))]));
  }
}
