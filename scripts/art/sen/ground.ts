/** The table Sen is played on: a well of papers, quiet enough to read on. Square; cover any screen with it. */
import { mix } from '../colour';
import { grain } from '../grain';
import { curve, path, rectangle, type Point } from '../paper';
import type { Drawing, Output } from '../render';
import { between, random } from '../random';
import { raise } from '../shadow';
import { stars } from '../sky';

const side = 800;

function pool(seed: number, radius: number): string {
  const next = random(seed);
  const count = 11;
  return curve(Array.from({ length: count }, (_, i): Point => {
    const angle = (i * 2 * Math.PI) / count;
    const reach = radius * between(next, 0.9, 1.1);
    return [side / 2 + Math.cos(angle) * reach, side / 2 + Math.sin(angle) * reach];
  }));
}

function ground(outer: string, inner: string, spark: string, shadow: string): Drawing {
  const radii = [480, 395, 310, 225];
  const pools = radii.map((radius, i) => raise(2, path(pool(40 + i, radius), mix(outer, inner, (i + 1) / radii.length)))).join('');
  const sparks = stars({ seed: 66, width: side, height: side, count: 46, colour: spark, bright: 6, avoid: [{ x: side / 2, y: side / 2, r: 240 }] });
  return { width: side, height: side, shadow, content: rectangle(0, 0, side, side, outer) + pools + `<g opacity="0.35">${sparks}</g>` + grain(side, side, 0.22) };
}

export const groundOutputs: readonly Output[] = [
  { file: 'sen/ground-dark.webp', width: 1200, drawing: ground('#12143a', '#232a68', '#d5f0e2', '#070518'), quality: 72 },
  { file: 'sen/ground-light.webp', width: 1200, drawing: ground('#cfe6e4', '#f0f6ea', '#ffffff', '#5f8fa0'), quality: 72 },
];
