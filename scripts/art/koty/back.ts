/** The back is a card of its own: a nine with cat's ears, and the times two that shows under whatever lies on it. */
import { finishedCard, windowPaper } from '../card';
import { glow } from '../light';
import { each } from '../outline';
import { line, place, rectangle, shape, star } from '../paper';
import type { Drawing } from '../render';
import { raise } from '../shadow';
import { cloudRing, sky, stars } from '../sky';
import { number } from '../type';

import { cloudWindow } from './frame';
import { koty } from './palette';

/** In the lowest fifth, so that every card of a stack shows its own. The sign is two strokes: the font's is thin beside its numbers. */
function timesTwo(): string {
  const chip = (y: number, colour: string): string => rectangle(58, y, 184, 74, colour, 31);
  return (
    raise(3, chip(338, '#ffffff') + chip(340, koty.cream)) +
    line('M105 363L136 395M136 363L105 395', koty.ink, 12.5) +
    number(178, 407, 84, '2', koty.ink)
  );
}

function nine(): string {
  const ear =
    shape('-70 -160, -72 -200, -58 -242, -46 -242, -8 -206, -36 -192', koty.cream) +
    shape('-59 -192, -60 -208, -53 -227, -48 -227, -27 -206, -42 -196', '#ff9dbd');
  return ear + place(0, 0, ear, { flip: true }) + number(0, 0, 300, '9', koty.cream);
}

export function back(): Drawing {
  const ring = (rx: number, ry: number, bumps: number, turn: number, colour: string): string =>
    windowPaper(cloudRing(150, 188, rx, ry, bumps, turn), colour, 0.2, 2);
  const papers =
    ring(108, 138, 13, 0.25, '#4a2f98') + ring(132, 172, 15, 0.75, '#5b3db0') + ring(158, 212, 17, 0.25, '#6b4cc4');
  const scene =
    sky('#2c1a70', '#4a2f98') +
    glow(150, 190, 150, '#a06ad8', 0.5) +
    stars({
      seed: 53,
      width: 300,
      height: 400,
      count: 26,
      colour: koty.cream,
      bright: 0,
      avoid: [{ x: 150, y: 190, r: 104 }],
    });
  const whiskers = [-1, 1]
    .map((s) => line(`M${150 + s * 66} 176l${s * 40} -9M${150 + s * 68} 190l${s * 42} 4`, koty.cream, 4))
    .join('');
  const cat = raise(4, place(150, 292, nine()) + whiskers);
  return finishedCard(
    scene +
      papers +
      windowPaper(cloudWindow(9, 7, 10), '#7c5cd2', 0.3, 1) +
      each('40 44, 260 44', (sx, sy) => raise(1, star(sx, sy, 10, koty.lamp, 4, 0.3))) +
      cat +
      timesTwo(),
    0.19,
  );
}
