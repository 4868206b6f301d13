import { darker } from '../../colour';
import { mountains } from '../../landscape';
import { curve } from '../../outline';
import { line, place, polygon, rectangle, shape } from '../../paper';
import type { Drawing } from '../../render';
import { edged, raise } from '../../shadow';
import { cloud, cloudBank, sky } from '../../sky';
import { flock, land, landStars } from '../frame';
import { sen } from '../palette';

/** An island about 120 wide with grass on top at y = 0. */
function island(extra = ''): string {
  const rock = curve('-62 2!, 62 2!, 46 24, 30 32, 16 66!, 2 44, -14 52, -28 32, -48 22');
  const facets = shape('8 6!, 60 4!, 44 24, 28 32, 16 64!, 14 34', darker('#6b5fae', 0.22), { opacity: 0.75 });
  const turf = curve(
    '-66 4, -58 -8, -30 -4, 0 -9, 30 -4, 58 -8, 66 4, 50 12, 34 6, 16 16, -2 8, -22 15, -40 7, -54 13',
  );
  return raise(3, edged(rock, '#6b5fae', 0.25) + facets) + extra + raise(1, edged(turf, '#7fd0b0', 0.35));
}

const waterfall = (x: number, length: number): string =>
  rectangle(x - 9, 0, 18, length, '#dff6f2', 0, { opacity: 0.92 }) +
  line(`M${x - 4} 12V${length}M${x + 4} 30V${length}`, '#8fd0dc', 2.4);

export function islands(): Drawing {
  const cottage = raise(
    1,
    rectangle(-12, -20, 24, 22, '#f0dcc0') +
      polygon('-17 -19, 0 -38, 17 -19', '#c2566e') +
      rectangle(-4, -13, 8, 15, '#5b4a8a', 4),
  );
  const scene =
    sky('#12508e', '#9ff0da', { middle: [0.5, '#3aa6b8'] }) +
    landStars(61, 220, 16, 2, { x: 210, y: 150, r: 60 }) +
    cloud(150, 116, 0.34, '#3f8ba0') +
    cloud(52, 176, 0.38, '#57b4c4') +
    mountains('40 352, 120 330, 206 356, 276 334', '#57b3b4', { mist: sen.pale }) +
    place(206, 176, waterfall(44, 240)) +
    place(92, 262, waterfall(-40, 160)) +
    place(206, 174, island(), { scale: 0.94 }) +
    place(96, 258, island(), { scale: 0.94 }) +
    place(206, 338, island(place(0, -4, cottage, { scale: 0.9 })), { scale: 1 }) +
    cloudBank(31, 374, '#c2f0e4', 26) +
    cloudBank(35, 390, '#e6f7ee', 22);
  const pairs: readonly (readonly [number, number])[] = [
    [206, 169],
    [96, 253],
    [206, 333],
  ];
  const crows = pairs.flatMap(([x, y], i) => [
    { x: x - 33, y, scale: 0.56, flip: true, nod: i * 4 },
    { x: x + 33, y, scale: 0.56, nod: 8 - i * 4 },
  ]);
  return land(6, scene, { front: flock(crows) });
}
