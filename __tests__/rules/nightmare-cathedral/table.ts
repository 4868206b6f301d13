import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Row = Readonly<Record<string, string>>;

const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** A table kept beside these tests, a record a row. */
export function table(name: string): Row[] {
  const [head, , ...lines] = readFileSync(join(__dirname, 'tables', `${name}.md`), 'utf8')
    .trim()
    .split('\n');
  const names = cells(head);
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, i) => [names[i], cell])));
}

/** A cell of effects, conditions, costs or battle words. */
export const written = (cell: string): unknown =>
  cell === '-' ? [] : JSON.parse(cell.replace(/^`|`$/g, '').replace(/'/g, '"'));

export const words = (cell: string): string[] => (cell === '-' ? [] : cell.split(' '));
export const numbers = (cell: string): number[] => words(cell).map(Number);
