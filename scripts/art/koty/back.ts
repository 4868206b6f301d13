/** The back is a card of its own: a nine with cat's ears, and the times two that shows under whatever lies on it. */
import { finishedCard, windowPaper } from '../card';
import { cloudRing, sky, stars } from '../sky';
import { glow } from '../light';
import { each } from '../outline';
import { line, place, rectangle, shape, star } from '../paper';
import type { Drawing } from '../render';
import { raise } from '../shadow';
import { number } from '../type';
import { cloudWindow, type Tab } from './frame';
import { koty } from './palette';

/** The times sign is two strokes: the font's own is thin beside its numbers. */
function times(x: number, y: number, size: number): string {
  const reach = size * 0.19;
  const sign = line(
    `M${x - reach} ${y - reach}L${x + reach} ${y + reach}M${x + reach} ${y - reach}L${x - reach} ${y + reach}`,
    koty.ink,
    size * 0.15,
  );
  return sign;
}

function nine(): string {
  const ear =
    shape('-66 -150, -66 -196, -54 -234, -42 -232, -8 -196, -18 -170', koty.cream) +
    shape('-54 -180, -54 -202, -48 -218, -42 -217, -24 -196, -34 -184', '#ff9dbd');
  return ear + place(0, 0, ear, { flip: true }) + number(0, 0, 300, '9', koty.cream);
}

export function back(tab: Tab = 'normal'): Drawing {
  const ring = (rx: number, ry: number, bumps: number, turn: number, colour: string): string =>
    windowPaper(cloudRing(150, 188, rx, ry, bumps, turn), colour, 0.2, 2);
  const small = tab === 'small';
  const papers =
    ring(108, 138, 13, 0.25, '#6a47b8') + ring(132, 172, 15, 0.75, '#50349a') + ring(158, 212, 17, 0.25, '#3c267e');
  const scene =
    sky('#3a2a94', '#a06ad8', { middle: [0.5, '#6546b8'] }) +
    glow(150, 190, 140, '#e6c8ff', 0.5) +
    stars({ seed: 53, width: 300, height: 400, count: 40, colour: koty.cream, bright: 2 });
  const chip = small ? [150, 378, 292, 92, 92] : [150, 377, 184, 74, 82];
  const [x = 0, y = 0, width = 0, height = 0, size = 0] = chip;
  const foot =
    raise(3, rectangle(x - width / 2, y - height / 2 - 2, width, height, '#ffffff', height * 0.42) + rectangle(x - width / 2, y - height / 2, width, height, koty.cream, height * 0.42)) +
    times(x - size * 0.36, y + 2, size) +
    number(x + size * 0.34, y + size * 0.37, size * 1.02, '2', koty.ink);
  const whiskers = [-1, 1].map((s) => line(`M${150 + s * 66} 176l${s * 40} -9M${150 + s * 68} 190l${s * 42} 4`, koty.cream, 4)).join('');
  const cat = raise(4, place(150, 292, nine(), { scale: small ? 1.06 : 1 }) + whiskers);
  return finishedCard(
    scene +
      papers +
      windowPaper(cloudWindow(9, 7, 10), '#2a1b62', 0.14, 1) +
      each('40 44, 260 44', (sx, sy) => raise(1, star(sx, sy, 10, koty.lamp, 4, 0.3))) +
      cat +
      foot,
    0.22,
  );
}
