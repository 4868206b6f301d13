/** The table: a rug on boards, quiet enough to lay cards on. Square; cover any screen with it. */
import { mix } from '../colour';
import { grain } from '../grain';
import { listGroundOutputs } from '../groundOutputs';
import { circle, path, rectangle } from '../paper';
import type { Drawing } from '../render';
import { raise } from '../shadow';
import { cloudRing } from '../sky';

import { pawPrint } from './signs/pawPrint';

const side = 800;
const middle = side / 2;

interface Ground {
  readonly boards: string;
  readonly gap: string;
  readonly outer: string;
  readonly inner: string;
  readonly paw: string;
  readonly shadow: string;
}

function ground({ boards, gap, outer, inner, paw, shadow }: Ground): Drawing {
  const rows = Array.from({ length: 11 }, (_, row) => {
    const y = row * 80 - 40;
    const joints = [((row * 290) % 520) + 60, ((row * 290) % 520) + 420];
    return (
      rectangle(0, y, side, 80, mix(boards, gap, (row % 3) * 0.07)) +
      rectangle(0, y, side, 2.4, gap) +
      joints.map((x) => rectangle(x, y, 2.4, 80, gap)).join('')
    );
  }).join('');
  const rings = [
    [372, 40],
    [330, 36],
    [286, 32],
    [238, 26],
  ] as const;
  const rug = rings
    .map(([r, bumps], i) =>
      raise(i === 0 ? 3 : 1, path(cloudRing(middle, middle, r, r, bumps, (i % 2) / 2, 0.6), mix(outer, inner, i / 3))),
    )
    .join('');
  const paws = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    return pawPrint(middle + Math.cos(angle) * 306, middle + Math.sin(angle) * 306, 0.36, paw, (i * 360) / 16 + 90);
  }).join('');
  return {
    width: side,
    height: side,
    shadow,
    content: rows + rug + paws + circle(middle, middle, 190, inner) + grain(side, side, 0.2),
  };
}

const dark = ground({
  boards: '#33233a',
  gap: '#2a1c30',
  outer: '#4a3048',
  inner: '#3c2840',
  paw: '#5c3e58',
  shadow: '#140812',
});
const light = ground({
  boards: '#ecd2b0',
  gap: '#dfc096',
  outer: '#efb8a6',
  inner: '#f8dccb',
  paw: '#f7cfc0',
  shadow: '#a8705a',
});

export const groundOutputs = listGroundOutputs('cat-lady', dark, light);
