/** The picture on the box: four cats look over its edge, and at the crow that thinks itself safe. */
import { catHead, paw, type HeadLook } from '../cat';
import { crow } from '../crow';
import { gameBox } from '../gameBox';
import { glow } from '../light';
import { moon } from '../moon';
import { ellipse, place } from '../paper';
import type { Output } from '../render';
import { raise } from '../shadow';
import { cloud, cloudBank, hungStar, sky, stars } from '../sky';

import { coats, koty, type Suit } from './palette';
import { suitShape } from './suits';

const width = 300;
const height = 340;

interface Climber {
  readonly suit: Suit;
  readonly x: number;
  readonly y: number;
  readonly look: HeadLook;
}

const climbers: readonly Climber[] = [
  { suit: 'green', x: 102, y: 142, look: { ears: 'wide', mood: 'sly', look: [0.5, -0.4] } },
  { suit: 'yellow', x: 198, y: 134, look: { ears: 'big', look: [-0.5, -0.7], eye: 17, mouth: 'oh' } },
  { suit: 'blue', x: 68, y: 226, look: { mood: 'asleep', ears: 'small' } },
  { suit: 'pink', x: 232, y: 226, look: { mood: 'happy', mouth: 'smile', ears: 'small' } },
];

const climber = ({ suit, x, y, look }: Climber): string => {
  const coat = coats[suit];
  const emblem = suitShape(suit, 0, 2, 12, coat.deep, { vein: coat.fur });
  return place(x, y, raise(2, ellipse(0, 74, 62, 62, coat.fur)) + raise(3, catHead(coat, { emblem, ...look })), {
    scale: 0.98,
  });
};

const crowColours = { feathers: koty.crow, wing: '#3a3156', nod: 14 } as const;

const kotyScene = (): string =>
  sky('#2a1a6a', '#f2a6b8', { width, height, middle: [0.55, '#8a4fb0'] }) +
  glow(150, 110, 170, '#ffe6d0', 0.5) +
  stars({
    seed: 14,
    width,
    height: 180,
    count: 20,
    margin: 16,
    colour: koty.cream,
    bright: 3,
    avoid: [
      { x: 150, y: 110, r: 110 },
      { x: 34, y: 34, r: 50 },
      { x: 268, y: 30, r: 40 },
    ],
  }) +
  moon(150, 112, 98, { colour: '#fdf0cf', halo: 0.35 }) +
  hungStar(34, 34, 8, koty.lamp) +
  hungStar(268, 26, 7, koty.cream) +
  cloud(36, 96, 0.36, '#a866b8') +
  cloudBank(4, 196, '#6a3aa0', 36) +
  place(148, 118, crow(crowColours), { scale: 0.9, flip: true }) +
  climbers.map(climber).join('');

/** They hold on to the title's band. */
const kotyPaws = (): string =>
  paw(40, 258, coats.blue, 17, 14) +
  paw(98, 254, coats.blue, 17, 14) +
  paw(198, 254, coats.pink, 17, 14) +
  paw(256, 258, coats.pink, 17, 14);

export const boxOutputs: readonly Output[] = [
  { file: 'boxes/koty.webp', width: 660, drawing: gameBox(kotyScene(), '#2a1a62', kotyPaws()), quality: 84 },
];
