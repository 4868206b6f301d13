/** Toys: each stands on y = 0 and is about 170 wide. */
import { lighter } from '../../colour';
import { curve, each } from '../../outline';
import { circle, line, place, rectangle, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { yarn } from '../furniture';
import { furs } from '../palette';

export function mouse(): string {
  const body = curve('-86 -6, -80 -34, -50 -70, 0 -84, 52 -66, 78 -24, 72 0, 0 4, -70 4');
  return (
    raise(1, line('M70 -12C110 -10 118 -58 92 -70C82 -76 76 -66 84 -60', '#e58aa4', 9)) +
    raise(
      2,
      line('M16 -78V-118', '#d99a2c', 8) +
        `<circle cx="2" cy="-128" r="12" fill="none" stroke="#eab63c" stroke-width="8"/><circle cx="30" cy="-128" r="12" fill="none" stroke="#eab63c" stroke-width="8"/>`,
    ) +
    raise(2, edged(body, '#9a8fc0', 0.35) + shape('20 0, 24 -34, 52 -44, 76 -18, 70 2', '#8379ac', { opacity: 0.7 })) +
    raise(1, circle(-22, -74, 27, '#8379ac') + circle(-22, -72, 17, '#f2b3c4')) +
    circle(-60, -34, 7.5, '#2a2440') +
    circle(-62, -37, 2.6, '#ffffff') +
    circle(-87, -12, 7.5, '#e5667a') +
    line('M-76 -14L-112 -22M-76 -8L-112 -6', '#fff6e4', 3)
  );
}

export const ball = (): string => line('M40 -14C80 6 100 -30 128 -6', '#e5667a', 7) + yarn(-6, -72, 76, '#ef7f98');

export function wand(): string {
  const feather = (turn: number, colour: string): string =>
    place(
      0,
      0,
      shape('0 6, -17 26, -13 66, 0 92!, 13 66, 17 26', colour) + line('M0 8V78', lighter(colour, 0.5), 2.6),
      { turn },
    );
  return (
    raise(2, line('M-92 2L34 -176', '#8a5fae', 11) + line('M-92 2L-64 -38', '#f2c463', 14)) +
    line('M34 -176Q82 -186 70 -132', '#8a6a6a', 3) +
    place(
      70,
      -128,
      raise(1, feather(26, '#5aa7cf') + feather(-26, '#6fb98a') + feather(0, '#ef8fb0')) +
        circle(0, 4, 11, '#ffd45e') +
        circle(0, 8, 3, '#9a6a1c'),
    )
  );
}

export function tower(): string {
  const fluff = (x: number, y: number, w: number, colour: string): string =>
    raise(
      1,
      edged(
        curve([
          [x - w / 2, y],
          [x - w / 2 + 6, y - 9],
          [x, y - 11],
          [x + w / 2 - 6, y - 9],
          [x + w / 2, y],
          [x + w / 2 - 6, y + 9],
          [x, y + 11],
          [x - w / 2 + 6, y + 9],
        ]),
        colour,
        0.35,
      ),
    );
  const post = (x: number, from: number, to: number): string =>
    rectangle(x - 10, from, 20, to - from, '#d9b07c') +
    each([...Array(Math.floor((to - from) / 9))].map((_, i) => `${x} ${from + 5 + i * 9}`).join(', '), (px, py) =>
      line(`M${px - 10} ${py}L${px + 10} ${py - 3}`, '#b98a54', 2.4),
    );
  const house = raise(
    2,
    edged(curve('-74 -12, -76 -80!, -6 -80!, -4 -12'), '#ef9fb4', 0.3) +
      circle(-40, -44, 25, '#5a2f50') +
      circle(-48, -46, 6, '#ffe08a') +
      circle(-31, -46, 6, '#ffe08a') +
      circle(-48, -46, 2.6, '#1b1030') +
      circle(-31, -46, 2.6, '#1b1030'),
  );
  return (
    raise(2, post(-40, -150, -70) + post(50, -200, -4)) +
    house +
    fluff(0, -4, 188, '#e07f9c') +
    fluff(-40, -150, 96, '#e07f9c') +
    fluff(52, -206, 96, '#e07f9c') +
    fluff(-40, -84, 88, '#e07f9c') +
    raise(1, line('M78 -196V-150', '#8a6a6a', 2.4) + circle(78, -142, 11, '#ffd45e')) +
    line('M-62 -160C-92 -168 -92 -120 -78 -116', furs.orange.shade, 11) +
    raise(1, edged(curve('-70 -160, -60 -186, -30 -192, -8 -176, -6 -160'), furs.orange.fur, 0.35))
  );
}

export function scratcher(): string {
  const ropes = Array.from({ length: 13 }, (_, i) =>
    line(`M-32 ${-170 + i * 12}Q0 ${-162 + i * 12} 32 ${-170 + i * 12}`, '#b98a54', 4),
  ).join('');
  return (
    raise(2, rectangle(-84, -22, 168, 24, '#c97f8f', 8) + rectangle(-84, -23.5, 168, 8, '#e3a0ae', 4)) +
    raise(2, rectangle(-32, -184, 64, 164, '#e0b884', 6) + ropes) +
    raise(1, edged(curve('-46 -184, -38 -204, 0 -210, 38 -204, 46 -184, 30 -176, -30 -176'), '#c97f8f', 0.35)) +
    line('M-10 -132L-20 -70M4 -136L-4 -72M18 -132L14 -74', '#fff1d6', 5) +
    raise(
      1,
      line('M44 -188Q78 -182 74 -140', '#8a6a6a', 2.6) +
        circle(74, -128, 14, '#7fb9d9') +
        shape('60 -128, 74 -122, 88 -128, 84 -118, 74 -114, 64 -118', '#fff6e4'),
    )
  );
}
