/** Every land's card: a box of nested papers one looks down into, and the moon that holds the number. */
import { cardHeight, cardWidth, crookedWindow, finishedCard, starsOnCards, windowPaper } from '../card';
import { lighter } from '../colour';
import { crow, type CrowLook } from '../crow';
import { moon } from '../moon';
import { curve, mirror, type Point } from '../outline';
import { around, path, place, star } from '../paper';
import type { Drawing } from '../render';
import { raise } from '../shadow';
import { number } from '../type';

import { sen } from './palette';

export interface Perched extends CrowLook {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Looks to the right. */
  readonly flip?: boolean;
}

/** Stars of a land: clear of the frame, of the number and of whatever else is told. */
export const landStars = starsOnCards(sen.cream, [{ x: 70, y: 72, r: 76 }]);

export const flock = (crows: readonly Perched[]): string =>
  crows.map(({ x, y, scale, flip, ...look }) => place(x, y, crow(look), { scale, flip })).join('');

const numberMoon = (value: number, colour: string): string =>
  moon(70, 72, 56, { colour, halo: 0, depth: 4 }) + number(70, 111, 107, String(value), sen.ink);

export interface LandLook {
  readonly papers?: readonly [outer: string, middle: string, inner: string];
  readonly moon?: string;
  /** Stands in front of the frame. */
  readonly front?: string;
}

const nightPapers = [sen.night, '#1f2460', '#303a86'] as const;

export function land(
  value: number,
  scene: string,
  { papers = nightPapers, moon: colour = sen.cream, front = '' }: LandLook = {},
): Drawing {
  const [outer, middle, inner] = papers;
  const frame =
    windowPaper(crookedWindow(19, 2), inner, 0.2, 2) +
    windowPaper(crookedWindow(13.5, -2), middle, 0.14, 1) +
    windowPaper(crookedWindow(8, 1), outer, 0.1, 1);
  return finishedCard(scene + frame + front + numberMoon(value, colour));
}

/** The band stays empty: the words on it are live text. */
export const bandTop = 346;
const bandPath = `M-10 ${bandTop + 6}Q150 ${bandTop - 10} 310 ${bandTop + 6}V406Q150 390 -10 406Z`;

function curtainWindow(drop: number, side: number): string {
  const half: Point[] = [
    [0, drop + 9],
    [24, drop + 6],
    [48, drop - 4, 'sharp'],
    [72, drop + 10],
    [98, drop, 'sharp'],
    [112, drop + 14],
    [150 - side, drop + 40],
    [146 - side, 150],
    [132 - side, 250],
    [150 - side, 330],
    [154 - side, 440],
  ];
  return curve(mirror(half).map(([x, y, corner]): Point => [x + 150, y, corner]));
}

/** Specials are a stage: warm curtains instead of the night's frame. */
export function stage(value: number, scene: string, front: string): Drawing {
  const curtain =
    windowPaper(curtainWindow(31, 20), '#b8476a', 0.25, 2) + windowPaper(curtainWindow(20, 9), '#84305c', 0.24, 2);
  const edge = raise(1, path(around(crookedWindow(8, 0), cardWidth, cardHeight), sen.plum, { 'fill-rule': 'evenodd' }));
  const studs = [112, 150, 188, 226, 262].map((x) => star(x, 8.5, 4.4, sen.lamp, 5, 0.5)).join('');
  const band = raise(
    3,
    path(bandPath, lighter(sen.coral, 0.35), { transform: 'translate(0 -2)' }) + path(bandPath, sen.coral),
  );
  return finishedCard(scene + curtain + edge + studs + front + band + numberMoon(value, sen.lamp));
}
