/** Boxes on the shelf: 300 x 340 units, the title's band left empty. */
import { lighter, mix } from '../colour';
import { crow } from '../crow';
import { grain } from '../grain';
import { kotyPaws, kotyScene } from '../koty/box';
import { firs, hills } from '../landscape';
import { moon } from '../moon';
import { clipped, path, place, polygon, rectangle, roundedRectangle } from '../paper';
import type { Drawing, Output } from '../render';
import { nightcap } from '../sen/nightcap';
import { sen } from '../sen/palette';
import { raise } from '../shadow';
import { cloud, hungStar, sky, stars } from '../sky';

const width = 300;
const height = 340;

/** What is in front lies on the band's upper edge. */
export function box(scene: string, band: string, front = ''): Drawing {
  const strip = 'M-10 262Q150 246 310 262V360H-10Z';
  const label = raise(3, path(strip, lighter(band, 0.3), { transform: 'translate(0 -2)' }) + path(strip, band));
  const spine =
    rectangle(0, 0, 9, height, '#000000', 0, { opacity: 0.18 }) +
    rectangle(9, 0, 2, height, '#ffffff', 0, { opacity: 0.18 });
  return {
    width,
    height,
    content: clipped(
      roundedRectangle(0, 0, width, height, 10),
      scene + label + front + grain(width, height, 0.4) + spine,
    ),
  };
}

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
  { file: 'boxes/sen.webp', width: 660, drawing: box(senScene(), sen.night), quality: 84 },
  { file: 'boxes/koty.webp', width: 660, drawing: box(kotyScene(), '#2a1a62', kotyPaws()), quality: 84 },
];
