/** Where cards take place: one land a kind, with two skies, one for each stage. */
import { lighter, mix } from '../colour';
import { hills, mountains } from '../landscape';
import { glow } from '../light';
import { moon } from '../moon';
import { each } from '../outline';
import { circle, line, path, place, polygon, rectangle } from '../paper';
import { between, random } from '../random';
import { raise } from '../shadow';
import { sky } from '../sky';

import { ash, blood, coal, ember, pale, rust, soot, stone } from './palette';

export type Stage = 1 | 2;

/** Sparks and dust in the air, never under the pennant. */
export function motes(seed: number, count: number, colour: string, top = 20, bottom = 330): string {
  const next = random(seed);
  return Array.from({ length: count }, () =>
    circle(between(next, 100, 278), between(next, top, bottom), between(next, 0.8, 2.6), colour, {
      opacity: Math.round(between(next, 0.3, 0.8) * 100) / 100,
    }),
  ).join('');
}

/** A pointed window, its foot at (x, y). */
export const lancet = (x: number, y: number, width: number, height: number, colour: string): string => {
  const half = width / 2;
  const spring = y - height + width * 0.95;
  return path(
    `M${x - half} ${y}V${spring}Q${x - half} ${y - height + width * 0.25} ${x} ${y - height}Q${x + half} ${y - height + width * 0.25} ${x + half} ${spring}V${y}Z`,
    colour,
  );
};

export const rays = (x: number, y: number, count: number, colour: string, opacity: number, turn = 0): string =>
  Array.from({ length: count }, (_, i) =>
    place(x, y, polygon('-6 0, -30 -400, 30 -400, 6 0', colour, { opacity }), { turn: turn + (i * 360) / count }),
  ).join('');

export function shelf(seed: number, y: number, colours: readonly string[], board: string): string {
  const next = random(seed);
  let books = '';
  for (let x = 14; x < 284;) {
    const width = between(next, 9, 20);
    const height = between(next, 40, 72);
    const colour = colours[Math.floor(next() * colours.length)];
    const lean = next() > 0.86 ? -9 : 0;
    books += place(
      x,
      y,
      rectangle(0, -height, width - 1.4, height, colour, 1.5) +
        rectangle(0, -height + 9, width - 1.4, 3, mix(colour, ember, 0.35)) +
        rectangle(0, -14, width - 1.4, 3, mix(colour, soot, 0.4)),
      { turn: lean },
    );
    x += width + (lean ? 7 : 0);
  }
  return raise(1, books) + raise(2, rectangle(6, y, 288, 10, board) + rectangle(6, y, 288, 2, lighter(board, 0.2)));
}

function library(stage: Stage, seed: number): string {
  const [top, foot] = stage === 1 ? ['#2a1a14', '#8a4a22'] : ['#1c1816', '#5a2a1c'];
  const books =
    stage === 1
      ? ['#5a2e1c', '#7a4426', '#46302a', '#84603f', '#5f3a30']
      : [blood, '#4a2a24', '#3a4640', '#6a3a22', '#2f2a28'];
  return (
    sky(top, foot) +
    [92, 178, 264, 350].map((y, i) => shelf(seed + i * 7, y, books, '#20150f')).join('') +
    rectangle(0, 0, 300, 420, top, 0, { opacity: 0.3 }) +
    glow(178, 210, 170, ember, 0.5)
  );
}

function crenels(y: number, colour: string, width: number, shift: number): string {
  let d = `M-20 430V${y}`;
  for (let x = -20 + shift; x < 320; x += width * 2) d += `H${x}V${y - width * 0.8}H${x + width}V${y}`;
  return raise(
    2,
    path(`${d}H330V430Z`, lighter(colour, 0.12), { transform: 'translate(0 -1.4)' }) + path(`${d}H330V430Z`, colour),
  );
}

function walls(stage: Stage, seed: number): string {
  const [top, foot, sun] = stage === 1 ? ['#43403a', '#c9885a', '#f2cf9a'] : ['#2c1c18', '#b8502a', '#f5a35a'];
  const bricks = each('40 318, 96 300, 150 326, 210 306, 262 322, 66 340, 238 338', (x, y) =>
    rectangle(x, y, 22, 8, stone, 2, { opacity: 0.4 }),
  );
  return (
    sky(top, foot) +
    moon(212, 118, 60, { colour: sun, halo: 0.4, plain: true }) +
    motes(seed, 14, pale) +
    mountains('0 232, 60 196, 120 236, 190 204, 250 238, 300 210', mix(foot, ash, 0.55), { mist: foot }) +
    crenels(262, mix(ash, foot, 0.22), 26, seed % 20) +
    crenels(306, '#3a2f28', 34, (seed * 7) % 30) +
    bricks
  );
}

function chasm(stage: Stage, seed: number): string {
  const [top, foot] = stage === 1 ? ['#2c1013', '#c2521f'] : ['#170d10', '#8a2a1c'];
  const crack = 'M-20 300L54 288L104 312L130 296L162 320L198 294L320 304V440H-20Z';
  return (
    sky(top, foot, { middle: [0.5, mix(top, foot, 0.45)] }) +
    mountains('0 190, 46 132, 96 200, 160 168, 214 206, 262 140, 300 188', mix(top, foot, 0.35), {
      mist: foot,
      haze: 0.5,
    }) +
    motes(seed, 26, ember) +
    hills([236, 228, 244, 230, 240, 226], '#4a1714', { mist: foot }) +
    glow(160, 320, 180, ember, 0.95) +
    raise(3, path(crack, '#3a1c16', { transform: 'translate(0 -2)' }) + path(crack, '#1f1210')) +
    line('M104 312L118 350L106 430M162 320L172 366L160 430', ember, 4, { opacity: 0.85 })
  );
}

