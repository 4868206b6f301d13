/** The back: a well of clouds, and at the end of it a crow asleep on the moon. */
import { finishedCard, crookedWindow, windowPaper } from '../card';
import { mix } from '../colour';
import { crow } from '../crow';
import { glow } from '../light';
import { crescent } from '../moon';
import { curve, place, star, type Point } from '../paper';
import type { Drawing } from '../render';
import { raise } from '../shadow';
import { sky, stars } from '../sky';
import { nightcap } from './nightcap';
import { sen } from './palette';

/** A cloud-edged hole: bumps round an ellipse, the corner between two bumps sharp. */
function cloudRing(rx: number, ry: number, bumps: number, turn: number): string {
  const points: Point[] = [];
  for (let i = 0; i < bumps * 2; i++) {
    const angle = ((i + turn) * Math.PI) / bumps;
    const reach = i % 2 ? 1.05 : 0.95;
    const point: readonly [number, number] = [150 + Math.cos(angle) * rx * reach, 210 + Math.sin(angle) * ry * reach];
    points.push(i % 2 ? point : [...point, 'sharp']);
  }
  return curve(points, true, 0.5);
}

export function back(): Drawing {
  const rings = [[74, 104, 10, 0.3], [94, 134, 12, 0.8], [114, 163, 14, 0.2], [134, 192, 16, 0.6]] as const;
  const papers = rings.map(([rx, ry, bumps, turn], i) => windowPaper(cloudRing(rx, ry, bumps, turn), mix('#4f8fb4', sen.night, (i + 0.4) / 3.6), 0.16)).join('');
  const sleeper = place(154, 254, crow({ mood: 'asleep', nod: 12, legs: true }) + nightcap(), { scale: 0.62 });
  const scene =
    sky('#1c2766', '#7fd0cc') + glow(150, 214, 110, sen.cream, 0.6) + stars({ seed: 5, width: 300, height: 420, count: 60, colour: sen.cream, bright: 0, avoid: [{ x: 150, y: 214, r: 56 }] }) + raise(2, crescent(150, 214, 56, sen.cream, -28)) + sleeper;
  const sparks = [[46, 52], [254, 52], [46, 368], [254, 368]].map(([x = 0, y = 0]) => raise(1, star(x, y, 11, sen.mint, 4, 0.3))).join('');
  return finishedCard(scene + papers + windowPaper(crookedWindow(10, 1), sen.night, 0.3) + sparks);
}
