/** The corner that a fan and a stack leave in sight: what a card is worth. */
import { lighter } from '../colour';
import { path, place } from '../paper';
import { raise } from '../shadow';
import { number } from '../type';

import { koty, type Suit } from './palette';
import { suitShape } from './suits';

/** Small cards are looked at from far: the same picture under a larger tab. */
export type Size = 'normal' | 'small';
export type Tab = (size: Size) => string;

const tabs = {
  normal: { paper: 'M-20 -20H108V130Q108 186 52 190H-20Z', x: 53, baseline: 109, size: 124, shapeY: 150, shapeR: 25 },
  small: { paper: 'M-20 -20H142V166Q142 228 80 232H-20Z', x: 70, baseline: 140, size: 166, shapeY: 190, shapeR: 33 },
} as const;

const tab = (paper: string, colour: string): string =>
  raise(3, path(paper, lighter(colour, 0.5), { transform: 'translate(1.4 1.8)' }) + path(paper, colour));

/** The colour's letter is no part of it: beside the shape it is live text, and on a small card there is no room for it. */
export const suitTab =
  (value: number, suit: Suit, colour: string): Tab =>
  (at) => {
    const { paper, x, baseline, size, shapeY, shapeR } = tabs[at];
    const shapeX = at === 'small' ? x : 34;
    return (
      tab(paper, colour) +
      number(x, baseline, size, String(value), koty.ink) +
      suitShape(suit, shapeX, shapeY, shapeR, koty.ink, { vein: colour })
    );
  };

/** With a sign under the number, drawn within 40 of the origin. */
export const signTab =
  (value: string, colour: string, sign: string): Tab =>
  (at) => {
    const { paper, x, baseline, size, shapeY, shapeR } = tabs[at];
    return (
      tab(paper, colour) +
      number(x, baseline, size, value, koty.ink) +
      place(x, shapeY, sign, { scale: shapeR / tabs.normal.shapeR })
    );
  };

/** Night cards have no value: a dark tab with its rim in the sign's colour, so that nobody takes it for a cat's. */
export const nightTab =
  (colour: string, sign: string): Tab =>
  (at) => {
    const [paper, placed] =
      at === 'small'
        ? ['M-20 -20H152V96Q152 152 96 156H-20Z', place(76, 78, sign, { scale: 1.36 })]
        : ['M-20 -20H112V66Q112 116 62 120H-20Z', place(56, 60, sign)];
    return raise(3, path(paper, colour, { transform: 'translate(3 3.6)' }) + path(paper, koty.ink)) + placed;
  };