function road(stage: Stage, seed: number): string {
  const [top, foot, light] = stage === 1 ? ['#33413f', '#cfa872', '#f0dcae'] : ['#231c24', '#a8563a', '#f2bd84'];
  const back = mix(foot, '#5a4c3a', 0.6);
  return (
    sky(top, foot) +
    moon(206, 112, 56, { colour: light, halo: 0.4 }) +
    motes(seed, 14, light) +
    hills([238, 222, 244, 228, 246, 232], back, { mist: foot }) +
    polygon('60 232, 64 206, 68 232', coal) +
    polygon('74 234, 79 200, 84 234', coal) +
    hills([280, 292, 276, 290, 274, 288], mix(back, soot, 0.45), { mist: back }) +
    path(
      'M120 430Q190 372 150 332T186 270Q214 252 196 238Q236 258 204 284T190 336Q240 380 214 430Z',
      lighter(back, 0.22),
    ) +
    hills([330, 338, 326, 340, 330, 336], mix(back, soot, 0.7))
  );
}

/** A rose window; half of one if `side` is -1 or 1. */
export function rose(x: number, y: number, r: number, lit: string = ember, petals = 12): string {
  const dim = mix(lit, rust, 0.6);
  return place(
    x,
    y,
    circle(0, 0, r * 1.12, soot) +
      circle(0, 0, r * 1.02, 'none', { stroke: dim, 'stroke-width': r * 0.03 }) +
      Array.from({ length: petals }, (_, i) =>
        place(
          0,
          0,
          lancet(0, -r * 0.24, r * 0.17, r * 0.42, i % 2 ? lit : dim) +
            circle(0, -r * 0.82, r * 0.1, i % 2 ? dim : lit),
          { turn: (i * 360) / petals },
        ),
      ).join('') +
      circle(0, 0, r * 0.17, lit) +
      circle(0, 0, r * 0.07, soot),
  );
}

function nave(stage: Stage, seed: number): string {
  const [top, foot] = stage === 1 ? ['#14201f', '#46695f'] : ['#1c1418', '#7a3f34'];
  const pillar = mix(top, foot, 0.25);
  const pillars = each(
    '36 0, 264 0',
    (x) =>
      rectangle(x - 13, 90, 26, 340, pillar) +
      rectangle(x - 13, 90, 7, 340, lighter(pillar, 0.12)) +
      rectangle(x - 19, 96, 38, 10, lighter(pillar, 0.16)),
  );
  const ribs = line(
    'M36 96Q60 10 150 -8Q240 10 264 96M36 96Q110 70 150 -8M264 96Q190 70 150 -8',
    lighter(pillar, 0.1),
    6,
  );
  return (
    sky(top, foot) +
    raise(2, pillars + ribs) +
    rose(164, 116, 70, stage === 1 ? ember : '#f2b45a') +
    glow(164, 116, 170, ember, 0.42) +
    polygon('110 190, 218 190, 290 430, 20 430', ember, { opacity: 0.12 }) +
    motes(seed, 16, ember) +
    rectangle(0, 322, 300, 110, mix(top, soot, 0.4)) +
    line('M0 322H300', lighter(pillar, 0.15), 2)
  );
}

function anywhere(stage: Stage, seed: number): string {
  const [top, foot, light] = stage === 1 ? ['#2f2924', '#a5835c', '#ecd9ae'] : ['#261a1c', '#8a4a3a', '#f0b27a'];
  const thorn = (x: number, flip: boolean): string =>
    place(
      x,
      430,
      line('M0 0Q10 -90 -6 -150Q-22 -200 8 -250M-6 -150Q24 -170 30 -206M0 -90Q-24 -110 -22 -140', soot, 7),
      { flip },
    );
  return (
    sky(top, foot) +
    moon(176, 150, 92, { colour: light, halo: 0.35 }) +
    motes(seed, 12, light) +
    hills([286, 270, 292, 276, 294, 280], mix(foot, soot, 0.55), { mist: foot }) +
    thorn(22, false) +
    thorn(286, true) +
    hills([324, 316, 328, 318, 326, 320], mix(foot, soot, 0.75))
  );
}

function war(stage: Stage, seed: number): string {
  const [top, foot, beam] = stage === 1 ? ['#3a0f10', '#96281a', '#b8391f'] : ['#1f0a0c', '#6e1a14', '#a8331f'];
  return (
    sky(top, foot) +
    rays(172, 214, 14, beam, 0.5) +
    glow(172, 206, 150, ember, 0.55) +
    motes(seed, 16, ember) +
    mountains('0 322, 40 290, 90 326, 150 306, 220 330, 262 292, 300 322', mix(top, soot, 0.5), {
      mist: foot,
      haze: 0.2,
    })
  );
}

export const landOf = {
  develop: library,
  fortify: walls,
  summon: chasm,
  manoeuvre: road,
  ritual: nave,
  any: anywhere,
  combat: war,
} as const;
