/** The box: Red Riding Hood and the dragon over one book. */
import { gameBox } from '../gameBox';
import { firs } from '../landscape';
import { moon } from '../moon';
import { place } from '../paper';
import type { Drawing, Output } from '../render';
import { sky, stars } from '../sky';

import { openBook } from './back';
import { redHood } from './figures/children';
import { dragonAtBust } from './figures/monsters';
import { tale } from './palette';
import { castle } from './scenes';

const size = { width: 300, height: 340 };

const scene = (): string =>
  sky('#123f3a', '#b9cf8e', { ...size, middle: [0.6, '#3f7f5a'] }) +
  stars({
    seed: 6,
    width: 300,
    height: 150,
    count: 18,
    margin: 18,
    bright: 3,
    colour: tale.cream,
    avoid: [{ x: 150, y: 120, r: 108 }],
  }) +
  moon(152, 122, 98, { colour: '#fff0c4', halo: 0.4 }) +
  place(160, 172, castle(0, 0, 0.5, '#c9b890', tale.brick)) +
  firs(6, 210, '#4f8a60', size, 70) +
  firs(8, 250, '#2f5f48', size, 74) +
  place(82, 284, redHood(), { scale: 0.84 }) +
  place(236, 288, dragonAtBust(), { scale: 0.76 });

const boxDrawing: Drawing = { ...gameBox(scene(), tale.parchment, openBook(150, 222, 0.82)), shadow: tale.shadow };

export const boxOutputs: readonly Output[] = [
  { file: 'boxes/three-chapters.webp', width: 660, drawing: boxDrawing, quality: 84 },
];
