/** The table Sen is played on: the same well of clouds as on the card's back, quiet enough to read on. Square; cover any screen with it. */
import { mix } from '../colour';
import { grain } from '../grain';
import { listGroundOutputs } from '../groundOutputs';
import { path, rectangle } from '../paper';
import type { Drawing } from '../render';
import { raise } from '../shadow';
import { cloudRing, stars } from '../sky';

const side = 800;
const middle = side / 2;
const rings = [
  [555, 28, 0.25],
  [450, 24, 0.75],
  [345, 19, 0.25],
  [240, 14, 0.75],
] as const;

interface Ground {
  readonly outer: string;
  readonly inner: string;
  readonly spark: string;
  readonly shadow: string;
}

function ground({ outer, inner, spark, shadow }: Ground): Drawing {
  const papers = rings.map(([radius, bumps, turn], i) =>
    raise(
      2,
      path(cloudRing(middle, middle, radius, radius, bumps, turn, 0.64), mix(outer, inner, (i + 1) / rings.length)),
    ),
  );
  const sparks = stars({
    seed: 66,
    width: side,
    height: side,
    count: 36,
    colour: spark,
    bright: 5,
    avoid: [{ x: middle, y: middle, r: 250 }],
  });
  const content =
    rectangle(0, 0, side, side, outer) + papers.join('') + `<g opacity="0.4">${sparks}</g>` + grain(side, side, 0.2);
  return { width: side, height: side, shadow, content };
}

const dark = ground({ outer: '#14173f', inner: '#222b69', spark: '#d5f0e2', shadow: '#070518' });
const light = ground({ outer: '#c9dff0', inner: '#f2f7ee', spark: '#ffffff', shadow: '#7f9fc0' });

export const groundOutputs = listGroundOutputs('sen', dark, light);
