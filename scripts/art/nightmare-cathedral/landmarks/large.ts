/** Landmarks of the large map, tone on tone: 100 x 100 around 0, 0, the ground at 40. */
import { each, mirror } from '../../outline';
import { circle, ellipse, line, path, place, polygon, rectangle, shape, star } from '../../paper';
import { lancet } from '../lands';

import { type Landmarks, mound, watch } from './tones';

export const largeLandmarks: Landmarks = {
  // Gate of Ashes
  C0: (d, l) =>
    mound(36, d, 3) +
    path('M-42 46V-14Q-42 -46 0 -46Q42 -46 42 -14V46H22V-8Q22 -26 0 -26Q-22 -26 -22 -8V46Z', l) +
    path('M-46 -10H-38V46H-46ZM38 -10H46V46H38Z', d) +
    line('M-14 44V-20M0 44V-24M14 44V-20', d, 3) +
    each('-30 -54 4, -6 -60 5, 24 -56 4, 40 -50 3', (x, y, r) => circle(x, y, r, l, { 'fill-opacity': 0.6 })) +
    watch(0, -36, 7, l, d),
  // Whispering Meadow
  A0: (d, l) =>
    mound(28, d, 5) +
    each(
      '-42 -14, -22 -34, -2 -18, 20 -40, 40 -20',
      (x, y) =>
        line(`M${x + 4} 48Q${x + 8} 10 ${x} ${y}`, l, 4) +
        circle(x, y, 8, l) +
        each('-11 0, 11 0, 0 -11, 0 11, -8 -8, 8 -8, -8 8, 8 8', (u, v) => circle(x + u, y + v, 2.2, l)),
    ) +
    each('-32 24, 10 18, 30 26', (x, y) => line(`M${x} 48Q${x - 2} 34 ${x - 6} ${y}`, l, 3)) +
    watch(20, -40, 4, d, l),
  // Orchard of Ladders
  B0: (d, l) =>
    mound(36, d, 7) +
    each(
      '-30 -4 24, 32 -10 27',
      (x, y, r) =>
        rectangle(x - 4, y, 8, 46, d) +
        circle(x, y - 8, r, d) +
        each('-9 -12, 8 -2, -3 6, 11 -18', (u, v) => circle(x + u, y - 6 + v, 4, l)),
    ) +
    place(
      2,
      4,
      line('M-9 42L-7 -52M11 42L9 -52', l, 5) +
        each('0 34, 0 20, 0 6, 0 -8, 0 -22, 0 -36', (_, y) => line(`M-8 ${y}H10`, l, 4)),
      { turn: 8 },
    ),
  // Deaf Ravine
  D0: (d, l) =>
    polygon('-70 -60, -26 -60, -14 -24, -28 8, -10 40, -22 60, -70 60', d) +
    polygon('70 -60, 18 -60, 8 -30, 24 2, 6 32, 18 60, 70 60', d) +
    line('M-4 -52Q10 -24 -6 6T2 54', l, 4) +
    path('M-58 -4Q-44 -16 -36 -2Q-34 12 -46 14', 'none', { stroke: l, 'stroke-width': 4 }) +
    path('M54 -14Q40 -26 32 -12Q30 2 42 4', 'none', { stroke: l, 'stroke-width': 4 }),
  // Court of Crows
  M0: (d, l) =>
    rectangle(-46, -8, 92, 56, d) +
    each('-32 0, -10 0, 12 0, 34 0', (x) => lancet(x, 46, 15, 40, l)) +
    rectangle(-50, -14, 100, 8, l) +
    each(
      '-34 -22, 4 -22, 30 -22',
      (x, y) =>
        shape(
          `${x - 9} ${y + 8}, ${x - 6} ${y - 4}, ${x + 2} ${y - 9}, ${x + 8} ${y - 6}, ${x + 16} ${y - 4}!, ${x + 7} ${y}, ${x + 4} ${y + 8}`,
          d,
        ) + circle(x + 3, y - 5, 1.6, l),
    ),
  // Hill of Lamps
  C1: (d, l) =>
    mound(14, d, 9) +
    each(
      '-36 -18, -6 -40, 30 -22',
      (x, y) =>
        rectangle(x - 2.5, y, 5, 60, l) +
        path(`M${x - 9} ${y + 4}L${x - 7} ${y - 12}H${x + 7}L${x + 9} ${y + 4}Z`, '#f5c27a') +
        polygon(`${x - 10} ${y - 12}, ${x} ${y - 21}, ${x + 10} ${y - 12}`, l) +
        circle(x, y - 4, 19, '#f5c27a', { 'fill-opacity': 0.2 }),
    ),
  // Dry Sea
  A1: (d, l) =>
    each('-30 0, -2 1, 24 0, 44 1', (y, odd) =>
      line(`M-70 ${y}q20 -13 40 0t40 0t40 0t40 0`, odd ? d : l, 5, { 'stroke-opacity': 0.75 }),
    ) +
    shape('-38 -6!, 38 -12!, 22 22, -20 24', d) +
    line('M-4 -10V-54', d, 5) +
    polygon('0 -52, 32 -20, 0 -18', l) +
    watch(-14, 6, 6, l, d),
  // Field of Mirrors
  B1: (d, l) =>
    mound(38, d, 2) +
    each('-32 0 -9, 2 -14 4, 36 2 10', (x, y, turn) =>
      place(
        x,
        y,
        rectangle(-3, 22, 6, 30, d) +
          ellipse(0, 0, 17, 28, d) +
          ellipse(0, 0, 12.5, 23, l) +
          line('M-5 -9L6 -16M-6 2L2 -3', d, 2.6),
        { turn },
      ),
    ) +
    watch(2, -14, 5, d, l),
  // Sunken Forest
  D1: (d, l) =>
    each('-34 14 0.95, 2 0 1.2, 36 18 0.85', (x, y, s) =>
      place(
        x,
        y,
        polygon('0 -56, 15 -30, 8 -30, 22 -8, 13 -8, 28 18, -28 18, -13 -8, -22 -8, -8 -30, -15 -30', d) +
          rectangle(-3, 18, 6, 14, d),
        { scale: s },
      ),
    ) +
    each('24 1, 38 0.7, 52 0.5', (y, opacity) =>
      line(`M-70 ${y}q18 -9 36 0t36 0t36 0t36 0`, l, 5, { 'stroke-opacity': opacity }),
    ),
  // Stairs to Nowhere
  M1: (d, l, m) =>
    [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          rectangle(-46 + i * 14, 34 - i * 15, 18, 16 + i * 15, i % 2 ? d : m) +
          rectangle(-46 + i * 14, 34 - i * 15, 18, 4, l),
      )
      .join('') + path('M34 -42V-62Q34 -70 41 -70Q48 -70 48 -62V-42Z', l, { 'fill-opacity': 0.5 }),
  // Waterless Harbour
  C2: (d, l) =>
    rectangle(-60, 14, 120, 9, l) +
    each('-44 0, -18 0, 10 0, 36 0', (x) => rectangle(x, 14, 7, 40, l)) +
    line('M-8 14V-40M-24 -26H8', d, 7) +
    path('M-34 -18Q-30 14 -8 16Q14 14 18 -18', 'none', { stroke: d, 'stroke-width': 7, 'stroke-linecap': 'round' }) +
    circle(-8, -48, 8, 'none', { stroke: d, 'stroke-width': 5 }) +
    shape('26 10!, 52 8!, 46 22, 30 22', d),
  // Bone Bridge
  A2: (d, l) =>
    mound(48, d, 8) +
    path('M-60 26Q0 -40 60 26V40Q0 -16 -60 40Z', l) +
    each(
      '-40 10, -20 -3, 0 -7, 20 -3, 40 10',
      (x, y) =>
        line(`M${x} ${y + 6}V${y - 16}`, l, 5) + circle(x - 3.5, y - 17, 4.5, l) + circle(x + 3.5, y - 17, 4.5, l),
    ) +
    each('-30 28, 0 10, 30 28', (x, y) => line(`M${x} ${y}V54`, d, 5)),
  // Garden of Hands
  B2: (d, l) =>
    mound(36, d, 4) +
    each('-34 30 0.42 -10, 2 22 0.56 2, 36 32 0.44 12', (x, y, s, turn) =>
      place(
        x,
        y,
        shape(
          '-17 74!, -15 -10, -25 -36, -20 -43, -12 -37, -9 -18, -12 -56, -6 -64, 0 -56, 2 -20, 4 -54, 10 -59, 15 -51, 13 -16, 20 -34, 26 -35, 26 -24, 18 6, 17 74!',
          l,
        ),
        { scale: s, turn },
      ),
    ) +
    watch(2, 24, 5, d, l),
  // Rust Heath
  D2: (d, l) =>
    mound(18, d, 6) +
    each(
      '-46 24, -30 12, -14 26, 4 8, 20 22, 38 10, -38 40, -6 42, 26 40, 46 30',
      (x, y) => circle(x, y, 6, l) + circle(x + 3, y - 4, 3, '#c9602f'),
    ) +
    circle(2, -12, 26, 'none', { stroke: d, 'stroke-width': 7 }) +
    line('M2 -38V14M-24 -12H28M-16 -30L20 6M20 -30L-16 6', d, 4) +
    watch(2, -12, 7, l, d),
  // Dreamers' Porch
  M2: (d, l) =>
    polygon('-56 -30, 0 -56, 56 -30', d) +
    each('-46 0, -18 0, 10 0, 38 0', (x) => rectangle(x, -30, 9, 66, d)) +
    rectangle(-54, 30, 108, 10, l) +
    shape('-26 30, -20 16, 18 14, 34 30', l) +
    circle(-25, 18, 8, l) +
    polygon('-31 12, -14 6, -22 -4', d),
  // Cliff of Mists
  C3: (d, l) =>
    polygon('-70 -60, 10 -60, 22 -34, 6 -12, 20 14, 2 36, 10 60, -70 60', d) +
    each('-14 1, 10 0.8, 34 0.6', (y, opacity) =>
      line(`M-16 ${y}q14 -10 28 0t28 0t28 0`, l, 6, { 'stroke-opacity': opacity }),
    ) +
    watch(-12, -24, 7, l, d),
  // Market of Masks
  A3: (d, l) =>
    path('M-58 -28H58L50 -46H-50Z', d) +
    each('-58 0, -19.3 1, 19.3 0', (x, odd) =>
      path(`M${x} -28H${x + 38.6}Q${x + 38.6} -14 ${x + 19.3} -14Q${x} -14 ${x} -28Z`, odd ? d : l),
    ) +
    each('-32 14 0, 4 22 1, 36 10 0', (x, y, odd) => {
      const [face, holes] = odd ? [d, l] : [l, d];
      return (
        shape(
          mirror('0 -22, 17 -20, 16 8, 0 24').map(([u, v]): [number, number] => [u + x, v + y]),
          face,
        ) +
        ellipse(x - 6, y - 4, 4, 3, holes) +
        ellipse(x + 6, y - 4, 4, 3, holes) +
        line(
          odd
            ? `M${x - 6} ${y + 12}Q${x} ${y + 6} ${x + 6} ${y + 12}`
            : `M${x - 6} ${y + 8}Q${x} ${y + 15} ${x + 6} ${y + 8}`,
          holes,
          2.6,
        )
      );
    }),
  // Railway of Sleep
  B3: (d, l) =>
    line('M-70 44L70 22M-70 58L70 36', d, 4) +
    [-58, -36, -14, 8, 30, 52].map((x) => line(`M${x} ${40 - x * 0.157}L${x + 4} ${62 - x * 0.157}`, d, 5)).join('') +
    place(
      8,
      2,
      rectangle(-30, -10, 52, 38, l, 5) +
        rectangle(8, -34, 22, 30, l, 4) +
        rectangle(12, -28, 13, 13, d, 2) +
        each('-18 32, 6 28', (x, y) => circle(x, y, 9, d)) +
        shape('-24 -14, -40 -30, -30 -38, -46 -50, -60 -40, -44 -30, -54 -22, -34 -12', l, { 'fill-opacity': 0.5 }) +
        watch(-14, 6, 7, d, l),
    ),
  // Graveyard of Bells
  D3: (d, l) =>
    mound(32, d, 12) +
    each('-34 36 0.42 -12, 4 26 0.6 0, 38 38 0.4 14', (x, y, s, turn) =>
      place(
        x,
        y,
        circle(0, 6, 12, l) +
          shape(mirror('0 -100, 22 -92, 32 -50, 42 -14, 54 0!, 0 4'), l) +
          circle(0, -106, 9, 'none', { stroke: l, 'stroke-width': 6 }) +
          line('M-40 -14Q0 -4 40 -14', d, 5),
        { scale: s, turn },
      ),
    ),
  // Well of Stars
  M3: (d, l) =>
    path('M-44 2V26Q0 46 44 26V2Z', d) +
    line('M-44 14Q0 32 44 14', l, 2.6, { 'stroke-opacity': 0.5 }) +
    ellipse(0, 2, 44, 15, l) +
    ellipse(0, 2, 34, 10.5, '#2b2320') +
    each('-8 -30 8, 16 -46 11, 28 -20 6, 0 -8 6, -32 -48 6', (x, y, r) => star(x, y, r, '#f1d9a6', 4, 0.28)),
};
