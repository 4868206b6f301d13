/** 4 to 6: nothing stands on the ground any more. */
import { cloud, cloudBank, hungStar, sky } from '../sky';
import { darker } from '../colour';
import { grass, hill, hills, mountains } from '../landscape';
import { glow } from '../light';
import { circle, corners, curve, line, path, place, polygon, rectangle, shape } from '../paper';
import type { Drawing } from '../render';
import { edged, raise } from '../shadow';
import { flock, land, landStars } from './frame';
import { sen } from './palette';

/** Steps that hang in the air and lead to a door ajar. */
function staircase(): Drawing {
  const steps = [[64, 352], [112, 309], [160, 265], [207, 221]] as const;
  const slab = (x: number, y: number, half: number): string =>
    raise(2, polygon([[x - half, y + 3], [x + half, y + 3], [x + half - 7, y + 22], [x - half + 7, y + 22]], '#8a70c6') + edged(corners([[x - half - 4, y - 2], [x + half + 4, y - 2], [x + half, y + 10], [x - half, y + 10]]), '#fdf4fb', 0.5));
  const door =
    [86, 60].map((r) => circle(244, 130, r, '#ffd3ea', { opacity: 0.3 })).join('') +
    raise(2, edged('M218 174V104A26 26 0 0 1 270 104V174Z', '#4a3a86', 0.3) + path('M225 174V105A19 19 0 0 1 263 105V174Z', sen.lamp)) + path('M235 174V112A9 9 0 0 1 253 112V174Z', '#fff6d6') +
    raise(1, edged('M225 174V103C222 98 214 96 206 98V184Z', sen.coral, 0.25) + circle(210, 142, 2.4, sen.lamp));
  const scene =
    sky('#372f94', '#f2d3ea', 300, 420, [0.5, '#8f78d6']) + landStars(18, 260, 22, 3, { x: 240, y: 130, r: 90 }, { x: 178, y: 60, r: 34 }, { x: 180, y: 230, r: 70 }) +
    hungStar(150, 34, 7, sen.lamp) + hungStar(178, 66, 6, sen.cream) + hungStar(200, 30, 5, sen.cream) +
    mountains([[30, 318], [104, 296], [186, 330], [262, 300]], '#b49ad8', { mist: '#e9d8f2' }) +
    cloud(60, 250, 0.5, '#a58fe0') + cloud(252, 300, 0.52, '#bfa8e0', true) + cloudBank(3, 346, '#cbb8ea') + door + slab(244, 176, 32) + steps.map(([x, y]) => slab(x, y, 27)).join('') +
    cloudBank(12, 372, '#e6d9f4', 300, 420, 30) + cloudBank(17, 388, '#f4ecfa', 300, 420, 24);
  return land(4, scene, { front: flock(steps.map(([x, y], i) => ({ x: x + 1, y, scale: 0.6, nod: [-6, 8, -8, 12][i] ?? 0 }))) });
}

