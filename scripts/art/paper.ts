/** Shapes cut from paper, as SVG text. */
import { corners, curve, round, type Outline, type Point } from './outline';
import { fingerprint } from './random';

export type Attributes = Readonly<Record<string, string | number>>;

export function element(tag: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`)
    .join('');
  return content ? `<${tag}${written}>${content}</${tag}>` : `<${tag}${written}/>`;
}

export const path = (d: string, fill: string, more: Attributes = {}): string => element('path', { d, fill, ...more });
export const shape = (outline: Outline, fill: string, more: Attributes = {}): string =>
  path(curve(outline), fill, more);
export const polygon = (outline: Outline, fill: string, more: Attributes = {}): string =>
  path(corners(outline), fill, more);

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  element('circle', { cx, cy, r, fill, ...more });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  element('ellipse', { cx, cy, rx, ry, fill, ...more });

export const rectangle = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 0,
  more: Attributes = {},
): string => element('rect', { x, y, width, height, fill, rx, ...more });

export const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export interface Placing {
  readonly scale?: number;
  readonly turn?: number;
  readonly flip?: boolean;
}

export function place(
  x: number,
  y: number,
  content: string,
  { scale = 1, turn = 0, flip = false }: Placing = {},
): string {
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

export function star(
  x: number,
  y: number,
  radius: number,
  fill: string,
  points = 5,
  waist = 0.45,
  more: Attributes = {},
): string {
  const tips = Array.from({ length: points * 2 }, (_, i): Point => {
    const angle = -Math.PI / 2 + (i * Math.PI) / points;
    const reach = i % 2 ? radius * waist : radius;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return polygon(tips, fill, more);
}
