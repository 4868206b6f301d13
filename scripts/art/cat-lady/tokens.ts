/** What lies on the table beside cards: food, points, and the cat that walks round the grid. */
import type { Fur } from '../fur';
import { circle, place, star } from '../paper';
import type { Drawing } from '../render';
import { raise } from '../shadow';
import { number } from '../type';

import { lady } from './palette';
import { sit } from './poses/front';
import { foodSign, treatSign } from './signs/food';

const disc = (paper: string, edge: string, sign: string): Drawing => ({
  width: 100,
  height: 100,
  shadow: lady.shadow,
  content:
    raise(2, circle(50, 50, 44, edge) + circle(50, 48, 44, paper)) +
    circle(50, 48, 37.5, '#ffffff', { opacity: 0.55 }) +
    place(50, 48, sign, { scale: 1.04 }),
});

const lilac: Fur = {
  fur: '#a67fd0',
  shade: '#8a60b8',
  deep: '#5f3a8c',
  light: '#e3d0f5',
  inner: '#f2a6c4',
  iris: '#ffe07a',
  ink: '#3a2058',
  whisker: '#f3eafc',
};

/** Of no cat's colour, so that nobody feeds it. */
const walker: Drawing = {
  width: 220,
  height: 240,
  shadow: lady.shadow,
  content: place(
    104,
    226,
    sit(
      { coat: lilac, collar: '#e5667a', look: { mood: 'wide', ears: 'up', mouth: 'smile', skull: 'round', eye: 17 } },
      { tailUp: true },
    ),
    { scale: 1.04 },
  ),
};

const points: Drawing = {
  width: 100,
  height: 100,
  shadow: lady.shadow,
  content:
    raise(2, star(50, 51, 47, '#d9952a', 12, 0.84) + star(50, 48.6, 47, '#f7c63c', 12, 0.84)) +
    circle(50, 48.6, 34, '#ffe9a6') +
    number(50, 68, 56, '2', lady.ink),
};

export const tokens: ReadonlyMap<string, Drawing> = new Map([
  ['chicken', disc('#ffe0a0', '#d9a04a', foodSign.chicken())],
  ['tuna', disc('#bfe3ee', '#6fa9c4', foodSign.tuna())],
  ['milk', disc('#d3d9f5', '#8f9cd0', foodSign.milk())],
  ['treat', disc('#f9c9d8', '#d98aa6', treatSign())],
  ['points', points],
  ['cat', walker],
]);