/** A mill with crows on the tips of its sails. */
function mill(): Drawing {
  const hub = [168, 250] as const;
  const reach = 94;
  const angles = [-48, 42, 132, 222];
  const blade = (angle: number): string =>
    place(hub[0], hub[1], raise(1, polygon([[14, -14], [reach, -14], [reach, 2], [14, 2]], '#e9dfc2') + line(`M14 -6H${reach}${[30, 46, 62, 78].map((x) => `M${x} -14V2`).join('')}`, '#a98f6a', 1.8) + rectangle(-4, 0, reach + 6, 6, '#6b4a52', 3)), { turn: angle });
  const tip = (angle: number): readonly [number, number] => [hub[0] + Math.cos((angle * Math.PI) / 180) * reach, hub[1] + Math.sin((angle * Math.PI) / 180) * reach];
  const tower = raise(2,
    edged(corners([[hub[0] - 46, 396], [hub[0] - 28, 248], [hub[0] + 28, 248], [hub[0] + 46, 396]]), '#2f6f92', 0.25) +
    rectangle(hub[0] - 12, 350, 24, 46, sen.night, 12) + rectangle(hub[0] - 8, 292, 16, 26, sen.lamp, 8) + line(`M${hub[0]} 292v26M${hub[0] - 8} 306h16`, '#2f6f92', 2)) +
    raise(1, edged(curve([[hub[0] - 36, 254, 'sharp'], [hub[0] - 26, 228], [hub[0], 212], [hub[0] + 26, 228], [hub[0] + 36, 254, 'sharp'], [hub[0], 258]]), sen.indigo, 0.3));
  const bales = [[54, 378, 17], [88, 384, 12], [256, 372, 16]].map(([x = 0, y = 0, r = 0]) => place(x, y, raise(1, circle(0, -r, r, '#f0c368') + line(`M0 ${-r}a${r * 0.3} ${r * 0.3} 0 1 1 ${-r * 0.4} ${r * 0.3}M${r * 0.55} ${-r}a${r * 0.6} ${r * 0.6} 0 1 0 ${-r * 0.5} ${r * 0.52}`, '#c48c3c', 2.2)))).join('');
  const perches = angles.map(tip);
  const seats = perches.map(([x, y]) => raise(1, rectangle(x - 17, y - 1, 34, 6, '#6b4a52', 3))).join('');
  const scene =
    sky('#2f52c4', '#d8f3f6', 300, 420, [0.5, '#7fb0ec']) + glow(hub[0], hub[1], 150, '#fff6dc', 0.6) + landStars(44, 160, 14, 2, { x: 222, y: 160, r: 50 }) +
    cloud(232, 74, 0.42, '#86a9ea') + hill(51, 318, 14, '#8fc3c9', { mist: sen.pale }) + hills([352, 336, 330, 338, 346, 334], '#d9a851', { mist: '#f0cf86' }) + hills([380, 366, 356, 358, 366, 360], '#c48c3c', { mist: '#e0b055' }) + tower + bales +
    angles.map(blade).join('') + raise(1, circle(hub[0], hub[1], 9, sen.lamp)) + seats + hills([388, 382, 388, 392, 386, 380], '#8a5a3a') + grass(42, 386, 0.8, '#8a5a3a') + grass(216, 390, 0.8, '#8a5a3a');
  const crows = perches.map(([x, y], i) => ({ x, y, scale: 0.56, flip: x < hub[0], nod: [0, 8, -6, 4][i] ?? 0 }));
  return land(5, scene, { front: flock([...crows, { x: hub[0] + 2, y: 215, scale: 0.56, nod: 14 }]) });
}

/** An island about 120 wide with grass on top at y = 0. */
function island(extra = ''): string {
  const rock = curve([[-62, 2, 'sharp'], [62, 2, 'sharp'], [46, 24], [30, 32], [16, 66, 'sharp'], [2, 44], [-14, 52], [-28, 32], [-48, 22]]);
  const facets = shape([[8, 6, 'sharp'], [60, 4, 'sharp'], [44, 24], [28, 32], [16, 64, 'sharp'], [14, 34]], darker('#6b5fae', 0.22), { opacity: 0.75 });
  const turf = curve([[-66, 4], [-58, -8], [-30, -4], [0, -9], [30, -4], [58, -8], [66, 4], [50, 12], [34, 6], [16, 16], [-2, 8], [-22, 15], [-40, 7], [-54, 13]]);
  return raise(3, edged(rock, '#6b5fae', 0.25) + facets) + extra + raise(1, edged(turf, '#7fd0b0', 0.35));
}

const waterfall = (x: number, length: number): string =>
  rectangle(x - 9, 0, 18, length, '#dff6f2', 0, { opacity: 0.92 }) + line(`M${x - 4} 12V${length}M${x + 4} 30V${length}`, '#8fd0dc', 2.4);

function islands(): Drawing {
  const cottage = raise(1, rectangle(-12, -20, 24, 22, '#f0dcc0') + polygon([[-17, -19], [0, -38], [17, -19]], '#c2566e') + rectangle(-4, -13, 8, 15, '#5b4a8a', 4) );
  const scene =
    sky('#12508e', '#9ff0da', 300, 420, [0.5, '#3aa6b8']) + landStars(61, 220, 16, 2, { x: 210, y: 150, r: 60 }) +
    cloud(150, 116, 0.34, '#3f8ba0') + cloud(52, 176, 0.38, '#57b4c4') + mountains([[40, 352], [120, 330], [206, 356], [276, 334]], '#57b3b4', { mist: sen.pale }) +
    place(206, 176, waterfall(44, 240)) + place(92, 262, waterfall(-40, 160)) + place(206, 174, island(), { scale: 0.94 }) + place(96, 258, island(), { scale: 0.94 }) + place(206, 338, island(place(0, -4, cottage, { scale: 0.9 })), { scale: 1 }) +
    cloudBank(31, 374, '#c2f0e4', 300, 420, 26) + cloudBank(35, 390, '#e6f7ee', 300, 420, 22);
  const pairs: readonly (readonly [number, number])[] = [[206, 169], [96, 253], [206, 333]];
  const crows = pairs.flatMap(([x, y], i) => [{ x: x - 33, y, scale: 0.56, flip: true, nod: i * 4 }, { x: x + 33, y, scale: 0.56, nod: 8 - i * 4 }]);
  return land(6, scene, { front: flock(crows) });
}

export const uneasy = [staircase, mill, islands] as const;
