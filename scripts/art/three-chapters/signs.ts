/** Small signs: the eight traits, each a shape and a colour of its own; what is gained; seals. Within 50 of the origin. */
import type { Token } from '../../../src/rules/three-chapters/ability';
import type { Trait } from '../../../src/rules/three-chapters/names';
import { darker, lighter } from '../colour';
import { curve, each, mirror, round } from '../outline';
import { circle, ellipse, line, path, place, polygon, rectangle, shape, star } from '../paper';
import { raise } from '../shadow';
import { cloudRing } from '../sky';
import { number } from '../type';

import { both } from './figure/face';
import { tale, traitColours } from './palette';

function burst(points: number, radius: number, waist: number): string {
  const tips = Array.from({ length: points * 2 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / points;
    const reach = i % 2 ? radius * waist : radius;
    return `${round(Math.cos(angle) * reach)} ${round(Math.sin(angle) * reach)}`;
  });
  return `M${tips.join('L')}Z`;
}

const whole = (half: string): string => curve(mirror(half));

const badges: Readonly<Record<Trait, string>> = {
  monster: whole('0 -34, 18 -36, 44 -56!, 46 -20, 46 12, 30 40, 0 48'),
  magic: burst(8, 54, 0.78),
  villain: whole('0 -54!, 50 0!, 0 54!'),
  animal: 'M-48 0A48 48 0 1 1 48 0A48 48 0 1 1 -48 0Z',
  child: whole('0 -46, 38 -46, 46 -38, 46 0, 46 38, 38 46, 0 46'),
  dwarf: whole('0 -58!, 50 34, 42 44, 0 46'),
  wonderland: cloudRing(0, 0, 43, 43, 8, 0.5, 0.56),
  royal: whole('0 -46, 44 -46, 46 -8, 30 28, 0 54!'),
};

const c = tale.cream;

const emblems: Readonly<Record<Trait, (ground: string) => string>> = {
  monster: (ground) =>
    both(shape('8 -16!, 30 -22, 32 -6, 20 0', c) + circle(20, -10, 5, ground)) +
    path('M-30 12Q0 24 30 12Q24 36 0 37Q-24 36 -30 12Z', c) +
    each('-16 15, 0 18, 16 15', (x, y) => polygon(`${x - 7} ${y}, ${x + 7} ${y}, ${x} ${y + 13}`, ground)),
  magic: () => line('M-24 26L6 -6', c, 9) + star(12, -12, 26, c, 5, 0.46),
  villain: (ground) =>
    shape('0 -8, 16 -16, 38 -14, 32 8, 14 14, 0 4, -14 14, -32 8, -38 -14, -16 -16', c) +
    both(ellipse(17, -1, 8.5, 5.5, ground)),
  animal: () =>
    shape(mirror('0 2, 16 10, 22 26, 10 32, 0 28'), c) + both(ellipse(11, -20, 8, 11, c) + ellipse(27, -2, 8, 10, c)),
  child: () =>
    polygon('-34 8, 34 8, 20 32, -20 32', c) + polygon('-2 -32, -2 4, -26 4', c) + polygon('4 -24, 24 4, 4 4', c),
  dwarf: (ground) =>
    shape('0 -42, 24 6, 0 0, -24 6', c) + shape(mirror('0 10, 30 14, 24 32, 0 42'), c) + circle(0, 9, 6.5, ground),
  wonderland: (ground) =>
    path('M-26 -10H20V8Q18 28 -3 28Q-24 28 -26 8Z', c) +
    line('M20 -4Q34 -4 32 6Q30 14 18 13', c, 6) +
    line('M-14 -20Q-18 -26 -13 -32M2 -20Q-2 -26 3 -32', c, 5) +
    shape('-3 18!, -12 8, -10 1, -3 4!, 4 1, 6 8', ground),
  royal: (ground) => path('M-30 22L-34 -20L-14 -2L0 -28L14 -2L34 -20L30 22Z', c) + rectangle(-26, 12, 52, 5, ground),
};

/** A paper of the trait's own outline, with a gold edge. */
export function traitSign(trait: Trait, x: number, y: number, scale = 0.56): string {
  const colour = traitColours[trait];
  const edge = path(badges[trait], tale.straw, { stroke: tale.straw, 'stroke-width': 11, 'stroke-linejoin': 'round' });
  return raise(
    1,
    place(
      x,
      y,
      edge +
        path(badges[trait], colour, { stroke: colour, 'stroke-width': 3, 'stroke-linejoin': 'round' }) +
        emblems[trait](colour),
      { scale },
    ),
  );
}

const heartPath = curve('0 46!, -42 8, -49 -18, -37 -40, -15 -42, 0 -24!, 15 -42, 37 -40, 49 -18, 42 8');

const heart = (): string => path(heartPath, '#c9342f') + shape('-38 -18, -30 -31, -18 -32, -26 -24', '#f08a7a');

const gem = (): string =>
  polygon('-30 -38, 30 -38, 50 -10, 0 48, -50 -10', '#1f8a78') +
  polygon('-30 -38, -50 -10, -19 -10', '#6fd0b8') +
  polygon('-30 -38, 0 -38, -19 -10', '#a8ecd8') +
  polygon('30 -38, 0 -38, 19 -10', '#4fb8a2') +
  polygon('0 -38, -19 -10, 19 -10', '#7fdcc6') +
  polygon('-50 -10, -19 -10, 0 48', '#2fa48e') +
  polygon('50 -10, 19 -10, 0 48', '#146a60');

const starPaper = (): string => {
  const paper = (fill: string, down: number): string =>
    path(burst(5, 46, 0.52), fill, {
      stroke: fill,
      'stroke-width': 10,
      'stroke-linejoin': 'round',
      transform: `translate(0 ${down})`,
    });
  return (
    paper('#a86a10', 3) +
    paper('#f0ac22', 1) +
    polygon('0 -40, 0 4, -22 -26', '#ffd978') +
    polygon('0 -40, 0 4, 20 -28', '#ffc94a')
  );
};

const tokenPapers: Readonly<Record<Token, () => string>> = { hearts: heart, gems: gem, stars: starPaper };

export const tokenSign = (token: Token, x: number, y: number, scale = 0.34): string =>
  raise(1, place(x, y, tokenPapers[token](), { scale }));

/** Sealing wax with the chapter's number. */
export const sealSign = (chapter: string, x: number, y: number, scale = 0.5): string =>
  raise(
    1,
    place(
      x,
      y,
      path(cloudRing(0, 0, 44, 44, 11, 0, 0.56), tale.brick) +
        circle(0, 0, 36, darker(tale.brick, 0.2, '#3a0a10')) +
        circle(0, 1, 35, lighter(tale.brick, 0.06)) +
        number(0, 16, 46, chapter, tale.cream),
      { scale },
    ),
  );

/** "Not this". */
export const struck = (x: number, y: number, r: number): string =>
  line(`M${x - r} ${y + r}L${x + r} ${y - r}`, tale.parchment, 9) +
  line(`M${x - r} ${y + r}L${x + r} ${y - r}`, '#8a1f24', 5);
