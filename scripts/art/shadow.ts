/** Depth: soft shadows under papers, and the light on their upper edge. */
import { lighter } from './colour';
import { path } from './paper';

/** 1 small parts on a thing, 2 things and hills, 3 frames and bands, 4 the number's moon. */
export type Depth = 1 | 2 | 3 | 4;

const falls: Readonly<Record<Depth, readonly [down: number, blur: number, opacity: number]>> = {
  1: [1.5, 1.6, 0.35],
  2: [3, 3, 0.42],
  3: [4.5, 5.5, 0.5],
  4: [8, 9, 0.55],
};

export function shadowFilters(colour: string): string {
  return ([1, 2, 3, 4] as const)
    .map((depth) => {
      const [down, blur, opacity] = falls[depth];
      const drop = `<feDropShadow dx="${down / 4}" dy="${down}" stdDeviation="${blur}" flood-color="${colour}" flood-opacity="${opacity}"/>`;
      return `<filter id="depth${depth}" x="-20%" y="-20%" width="140%" height="150%">${drop}</filter>`;
    })
    .join('');
}

/** Raise a whole group: the cost is the area of each filter, so never shape by shape. */
export const raise = (depth: Depth, content: string): string => `<g filter="url(#depth${depth})">${content}</g>`;

/** A cut paper with light on its edge; above 0.4 the edge reads as an outline. */
export const edged = (d: string, fill: string, light = 0.35): string =>
  path(d, lighter(fill, light), { transform: 'translate(-0.6 -1.6)' }) + path(d, fill);
