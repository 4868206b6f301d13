/** Every card of Koty: a scene in a cloud-edged window, the hero in front of it, the value in its tab. */
import { cardHeight, cardWidth, finishedCard, windowPaper } from '../card';
import { lighter } from '../colour';
import { round } from '../outline';
import { path } from '../paper';
import type { Drawing } from '../render';
import { raise } from '../shadow';
import { stars, type Round } from '../sky';
import { number } from '../type';
import { koty, type Papers, type Suit } from './palette';
import { suitShape } from './suits';

/** Bumps along the four sides of a window; `shift` moves them, so that two papers never meet bump on bump. */
export function cloudWindow(inset: number, across: number, down: number, flat = 0.62): string {
  const left = inset;
  const top = inset;
  const right = cardWidth - inset;
  const bottom = cardHeight - inset;
  const dx = (right - left) / across;
  const dy = (bottom - top) / down;
  const corners: (readonly [number, number])[] = [
    ...Array.from({ length: across }, (_, i) => [left + i * dx, top] as const),
    ...Array.from({ length: down }, (_, i) => [right, top + i * dy] as const),
    ...Array.from({ length: across }, (_, i) => [right - i * dx, bottom] as const),
    ...Array.from({ length: down }, (_, i) => [left, bottom - i * dy] as const),
  ];
  const arcs = corners.map(([x, y], i) => {
    const [toX, toY] = corners[(i + 1) % corners.length] ?? [left, top];
    const r = round(Math.hypot(toX - x, toY - y) * flat);
    return `A${r} ${r} 0 0 1 ${round(toX)} ${round(toY)}`;
  });
  return `M${left} ${top}${arcs.join('')}Z`;
}

const frame = ([outer, middle, inner]: Papers): string =>
  windowPaper(cloudWindow(23, 5, 7), inner, 0.2, 2) +
  windowPaper(cloudWindow(16.5, 6, 8), middle, 0.16, 1) +
  windowPaper(cloudWindow(11, 7, 10), outer, 0.14, 1);

/** Stars clear of the frame and of the tab. */
export const dreamStars = (seed: number, depth: number, count: number, bright: number, ...avoid: readonly Round[]): string =>
  stars({
    seed,
    width: cardWidth,
    height: depth,
    count,
    bright,
    colour: koty.cream,
    margin: 34,
    avoid: [{ x: 50, y: 60, r: 84 }, { x: 50, y: 140, r: 70 }, ...avoid],
  });

/** Where a tab is drawn large, its card is looked at from far. */
export type Tab = 'normal' | 'small';
const tabs = {
  normal: { path: 'M-20 -20H108V130Q108 186 52 190H-20Z', x: 53, baseline: 109, size: 124, shapeY: 150, shapeR: 25 },
  small: { path: 'M-20 -20H142V166Q142 228 80 232H-20Z', x: 70, baseline: 140, size: 166, shapeY: 190, shapeR: 33 },
} as const;

const tabPaper = (d: string, colour: string): string =>
  raise(3, path(d, lighter(colour, 0.5), { transform: 'translate(1.4 1.8)' }) + path(d, colour));

/** The letter of the colour is live text beside the shape: it differs by language. */
export const letterX = 78;

export interface Face {
  readonly papers: Papers;
  /** Behind the frame. */
  readonly scene: string;
  /** In front of it. */
  readonly front: string;
  readonly tab: (tab: Tab) => string;
}

export const suitTab =
  (value: number, suit: Suit, colour: string) =>
  (tab: Tab): string => {
    const { path: d, x, baseline, size, shapeY, shapeR } = tabs[tab];
    return (
      tabPaper(d, colour) +
      number(x, baseline, size, String(value), koty.ink) +
      suitShape(suit, tab === 'small' ? x : 34, shapeY, shapeR, koty.ink, { vein: colour })
    );
  };

/** A tab with a sign under the number; the sign is drawn about the origin, within 40 of it. */
export const signTab =
  (value: string, colour: string, sign: string) =>
  (tab: Tab): string => {
    const { path: d, x, baseline, size, shapeY, shapeR } = tabs[tab];
    const scale = shapeR / 25;
    return (
      tabPaper(d, colour) +
      number(x, baseline, size, value, koty.ink) +
      `<g transform="translate(${x} ${shapeY}) scale(${scale})">${sign}</g>`
    );
  };

/** Night cards have no value: a dark tab with its rim in the sign's colour. */
export const nightTab =
  (colour: string, sign: string) =>
  (tab: Tab): string => {
    const small = tab === 'small';
    const d = small ? 'M-20 -20H152V96Q152 152 96 156H-20Z' : 'M-20 -20H112V66Q112 116 62 120H-20Z';
    const at = small ? 'translate(76 78) scale(1.36)' : 'translate(56 60)';
    return (
      raise(3, path(d, colour, { transform: 'translate(3 3.6)' }) + path(d, koty.ink)) +
      `<g transform="${at}">${sign}</g>`
    );
  };

export const card = ({ papers, scene, front, tab }: Face, size: Tab = 'normal'): Drawing =>
  finishedCard(scene + frame(papers) + front + tab(size), size === 'small' ? 0.16 : 0.22);
