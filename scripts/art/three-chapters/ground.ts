/** The table: a clearing by night, or a page of the book by day; quiet enough to lay cards on. Square; cover any screen with it. */
import { mix } from '../colour';
import { grain } from '../grain';
import { listGroundOutputs } from '../groundOutputs';
import { glow } from '../light';
import { each, round } from '../outline';
import { path, place, polygon, rectangle, star } from '../paper';
import { between, random } from '../random';
import type { Drawing } from '../render';
import { raise } from '../shadow';

const side = 800;
const middle = side / 2;

interface Ground {
  readonly page: string;
  readonly wood: string;
  readonly light: string;
  readonly line: string;
  readonly shadow: string;
}

/** Firs that stand around the clearing and point outwards. */
function ring(seed: number, radius: number, count: number, tall: number, colour: string): string {
  const next = random(seed);
  return Array.from({ length: count }, (_, i) => {
    const turn = ((i + between(next, -0.2, 0.2)) * 360) / count;
    const angle = (turn * Math.PI) / 180;
    const high = between(next, tall * 0.8, tall * 1.15);
    const firs = [0, 1, 2]
      .map((row) =>
        polygon(
          `${round(-high * (0.34 - row * 0.07))} ${round(-high * row * 0.27)}, 0 ${round(-high * (0.52 + row * 0.27))}, ${round(high * (0.34 - row * 0.07))} ${round(-high * row * 0.27)}`,
          colour,
        ),
      )
      .join('');
    return place(middle + Math.sin(angle) * radius, middle - Math.cos(angle) * radius, firs, { turn });
  }).join('');
}

function ground({ page, wood, light, line, shadow }: Ground): Drawing {
  const rings = [
    [5, 470, 15, 200, 0.85],
    [9, 400, 17, 160, 0.5],
    [2, 345, 19, 120, 0.24],
  ] as const;
  const clearing = `M${middle - 300} ${middle}A300 300 0 1 1 ${middle + 300} ${middle}A300 300 0 1 1 ${middle - 300} ${middle}Z`;
  const content =
    rectangle(0, 0, side, side, page) +
    glow(middle, middle, 420, light, 0.6) +
    rings
      .map(([seed, radius, count, tall, share]) => raise(2, ring(seed, radius, count, tall, mix(page, wood, share))))
      .reverse()
      .join('') +
    path(clearing, 'none', {
      stroke: line,
      'stroke-width': 2.5,
      'stroke-dasharray': '2 14',
      'stroke-linecap': 'round',
    }) +
    each('400 88, 400 712, 88 400, 712 400', (x, y) => star(x, y, 13, line, 4, 0.3)) +
    grain(side, side, 0.24);
  return { width: side, height: side, shadow, content };
}

const dark = ground({ page: '#173a30', wood: '#0c211c', light: '#2f6a4f', line: '#4f8a66', shadow: '#04120e' });
const light = ground({ page: '#f0e0ba', wood: '#c9c48c', light: '#fff8e2', line: '#d9b86a', shadow: '#8a7040' });

export const groundOutputs = listGroundOutputs('three-chapters', dark, light);
