/** Every card of Koty: a scene in a cloud-edged window, the hero in front of it, the value in its tab. */
import { cardHeight, cardWidth, finishedCard, starsOnCards, windowPaper } from '../card';
import { round } from '../outline';
import type { Drawing } from '../render';

import { koty, type Papers } from './palette';
import type { Size, Tab } from './tab';

/** A window between clouds: so many bumps across and down. */
export function cloudWindow(inset: number, across: number, down: number): string {
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
    const r = round(Math.hypot(toX - x, toY - y) * 0.76);
    return `A${r} ${r} 0 0 0 ${round(toX)} ${round(toY)}`;
  });
  return `M${left} ${top}${arcs.join('')}Z`;
}

const frame = ([outer, middle, inner]: Papers): string =>
  windowPaper(cloudWindow(14, 5, 7), inner, 0.2, 2) +
  windowPaper(cloudWindow(8.5, 6, 8), middle, 0.16, 1) +
  windowPaper(cloudWindow(4, 7, 10), outer, 0.14, 1);

/** Stars clear of the frame and of the tab. */
export const dreamStars = starsOnCards(koty.cream, [
  { x: 50, y: 60, r: 84 },
  { x: 50, y: 140, r: 70 },
]);

export interface Face {
  readonly papers: Papers;
  /** Behind the frame. */
  readonly scene: string;
  /** In front of it. */
  readonly front: string;
  readonly tab: Tab;
}

export const card = ({ papers, scene, front, tab }: Face, size: Size = 'normal'): Drawing =>
  finishedCard(scene + frame(papers) + front + tab(size), size === 'small' ? 0.14 : 0.19);
