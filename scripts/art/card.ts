/** What all cards share: 300 x 420 units, corner 22, a frame whose shadow falls into the scene. */
import { lighter } from './colour';
import { grain } from './grain';
import { curve, type Point } from './outline';
import { around, clipped, path, roundedRectangle } from './paper';
import type { Drawing } from './render';
import { raise, type Depth } from './shadow';
import { stars, type Round } from './sky';

export const cardWidth = 300;
export const cardHeight = 420;
const cardCorner = 22;

const cardOutline = roundedRectangle(0, 0, cardWidth, cardHeight, cardCorner);

export function windowPaper(hole: string, colour: string, light = 0.2, depth: Depth = 3): string {
  const cut = around(hole, cardWidth, cardHeight);
  const rim = path(cut, lighter(colour, light), { 'fill-rule': 'evenodd' });
  return raise(depth, rim + path(cut, colour, { 'fill-rule': 'evenodd', transform: 'translate(0 -1.5)' }));
}

/** A window cut by hand: inset from the card's edge, nowhere quite straight. */
export function crookedWindow(inset: number, lean: number): string {
  const left = inset;
  const right = cardWidth - inset;
  const bottom = cardHeight - inset;
  const points: Point[] = [
    [left + 30, inset + 2],
    [110, inset + 5 + lean],
    [200, inset - 1 + lean],
    [right - 28, inset + 3],
    [right - 2, inset + 32],
    [right - 5 - lean, 140],
    [right + 1 - lean, 260],
    [right - 3, bottom - 34],
    [right - 32, bottom - 2],
    [190, bottom - 5 - lean],
    [96, bottom + 1 - lean],
    [left + 30, bottom - 4],
    [left + 2, bottom - 32],
    [left + 5 + lean, 280],
    [left - 1 + lean, 150],
    [left + 3, inset + 36],
  ];
  return curve(points);
}

export const finishedCard = (content: string, strength = 0.27): Drawing => ({
  width: cardWidth,
  height: cardHeight,
  content: clipped(cardOutline, content + grain(cardWidth, cardHeight, strength)),
});

/** Scatters stars over cards of a game: clear of its frame, and of whatever else is told. */
export const starsOnCards =
  (colour: string, clear: readonly Round[]) =>
  (seed: number, depth: number, count: number, bright: number, ...avoid: readonly Round[]): string =>
    stars({ seed, width: cardWidth, height: depth, count, bright, colour, margin: 34, avoid: [...clear, ...avoid] });
