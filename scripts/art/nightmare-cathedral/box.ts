/** The box: the Cathedral before a rusty moon; followers come with candles, and something looks out. */
import { gameBox } from '../gameBox';
import { hills, mountains } from '../landscape';
import { moon } from '../moon';
import { place, shape } from '../paper';
import type { Drawing, Output } from '../render';
import { sky } from '../sky';

import { cathedralAt } from './cathedral';
import { dots } from './gaze';
import { night, rust, soot } from './palette';
import { followerAt, impAt } from './props/people';
import { candle } from './props/things';

const size = { width: 300, height: 340 };

const bat = (x: number, y: number, scale: number, turn: number): string =>
  place(
    x,
    y,
    shape('0 6!, -10 -4, -34 -14!, -28 0, -40 8!, -18 10, 0 20!, 18 10, 40 8!, 28 0, 34 -14!, 10 -4', soot) +
      place(0, 2, dots(3.4, 0, 2)),
    { scale, turn },
  );

const scene = (): string =>
  sky('#3a1210', '#d98a4a', { ...size, middle: [0.55, '#8c3a1c'] }) +
  moon(150, 138, 104, { colour: '#f6d9a4', halo: 0.5, plain: true }) +
  mountains('0 226, 50 190, 110 236, 190 206, 250 240, 300 196', '#5a2418', { ...size, mist: '#c9703a' }) +
  bat(52, 74, 0.8, -12) +
  bat(248, 60, 0.7, 10) +
  bat(262, 112, 0.5, -6) +
  hills([252, 238, 250, 240, 252], '#2a120e', size) +
  cathedralAt(150, 268, 0.9);

const front = (): string =>
  followerAt(74, 276, 0.62, '#8a3a22') +
  followerAt(40, 284, 0.76, rust) +
  candle(64, 282, 0.5) +
  impAt(232, 280, 0.62) +
  impAt(268, 288, 0.48, 'calm');

const boxDrawing: Drawing = { ...gameBox(scene(), soot, front()), shadow: night };

export const boxOutputs: readonly Output[] = [
  { file: 'boxes/nightmare-cathedral.webp', width: 660, drawing: boxDrawing, quality: 84 },
];
