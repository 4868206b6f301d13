/** The picture on the box: stairs that go up into the night. */
import { gameBox } from '../gameBox';
import { rectangle } from '../paper';
import type { Output } from '../render';
import { raise } from '../shadow';
import { sky, stars } from '../sky';

const STEPS = 5;

const stairs = (): string =>
  Array.from({ length: STEPS }, (_, step) =>
    raise(2, rectangle(20 + step * 54, 250 - step * 34, 52, 60 + step * 34, '#f3e3bd', 4)),
  ).join('');

const scene = (): string =>
  sky('#17284f', '#5a86b8', { width: 300, height: 340 }) +
  stars({ seed: 3, width: 300, height: 140, count: 16, margin: 16, colour: '#fff1d6', bright: 3, avoid: [] }) +
  stairs();

export const outputs: readonly Output[] = [
  { file: 'boxes/template.webp', width: 660, drawing: gameBox(scene(), '#17284f'), quality: 84 },
];
