/** What lies about: candles, books, swords, towers, stairs, bells. Feet at 0, 0 unless it says otherwise. */
import { darker, lighter, mix } from '../../colour';
import { curve } from '../../outline';
import { circle, ellipse, line, path, place, polygon, rectangle, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { both, sheetOf } from '../../three-chapters/figure/face';
import { gaze } from '../gaze';
import { lancet } from '../lands';
import { ash, bone, coal, ember, pale, rust, sand, slate, soot, stone } from '../palette';

const tongue = '0 -100!, 16 -66, 30 -44, 26 -10, 0 2';

/** A flame 100 high. */
export const fire = (colour: string = ember, heart: string = bone): string =>
  sheetOf(tongue, colour, 0.3) + place(0, 0, sheetOf('0 -58!, 10 -36, 14 -18, 8 -2, 0 0', heart, 0.3));

/** A candle 64 high; the flame has no glow of its own, since only one light of a picture does. */
export const candle = (x: number, y: number, scale = 1, wax: string = bone): string =>
  place(
    x,
    y,
    raise(
      1,
      rectangle(-8, -42, 16, 44, wax, 3) +
        path('M-8 -42H8V-30Q6 -22 3 -30Q0 -36 -3 -28Q-6 -20 -8 -30Z', lighter(wax, 0.6)),
    ) +
      line('M0 -42V-48', soot, 2.4) +
      place(0, -46, fire(), { scale: 0.26 }),
    { scale },
  );

/** A shut book seen from the front, 150 x 104. */
export const book = (colour: string, on = ''): string =>
  raise(
    3,
    path('M-76 -98Q-76 -106 -68 -106H64Q72 -106 72 -98V0H-60Q-76 0 -76 -16Z', darker(colour, 0.25, soot), {
      transform: 'translate(3 3)',
    }) +
      path('M-76 -98Q-76 -106 -68 -106H64Q72 -106 72 -98V0H-60Q-76 0 -76 -16Z', lighter(colour, 0.2), {
        transform: 'translate(-0.8 -1.4)',
      }) +
      path('M-76 -98Q-76 -106 -68 -106H64Q72 -106 72 -98V0H-60Q-76 0 -76 -16Z', colour),
  ) +
  rectangle(-64, -14, 132, 11, bone) +
  line('M-60 -9H64', sand, 2) +
  rectangle(-76, -106, 15, 104, mix(colour, soot, 0.3), 4) +
  on;

/** A book that lies, its spine to us: 100 x 22. */
export const tome = (colour: string): string =>
  raise(1, rectangle(-50, -22, 100, 22, colour, 4) + rectangle(-50, -22, 100, 4, lighter(colour, 0.25), 3)) +
  rectangle(30, -18, 17, 14, bone, 1) +
  rectangle(-38, -22, 6, 22, mix(colour, ember, 0.45)) +
  rectangle(12, -22, 6, 22, mix(colour, ember, 0.45));

/** An open book, its middle at 0, 0: 120 wide. */
export const pages = (cover: string = rust, page: string = bone): string =>
  raise(2, both(edged(curve('0 6!, 30 -6, 66 4, 70 32!, 34 22, 0 34!'), cover, 0.25))) +
  both(edged(curve('0 -2!, 28 -16, 62 -6, 64 24!, 32 14, 0 26!'), page, 0.4)) +
  line('M0 0V26', sand, 2.4) +
  both(line('M10 -1Q30 -10 54 -2M10 8Q30 0 55 8', mix(page, ash, 0.45), 2.4));

const steel = 'M0 -100L9 -82V-10H-9V-82Z';
/** A sword that stands on its hilt's end; 140 high, its guard at 0. */
export const blade = (metal: string = bone, hilt: string = rust): string =>
  raise(
    2,
    path(steel, metal) +
      polygon('0 -100, 9 -82, 9 -10, 0 -10', mix(metal, ash, 0.4)) +
      rectangle(-26, -12, 52, 11, hilt, 5) +
      rectangle(-6, -2, 12, 28, coal, 4) +
      circle(0, 30, 9, hilt),
  );

export const bladeAt = (x: number, y: number, scale: number, turn: number, metal?: string, hilt?: string): string =>
  place(x, y, blade(metal, hilt), { scale, turn });

const stages = [stone, '#8f8070', sand] as const;

/** A tower of so many levels, 92 wide at its foot, 36 a level. */
export function tower(levels: number, { flag = rust, lit = true, colours = stages as readonly string[] } = {}): string {
  let drawn = '';
  for (let i = levels - 1; i >= 0; i--) {
    const width = 92 - i * 22;
    const top = -36 * (i + 1);
    const colour = colours[i % colours.length];
    const teeth = 4 - Math.min(i, 1);
    const gap = (width - 13) / (teeth - 1);
    drawn += raise(
      1,
      Array.from({ length: teeth }, (_, tooth) => rectangle(-width / 2 + tooth * gap, top - 10, 13, 13, colour)).join(
        '',
      ) +
        rectangle(-width / 2, top, width, 36, colour) +
        rectangle(-width / 2, top, width, 3, lighter(colour, 0.3)) +
        rectangle(-width / 2, top + 29, width, 7, mix(colour, soot, 0.3)),
    );
    drawn += i ? lancet(0, top + 31, 13, 22, soot) : lancet(0, 0, 22, 29, lit ? ember : soot);
    if (i === 0) drawn += rectangle(-width / 2, top + 5, width, 7, flag);
  }
  const top = -36 * levels - 10;
  const cloth =
    line(`M0 ${top + 6}V${top - 40}`, soot, 4) +
    polygon(`0 ${top - 42}, 40 ${top - 36}, 30 ${top - 26}, 40 ${top - 14}, 0 ${top - 16}`, flag);
  return cloth + drawn;
}

export const towerAt = (x: number, y: number, scale: number, levels: number, look = {}): string =>
  place(x, y, tower(levels, look), { scale });

/** Steps that rise to a point: so many, from `width` at the foot to `top`. */
export function stair(
  x: number,
  y: number,
  count: number,
  width: number,
  top: number,
  rise: number,
  from: string,
  to: string,
): string {
  return Array.from({ length: count }, (_, i) => {
    const wide = width - ((width - top) * i) / Math.max(1, count - 1);
    const colour = mix(from, to, i / count);
    return raise(
      1,
      rectangle(x - wide / 2, y - rise * (i + 1), wide, rise + 12, colour, 2) +
        rectangle(x - wide / 2, y - rise * (i + 1), wide, 4, lighter(colour, 0.35), 2),
    );
  })
    .reverse()
    .join('');
}

/** A bell with a hanging clapper; its crown at 0, -100. */
export const bell = (colour: string = slate): string =>
  circle(0, 4, 12, darker(colour, 0.4, soot)) +
  raise(2, sheetOf('0 -100, 22 -92, 32 -50, 42 -14, 54 0!, 0 4', colour, 0.35)) +
  line('M-44 -12Q0 -2 44 -12', mix(colour, soot, 0.4), 5) +
  line('M-16 -82Q-26 -50 -32 -22', lighter(colour, 0.5), 5, { opacity: 0.7 }) +
  circle(0, -106, 9, 'none', { stroke: colour, 'stroke-width': 6 });

/** A lantern that hangs from 0, -120 and ends at 0. */
export const lantern = (inside = ''): string =>
  line('M0 -120V-92', soot, 5) +
  raise(
    2,
    polygon('-34 -76, 0 -104, 34 -76', coal) +
      rectangle(-40, -78, 80, 9, soot, 3) +
      polygon('-34 -70, 34 -70, 28 -4, -28 -4', '#f2c070') +
      rectangle(-34, -8, 68, 11, soot, 4),
  ) +
  inside +
  line('M-17 -69L-14 -8M17 -69L14 -8', soot, 3.4);

/** A chain from one point to another. */
export function chain(x: number, y: number, toX: number, toY: number, colour: string = slate, size = 6): string {
  const count = Math.max(2, Math.round(Math.hypot(toX - x, toY - y) / (size * 2)));
  return Array.from({ length: count }, (_, i) => {
    const at = (i + 0.5) / count;
    return ellipse(
      x + (toX - x) * at,
      y + (toY - y) * at,
      i % 2 ? size * 0.45 : size,
      i % 2 ? size * 1.2 : size,
      'none',
      { stroke: colour, 'stroke-width': size * 0.5 },
    );
  }).join('');
}

export const key = (colour: string = sand): string =>
  raise(
    1,
    circle(0, -70, 18, 'none', { stroke: colour, 'stroke-width': 10 }) +
      rectangle(-5, -54, 10, 56, colour, 2) +
      rectangle(0, -16, 20, 9, colour, 2) +
      rectangle(0, -2, 15, 9, colour, 2),
  );

/** A crown, 80 wide, its rim at 0. */
export const crown = (colour: string = ember): string =>
  raise(
    1,
    edged('M-40 0L-46 -44L-22 -20L0 -56L22 -20L46 -44L40 0Z', colour, 0.4) +
      both(circle(46, -46, 5, colour)) +
      circle(0, -59, 6, colour),
  ) + gaze(0, -16, 7, { iris: pale });

/** A gravestone or tablet with an eye. */
export const tablet = (colour: string = slate): string =>
  raise(2, edged('M-30 4V-58Q-30 -92 0 -92Q30 -92 30 -58V4Z', colour, 0.3)) +
  gaze(0, -56, 12, { iris: bone, lid: colour });

export const drop = (x: number, y: number, size: number, colour: string): string =>
  place(x, y, shape('0 -20!, 9 -4, 8 8, 0 12, -8 8, -9 -4', colour), { scale: size });
