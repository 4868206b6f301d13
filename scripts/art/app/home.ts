/** What lives on Home: cats, the moon beside the name, the night behind everything. */
import { catHead, curledCat, paw, type HeadLook } from '../cat';
import { mix } from '../colour';
import { furs, type Fur } from '../fur';
import { glow } from '../light';
import { crescent, crescentPath } from '../moon';
import { round } from '../outline';
import { element, path, place, rectangle } from '../paper';
import type { Drawing, Output } from '../render';
import { raise } from '../shadow';
import { stars } from '../sky';

function peeking(coat: Fur, look: HeadLook): Drawing {
  const edge = 112;
  const behind = element('clipPath', { id: 'above-edge' }, rectangle(-20, -20, 200, edge + 20, '#000000'));
  const head = `${behind}<g clip-path="url(#above-edge)">${place(80, 78, raise(1, catHead(coat, look)))}</g>`;
  return { width: 160, height: 140, content: head + paw(36, edge, coat) + paw(124, edge, coat) };
}

const heart = (colour: string): string =>
  path('M0 9C-13 1 -11 -9 -5.5 -9C-2 -9 0 -6 0 -4C0 -6 2 -9 5.5 -9C11 -9 13 1 0 9Z', colour);
const moonMark = (colour: string): string => place(0, 0, path(crescentPath, colour), { scale: 0.2, turn: -30 });

const asleep: Drawing = {
  width: 220,
  height: 170,
  content: place(
    112,
    165,
    curledCat(
      furs.blue,
      place(20, -74, path(crescentPath, furs.blue.shade), { scale: 0.24, turn: -30 }) +
        place(62, -58, path(crescentPath, furs.blue.deep), { scale: 0.18, turn: -30 }),
      { whiskers: true, emblem: moonMark(furs.blue.deep) },
    ),
  ),
};

const moon: Drawing = {
  width: 100,
  height: 100,
  content: glow(50, 50, 50, '#fff1d6', 0.3) + raise(1, crescent(50, 50, 34, '#fff1d6', -12)),
};

/** Stays inside its margins, so that copies of it meet without a seam. */
const starTile: Drawing = {
  width: 400,
  height: 400,
  content: place(
    14,
    14,
    stars({ seed: 23, width: 372, height: 372, count: 30, colour: '#fff1d6', bright: 5, size: 0.9 }),
  ),
};

/** Both ends are equally high: strips set side by side meet. */
function ridge(base: number, swing: number, phase: number, width: number): string {
  const y = (x: number): number =>
    round(
      base +
        swing *
          (Math.sin((x / width) * 2 * Math.PI + phase) * 0.6 + Math.sin((x / width) * 6 * Math.PI + phase * 2) * 0.4),
    );
  let d = `M-40 ${y(-40)}`;
  for (let x = -30; x <= width + 40; x += 10) d += `L${x} ${y(x)}`;
  return `${d}V600H-40Z`;
}

function hills(colours: readonly string[], rim: string): Drawing {
  const width = 800;
  const sheets = colours.map((colour, i) => {
    const d = ridge(70 + i * 48, 30 - i * 4, i * 2.1 + 0.6, width);
    return raise(2, path(d, mix(colour, rim, 0.08), { transform: 'translate(0 -1.6)' }) + path(d, colour));
  });
  return { width, height: 300, content: sheets.join('') };
}

export const homeOutputs: readonly Output[] = [
  {
    file: 'home/cat-pink.webp',
    width: 480,
    drawing: peeking(furs.pink, { mood: 'wide', look: [0.2, 0.3], emblem: heart(furs.pink.deep) }),
  },
  { file: 'home/cat-black.webp', width: 480, drawing: peeking(furs.black, { mood: 'sly', look: [-0.4, 0.2] }) },
  { file: 'home/cat-asleep.webp', width: 660, drawing: asleep },
  { file: 'home/moon.webp', width: 240, drawing: moon },
  { file: 'home/sky.webp', width: 800, drawing: starTile },
  { file: 'home/hills.webp', width: 1600, drawing: hills(['#4b3180', '#3a2468', '#2a1a52'], '#fff1d6') },
  { file: 'home/hills-light.webp', width: 1600, drawing: hills(['#e8d5e6', '#dcc0de', '#cfaed6'], '#ffffff') },
];
