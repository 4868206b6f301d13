/** The areas of a map as papers: each is what lies nearest to its middle, a little smaller than that. Units: 100 x 100. */
import type { Area } from '../../rules/nightmare-cathedral/content/types';

export type Corner = readonly [x: number, y: number];

/** Half of the gap between two areas. */
const GAP = 0.55;
const EDGE = 0.6;

/** What of the shape lies nearer to (x, y) than to the other middle. */
function cutCorners(shape: readonly Corner[], { x, y }: Area, other: Area): Corner[] {
  const [across, down] = [other.x - x, other.y - y];
  const length = Math.sqrt(across * across + down * down);
  const beyond = ([u, v]: Corner): number =>
    ((u - (x + other.x) / 2) * across + (v - (y + other.y) / 2) * down) / length + GAP;
  return shape.flatMap((from, i) => {
    const to = shape[(i + 1) % shape.length];
    const [before, after] = [beyond(from), beyond(to)];
    const kept: Corner[] = before <= 0 ? [from] : [];
    if (before < 0 === after < 0) return kept;
    const share = before / (before - after);
    return [...kept, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]];
  });
}

const inside = (value: number): number => Math.max(EDGE, Math.min(100 - EDGE, value));

/** By area: the corners of its paper, clockwise. */
export function cellsOf(areas: readonly Area[]): (readonly Corner[])[] {
  const square: readonly Corner[] = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ];
  return areas.map((area) =>
    areas
      .filter((other) => other !== area)
      .reduce<readonly Corner[]>((shape, other) => cutCorners(shape, area, other), square)
      .map(([x, y]): Corner => [inside(x), inside(y)]),
  );
}

const roundForPath = (value: number): number => Math.round(value * 100) / 100;

/** The paper's edge with round corners, times `scale`. */
export function drawCell(corners: readonly Corner[], scale = 1, radius = 2): string {
  const towards = ([x, y]: Corner, [u, v]: Corner): string => {
    const length = Math.sqrt((u - x) * (u - x) + (v - y) * (v - y));
    const share = Math.min(radius, length / 2.2) / length;
    return `${roundForPath((x + (u - x) * share) * scale)} ${roundForPath((y + (v - y) * share) * scale)}`;
  };
  const parts = corners.map((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length];
    const after = corners[(i + 1) % corners.length];
    const tip = `${roundForPath(corner[0] * scale)} ${roundForPath(corner[1] * scale)}`;
    return `${i ? 'L' : 'M'}${towards(corner, before)}Q${tip} ${towards(corner, after)}`;
  });
  return `${parts.join('')}Z`;
}
