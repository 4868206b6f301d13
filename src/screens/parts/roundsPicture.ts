import { marks } from '../../theme/marks';
import { font } from '../../theme/type';

import type { RankedSitter } from './rank';
import { sizeFor, type Shape } from './shape';

/** By round and seat; null where nothing was entered. */
export type RoundPoints = readonly (readonly (number | null)[])[];

/** A picture of more rounds would be unreadable on a phone, so they appear in the shared text alone. */
const MOST = 20;
const ROW = 52;
const EDGE = 28;
const NUMBERS = 90;
const MARK = 36;
const LARGEST = 34;
/** The gap between two columns, in letters. */
const GAP = 1.5;

/** Draws a table of the points: a row for each round, a column for each player, the winner at the left. */
export function drawRoundsPicture(
  rounds: RoundPoints,
  ranking: readonly RankedSitter[],
  at: { readonly x: number; readonly y: number; readonly width: number },
): { readonly height: number; readonly shapes: readonly Shape[] } {
  if (rounds.length === 0 || rounds.length > MOST) return { height: 0, shapes: [] };
  const height = (rounds.length + 1) * ROW + 2 * EDGE;
  const wordsOf = (seat: number) => rounds.map((points) => String(points[seat] ?? '·'));
  // Columns are as wide as their longest number, so that all numbers can have one font size.
  const letters = ranking.map(({ seat }) => Math.max(...wordsOf(seat).map((words) => words.length)) + GAP);
  const letter = (at.width - NUMBERS - EDGE) / letters.reduce((sum, width) => sum + width, 0);
  const middleOf = (index: number) =>
    at.x + NUMBERS + letter * (letters.slice(0, index).reduce((sum, width) => sum + width, 0) + letters[index] / 2);
  const size = sizeFor('0', LARGEST, letter);
  const line = (row: number) => at.y + EDGE + row * ROW;
  const text = (words: string, x: number, row: number, fill: string): Shape => ({
    kind: 'text',
    text: words,
    x,
    y: line(row) + 38,
    size,
    font: font.bold,
    fill,
    align: 'middle',
  });
  return {
    height,
    shapes: [
      { kind: 'box', ...at, height, radius: 36, fill: '#20144a' },
      ...ranking.map(({ sitter }, index): Shape => ({
        kind: 'path',
        d: marks[sitter.mark].path,
        x: middleOf(index) - MARK / 2,
        y: line(0) + (ROW - MARK) / 2,
        scale: MARK / 24,
        fill: marks[sitter.mark].onDark,
      })),
      ...rounds.flatMap((_, round) => [
        text(String(round + 1), at.x + NUMBERS / 2, round + 1, '#d9c8f4'),
        ...ranking.map(({ seat }, index) => text(wordsOf(seat)[round], middleOf(index), round + 1, '#fff1d6')),
      ]),
    ],
  };
}
