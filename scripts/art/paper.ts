/** Shapes cut from paper, as SVG text. */
import { fingerprint } from './random';

/** A point of a curve; 'sharp' makes it a corner. */
export type Point = readonly [x: number, y: number, corner?: 'sharp'];
export type Attributes = Readonly<Record<string, string | number>>;

export const round = (value: number): number => Math.round(value * 10) / 10;

export function element(tag: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`)
    .join('');
  return content ? `<${tag}${written}>${content}</${tag}>` : `<${tag}${written}/>`;
}

type Pair = readonly [number, number];

/** A smooth line through the points. Few points make calm paper; more than sixteen wobble. */
export function curve(points: readonly Point[], closed = true, tension = 0.42): string {
  const count = points.length;
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? [0, 0];
  const heading = (i: number): Pair | null => {
    if (at(i)[2]) return null;
    const before = at(i - 1);
    const after = at(i + 1);
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
  };
  const handle = (i: number, towards: number, reach: number): Pair => {
    const own = heading(i);
    const here = at(i);
    if (own) return [here[0] + own[0] * reach, here[1] + own[1] * reach];
    const there = at(towards);
    return [here[0] + (there[0] - here[0]) * 0.25, here[1] + (there[1] - here[1]) * 0.25];
  };
  const write = (pair: readonly [number, number, ...unknown[]]): string => `${round(pair[0])} ${round(pair[1])}`;
  let path = `M${write(at(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const reach = Math.hypot(at(i + 1)[0] - at(i)[0], at(i + 1)[1] - at(i)[1]) * tension;
    path += `C${write(handle(i, i + 1, reach))} ${write(handle(i + 1, i, -reach))} ${write(at(i + 1))}`;
  }
  return closed ? `${path}Z` : path;
}

/** The right half, given from top to bottom, and its reflection. */
export function mirror(half: readonly Point[]): Point[] {
  const reflected = half.filter(([x]) => Math.abs(x) > 0.01).map(([x, y, corner]): Point => [-x, y, corner]);
  return [...half, ...reflected.reverse()];
}

export const path = (d: string, fill: string, more: Attributes = {}): string => element('path', { d, fill, ...more });
export const shape = (points: readonly Point[], fill: string, more: Attributes = {}): string => path(curve(points), fill, more);
export const corners = (points: readonly Pair[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
export const polygon = (points: readonly Pair[], fill: string, more: Attributes = {}): string => path(corners(points), fill, more);

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  element('circle', { cx, cy, r, fill, ...more });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  element('ellipse', { cx, cy, rx, ry, fill, ...more });

export const rectangle = (x: number, y: number, width: number, height: number, fill: string, rx = 0, more: Attributes = {}): string =>
  element('rect', { x, y, width, height, fill, rx, ...more });

export const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  element('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more });

export interface Placing {
  readonly scale?: number;
  readonly turn?: number;
  readonly flip?: boolean;
}

export function place(x: number, y: number, content: string, { scale = 1, turn = 0, flip = false }: Placing = {}): string {
  const sideways = flip ? -scale : scale;
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(sideways * 100) / 100} ${round(scale * 100) / 100})">${content}</g>`;
}

/** Only what lies inside the path remains: lets any pattern work on any pose. */
export function clipped(d: string, content: string): string {
  const id = `clip-${fingerprint(d)}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

export const roundedRectangle = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}H${x + width - r}A${r} ${r} 0 0 1 ${x + width} ${y + r}V${y + height - r}A${r} ${r} 0 0 1 ${x + width - r} ${y + height}` +
  `H${x + r}A${r} ${r} 0 0 1 ${x} ${y + height - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`;

/** Everything of a large sheet except the hole. */
export const around = (hole: string, width: number, height: number): string =>
  `M-60 -60H${width + 60}V${height + 60}H-60Z${hole}`;

export function star(x: number, y: number, radius: number, fill: string, points = 5, waist = 0.45, more: Attributes = {}): string {
  const tips = Array.from({ length: points * 2 }, (_, i): Pair => {
    const angle = -Math.PI / 2 + (i * Math.PI) / points;
    const reach = i % 2 ? radius * waist : radius;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return polygon(tips, fill, more);
}
