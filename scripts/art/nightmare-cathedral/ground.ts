/** The table: the floor under a rose window, by night or by day; quiet enough to lay a map on. Square; cover any screen with it. */
import { mix } from '../colour';
import { grain } from '../grain';
import { listGroundOutputs } from '../groundOutputs';
import { glow } from '../light';
import { circle, path, place, rectangle } from '../paper';
import type { Drawing } from '../render';
import { raise } from '../shadow';

import { lancet } from './lands';

const side = 800;
const middle = side / 2;

interface Ground {
  readonly floor: string;
  readonly stone: string;
  readonly light: string;
  readonly line: string;
  readonly shadow: string;
}

/** A ring of pointed windows that look to the middle. */
function ring(radius: number, count: number, width: number, height: number, colour: string, turn = 0): string {
  return Array.from({ length: count }, (_, i) =>
    place(middle, middle, lancet(0, -radius, width, height, colour), { turn: turn + (i * 360) / count }),
  ).join('');
}

function ground({ floor, stone, light, line: joint, shadow }: Ground): Drawing {
  const circles = [128, 248, 372, 500]
    .map((r) => circle(middle, middle, r, 'none', { stroke: joint, 'stroke-width': 2, opacity: 0.6 }))
    .join('');
  const content =
    rectangle(0, 0, side, side, floor) +
    glow(middle, middle, 460, light, 0.55) +
    raise(1, ring(258, 20, 62, 104, mix(floor, stone, 0.5))) +
    raise(1, ring(136, 12, 54, 100, mix(floor, stone, 0.34), 15)) +
    raise(1, ring(384, 28, 66, 106, mix(floor, stone, 0.75), 6)) +
    circles +
    raise(1, circle(middle, middle, 64, mix(floor, stone, 0.4))) +
    path(
      `M${middle - 44} ${middle}Q${middle} ${middle - 46} ${middle + 44} ${middle}Q${middle} ${middle + 46} ${middle - 44} ${middle}Z`,
      mix(floor, light, 0.5),
    ) +
    circle(middle, middle, 15, floor) +
    grain(side, side, 0.26);
  return { width: side, height: side, shadow, content };
}

const dark = ground({ floor: '#221812', stone: '#140e0a', light: '#5a3420', line: '#6b4630', shadow: '#050302' });
const light = ground({ floor: '#e4d3b2', stone: '#c9b08a', light: '#fbf0d6', line: '#b5905e', shadow: '#7a5a3a' });

export const groundOutputs = listGroundOutputs('nightmare-cathedral', dark, light);
export const grounds: ReadonlyMap<string, Drawing> = new Map([
  ['dark', dark],
  ['light', light],
]);
