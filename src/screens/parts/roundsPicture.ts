import { marks } from '../../theme/marks';
import { font } from '../../theme/type';
import type { Ranked } from './ranking';
import { sizeFor, type Shape } from './shape';

/** By round and seat; null where nothing was entered. */
export type RoundPoints = readonly (readonly (number | null)[])[];

/** More rounds would make a picture that nobody reads on a phone: they are told in the text alone. */
const MOST = 20;
const ROW = 52;
const EDGE = 28;
const NUMBERS = 90;
const MARK = 36;

/** Points round by round: a row a round, below each other what each person has, who came first at the left. */
export function roundsPicture(rounds: RoundPoints, ranking: readonly Ranked[], at: { readonly x: number; readonly y: number; readonly width: number }): { readonly height: number; readonly shapes: readonly Shape[] } {
  if (rounds.length === 0 || rounds.length > MOST) return { height: 0, shapes: [] };
  const height = (rounds.length + 1) * ROW + 2 * EDGE;
  const column = (at.width - NUMBERS - EDGE) / ranking.length;
  const middleOf = (index: number) => at.x + NUMBERS + column * (index + 0.5);
  const line = (row: number) => at.y + EDGE + row * ROW;
  const text = (words: string, x: number, row: number, fill: string): Shape => ({
    kind: 'text',
    text: words,
    x,
    y: line(row) + 38,
    size: sizeFor(words, 34, column * 0.9),
    font: font.bold,
    fill,
    align: 'middle',
  });
  return {
    height,
    shapes: [
      { kind: 'box', ...at, height, radius: 36, fill: '#20144a' },
      ...ranking.map(({ sitter }, index): Shape => ({ kind: 'path', d: marks[sitter.mark].path, x: middleOf(index) - MARK / 2, y: line(0) + (ROW - MARK) / 2, scale: MARK / 24, fill: marks[sitter.mark].onDark })),
      ...rounds.flatMap((points, round) => [
        text(String(round + 1), at.x + NUMBERS / 2, round + 1, '#d9c8f4'),
        ...ranking.map(({ seat }, index) => text(String(points[seat] ?? '·'), middleOf(index), round + 1, '#fff1d6')),
      ]),
    ],
  };
}
