/** The picture on the box: a crow with a nightcap before the moon. */
import { mix } from '../colour';
import { crow } from '../crow';
import { gameBox } from '../gameBox';
import { firs, hills } from '../landscape';
import { moon } from '../moon';
import { place, polygon, rectangle } from '../paper';
import type { Output } from '../render';
import { raise } from '../shadow';
import { cloud, hungStar, sky, stars } from '../sky';

import { nightcap } from './nightcap';
import { sen } from './palette';

const width = 300;
const height = 340;

function senScene(): string {
  const tower = raise(
    2,
    polygon('-14 0, -10 -74, 10 -74, 14 0', sen.blue) +
      polygon('-18 -72, 0 -112, 18 -72', sen.indigo) +
      rectangle(-5, -62, 10, 18, sen.lamp, 5),
  );
  const size = { width, height };
  return (
    sky('#1c2370', '#57c4bf', { width, height, middle: [0.5, '#2f78ae'] }) +
    stars({
      seed: 4,
      width,
      height: 190,
      count: 22,
      margin: 18,
      colour: sen.cream,
      bright: 3,
      avoid: [
        { x: 160, y: 130, r: 112 },
        { x: 50, y: 44, r: 36 },
      ],
    }) +
    hungStar(40, 52, 8, sen.lamp) +
    hungStar(66, 24, 6, sen.cream) +
    moon(164, 132, 100, { halo: 0.4 }) +
    cloud(262, 206, 0.36, '#4fa9b2') +
    cloud(50, 168, 0.42, '#3f8fa4', true) +
    firs(6, 238, '#3f97a2', { ...size, mist: sen.mint }, 30) +
    place(48, 252, tower) +
    hills([250, 244, 252, 246, 250, 240], mix(sen.teal, sen.indigo, 0.4), size) +
    place(172, 262, crow({ nod: 4 }) + nightcap(), { scale: 1.72 })
  );
}

export const boxOutputs: readonly Output[] = [
  { file: 'boxes/sen.webp', width: 660, drawing: gameBox(senScene(), sen.night), quality: 84 },
];
