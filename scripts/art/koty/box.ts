/** The picture on the box: four cats have climbed up to look at the moon, and a crow at them. */
import { catHead, paw, type HeadLook } from '../cat';
import { crow } from '../crow';
import { glow } from '../light';
import { moon } from '../moon';
import { circle, ellipse, place, shape } from '../paper';
import { raise } from '../shadow';
import { cloud, hungStar, sky, stars } from '../sky';
import { coats, koty, type Suit } from './palette';
import { suitShape } from './suits';

const width = 300;
const height = 340;

interface Climber {
  readonly suit: Suit;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly look: HeadLook;
}

const climbers: readonly Climber[] = [
  { suit: 'green', x: 90, y: 176, scale: 1, look: { ears: 'wide', mood: 'sly', look: [0.4, -0.3] } },
  { suit: 'yellow', x: 206, y: 172, scale: 1, look: { ears: 'big', look: [-0.3, -0.8], eye: 17, mouth: 'oh' } },
  { suit: 'blue', x: 62, y: 250, scale: 0.98, look: { mood: 'asleep', ears: 'small' } },
  { suit: 'pink', x: 236, y: 250, scale: 0.98, look: { mood: 'happy', mouth: 'smile' } },
];

const climber = ({ suit, x, y, scale, look }: Climber): string => {
  const coat = coats[suit];
  const shoulders = raise(2, ellipse(0, 62, 62, 52, coat.fur));
  const emblem = suitShape(suit, 0, 2, 12, coat.deep, { vein: coat.fur });
  return place(x, y, shoulders + raise(3, catHead(coat, { emblem, ...look })), { scale });
};

export function kotyScene(): string {
  const band = 262;
  return (
    sky('#2a1a6a', '#f2a6b8', { width, height, middle: [0.55, '#8a4fb0'] }) +
    glow(150, 110, 170, '#ffe6d0', 0.5) +
    stars({ seed: 14, width, height: 200, count: 22, margin: 16, colour: koty.cream, bright: 3, avoid: [{ x: 150, y: 104, r: 104 }] }) +
    moon(150, 106, 92, { colour: '#fdf0cf', halo: 0.35 }) +
    hungStar(36, 40, 8, koty.lamp) +
    hungStar(262, 28, 7, koty.cream) +
    cloud(40, 140, 0.4, '#a866b8') +
    cloud(268, 120, 0.4, '#a866b8', true) +
    circle(150, band, 1, koty.night) +
    shape('-20 270, 20 210, 150 196, 280 210, 320 270, 320 400, -20 400', '#4c2c8c') +
    climbers.slice(0, 2).map(climber).join('') +
    climbers.slice(2).map(climber).join('') +
    place(150, 252, crow({ feathers: koty.crow, wing: '#3a3156', nod: -6 }), { scale: 0.8 }) +
    paw(40, band, coats.blue) +
    paw(84, band, coats.blue)
  );
}
