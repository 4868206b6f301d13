import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Row = Readonly<Record<string, string>>;

const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Reads a table from the folder beside these tests, one record for each row. */
export function table(name: string): Row[] {
  const [head, , ...lines] = readFileSync(join(__dirname, 'tables', `${name}.md`), 'utf8')
    .trim()
    .split('\n');
  const names = cells(head);
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, i) => [names[i], cell])));
}

/** Parses a cell with effects, conditions, costs or battle words. */
export const written = (cell: string): unknown =>
  cell === '-' ? [] : JSON.parse(cell.replace(/^`|`$/g, '').replace(/'/g, '"'));

export const words = (cell: string): string[] => (cell === '-' ? [] : cell.split(' '));
export const numbers = (cell: string): number[] => words(cell).map(Number);
