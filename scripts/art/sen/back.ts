/** The back: a well of clouds, and at the end of it a crow asleep on the moon. */
import { finishedCard, crookedWindow, windowPaper } from '../card';
import { crow } from '../crow';
import { glow } from '../light';
import { crescent } from '../moon';
import { each } from '../outline';
import { place, star } from '../paper';
import type { Drawing } from '../render';
import { raise } from '../shadow';
import { cloudRing, sky, stars } from '../sky';

import { nightcap } from './nightcap';
import { sen } from './palette';

export function back(): Drawing {
  const ring = (rx: number, ry: number, bumps: number, turn: number, colour: string): string =>
    windowPaper(cloudRing(150, 210, rx, ry, bumps, turn), colour, 0.2, 2);
  const papers =
    ring(70, 100, 11, 0.25, '#7fd0c8') +
    ring(91, 130, 13, 0.75, '#4a9fb8') +
    ring(112, 160, 15, 0.25, '#3a6fa8') +
    ring(133, 190, 17, 0.75, '#2b4488');
  const sleeper = place(154, 247, crow({ mood: 'asleep', nod: 12, legs: true }) + nightcap(), { scale: 0.64 });
  const scene =
    sky('#2a2f80', '#ffc9a6', { middle: [0.5, '#6a6fc0'] }) +
    glow(150, 214, 110, sen.cream, 0.6) +
    stars({
      seed: 5,
      width: 300,
      height: 420,
      count: 60,
      colour: sen.cream,
      bright: 0,
      avoid: [{ x: 150, y: 214, r: 56 }],
    }) +
    raise(2, crescent(150, 214, 56, sen.cream, -28)) +
    sleeper;
  const sparks = each('46 52, 254 52, 46 368, 254 368', (x, y) => raise(1, star(x, y, 11, sen.mint, 4, 0.3)));
  return finishedCard(scene + papers + windowPaper(crookedWindow(9, 1), sen.night, 0.14, 1) + sparks);
}
