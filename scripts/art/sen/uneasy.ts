/** 4 to 6: nothing stands on the ground any more. */
import { cloud, cloudBank, hungStar, sky, stars } from '../sky';
import { darker } from '../colour';
import { grass, hill, hills, mountains } from '../landscape';
import { glow } from '../light';
import { circle, clipped, corners, curve, line, path, place, polygon, rectangle, shape } from '../paper';
import type { Drawing } from '../render';
import { edged, raise } from '../shadow';
import { flock, land } from './frame';
import { sen } from './palette';

const numberSpot = { x: 70, y: 72, r: 76 };

/** Steps that hang in the air and lead to a door ajar. */
function staircase(): Drawing {
  const steps = [[66, 356], [116, 314], [164, 272], [210, 230]] as const;
  const slab = (x: number, y: number, half: number): string =>
    raise(2, polygon([[x - half, y + 3], [x + half, y + 3], [x + half - 7, y + 22], [x - half + 7, y + 22]], '#7d68b4') + edged(corners([[x - half - 4, y - 2], [x + half + 4, y - 2], [x + half, y + 10], [x - half, y + 10]]), '#efe3f6', 0.5));
  const door =
    glow(240, 128, 110, sen.lamp, 0.75) +
    raise(2, edged('M212 186V112A28 28 0 0 1 268 112V186Z', '#4a3a86', 0.3) + path('M219 186V114A21 21 0 0 1 261 114V186Z', sen.lamp)) + path('M232 186V128A8 8 0 0 1 248 128V186Z', '#fff6d6') +
    raise(1, edged('M219 186V114A21 21 0 0 1 236 94L228 106V194Z', '#5f9fae', 0.25) + circle(225, 152, 2.2, sen.lamp));
  const scene =
    sky('#2f2a78', '#d3b9e8') + stars({ seed: 18, width: 300, height: 260, count: 22, colour: sen.cream, bright: 3, avoid: [numberSpot, { x: 240, y: 140, r: 60 }, { x: 160, y: 230, r: 50 }] }) +
    hungStar(150, 34, 7, sen.lamp) + hungStar(178, 66, 6, sen.cream) + hungStar(200, 30, 5, sen.cream) +
    mountains([[30, 318], [104, 296], [186, 330], [262, 300]], '#b49ad8', { mist: '#e9d8f2' }) +
    cloud(66, 262, 0.5, '#a58fd2') + cloud(252, 300, 0.52, '#bfa8e0', true) + cloudBank(3, 352, '#cbb8ea') + door + slab(240, 188, 34) + steps.map(([x, y]) => slab(x, y, 30)).join('') +
    cloudBank(12, 378, '#e6d9f4', 300, 420, 30) + cloudBank(17, 398, '#f4ecfa', 300, 420, 24);
  return land(4, scene, { front: flock(steps.map(([x, y], i) => ({ x: x + 2, y, scale: 0.64, nod: [0, 8, -10, 4][i] ?? 0, flip: i % 2 === 0 }))) });
}

/** A mill with crows on the tips of its sails. */
function mill(): Drawing {
  const hub = [164, 236] as const;
  const reach = 88;
  const angles = [-48, 42, 132, 222];
  const blade = (angle: number): string =>
    place(hub[0], hub[1], raise(1, polygon([[14, -14], [reach, -14], [reach, 2], [14, 2]], '#e9dfc2') + line(`M14 -6H${reach}${[30, 46, 62, 78].map((x) => `M${x} -14V2`).join('')}`, '#a98f6a', 1.8) + rectangle(-4, 0, reach + 6, 6, '#6b4a52', 3)), { turn: angle });
  const tip = (angle: number): readonly [number, number] => [hub[0] + Math.cos((angle * Math.PI) / 180) * reach, hub[1] + Math.sin((angle * Math.PI) / 180) * reach];
  const tower = raise(2,
    edged(corners([[hub[0] - 46, 396], [hub[0] - 28, 236], [hub[0] + 28, 236], [hub[0] + 46, 396]]), '#2f6f92', 0.25) +
    rectangle(hub[0] - 12, 350, 24, 46, sen.night, 12) + rectangle(hub[0] - 8, 286, 16, 26, sen.lamp, 8) + line(`M${hub[0]} 286v26M${hub[0] - 8} 300h16`, '#2f6f92', 2)) +
    raise(1, edged(curve([[hub[0] - 36, 240, 'sharp'], [hub[0] - 26, 214], [hub[0], 198], [hub[0] + 26, 214], [hub[0] + 36, 240, 'sharp'], [hub[0], 244]]), sen.indigo, 0.3));
  const sheaves = [[58, 378], [262, 372]].map(([x = 0, y = 0]) => place(x, y, raise(1, shape([[-14, 4], [-6, -16], [-20, -40, 'sharp'], [-6, -34], [0, -46, 'sharp'], [6, -34], [20, -40, 'sharp'], [6, -16], [14, 4]], '#e9b54e') + line('M-8 -17H8', '#b5661c', 4)))).join('');
  const perches = angles.map(tip);
  const seats = perches.map(([x, y]) => raise(1, rectangle(x - 17, y - 1, 34, 6, '#6b4a52', 3))).join('');
  const scene =
    sky('#2b4499', '#cfe9ee') + glow(hub[0], hub[1], 150, '#fff6dc', 0.6) + stars({ seed: 44, width: 300, height: 160, count: 14, colour: sen.cream, bright: 2, avoid: [numberSpot, { x: 222, y: 160, r: 50 }] }) +
    cloud(236, 78, 0.4, '#7f9fd6') + hill(51, 318, 14, '#8fc3c9', { mist: sen.pale }) + hills([352, 336, 330, 338, 346, 334], '#d9a851', { mist: '#f0cf86' }) + hills([380, 366, 356, 358, 366, 360], '#c48c3c', { mist: '#e0b055' }) + tower + sheaves +
    angles.map(blade).join('') + raise(1, circle(hub[0], hub[1], 9, sen.lamp)) + seats + hills([398, 394, 398, 402, 396, 392], '#7a4f3a') + grass(48, 394, 0.8, '#7a4f3a') + grass(212, 400, 0.8, '#7a4f3a');
  const crows = perches.map(([x, y], i) => ({ x, y, scale: 0.56, flip: x < hub[0], nod: [0, 8, -6, 4][i] ?? 0 }));
  return land(5, scene, { front: flock([...crows, { x: hub[0] + 2, y: 201, scale: 0.56, nod: 14 }]) });
}

/** An island about 120 wide with grass on top at y = 0. */
function island(extra = ''): string {
  const rock = curve([[-62, 2, 'sharp'], [62, 2, 'sharp'], [46, 24], [30, 32], [16, 66, 'sharp'], [2, 44], [-14, 52], [-28, 32], [-48, 22]]);
  const facets = shape([[8, 6, 'sharp'], [60, 4, 'sharp'], [44, 24], [28, 32], [16, 64, 'sharp'], [14, 34]], darker('#6b5fae', 0.22), { opacity: 0.75 });
  const turf = curve([[-66, 4], [-58, -8], [-30, -4], [0, -9], [30, -4], [58, -8], [66, 4], [50, 12], [34, 6], [16, 16], [-2, 8], [-22, 15], [-40, 7], [-54, 13]]);
  return raise(3, edged(rock, '#6b5fae', 0.25) + facets) + extra + raise(1, edged(turf, '#7fd0b0', 0.35));
}

const waterfall = (x: number, length: number): string =>
  clipped(`M${x - 9} 0H${x + 9}V${length}H${x - 9}Z`, rectangle(x - 9, 0, 18, length, '#dff6f2', 0, { opacity: 0.9 }) + line(`M${x - 4} 0V${length}M${x + 4} 14V${length}`, '#8fd0dc', 2.4)) +
  [[-9, 0, 9], [0, 4, 11], [9, 0, 8]].map(([dx = 0, dy = 0, r = 0]) => circle(x + dx, length + dy, r, '#eefbf6')).join('');

function islands(): Drawing {
  const cottage = raise(1, rectangle(-12, -20, 24, 22, '#f0dcc0') + polygon([[-17, -19], [0, -38], [17, -19]], '#c2566e') + rectangle(-4, -13, 8, 15, '#5b4a8a', 4) );
  const scene =
    sky('#0e3d63', '#7fd6c8') + stars({ seed: 61, width: 300, height: 220, count: 16, colour: sen.cream, bright: 2, avoid: [numberSpot, { x: 210, y: 150, r: 60 }] }) +
    cloud(150, 116, 0.34, '#3f8ba0') + cloud(56, 186, 0.4, '#4f9fae') + mountains([[40, 352], [120, 330], [206, 356], [276, 334]], '#57b3b4', { mist: sen.pale }) +
    place(208, 182, island(waterfall(40, 112)), { scale: 0.9 }) + place(92, 270, island(waterfall(-38, 96)), { scale: 0.94 }) + place(210, 346, island(place(0, -4, cottage, { scale: 0.82 })), { scale: 0.98 }) +
    cloudBank(31, 384, '#c2ebe0', 300, 420, 26) + cloudBank(35, 402, '#e6f7ee', 300, 420, 22);
  const pairs: readonly (readonly [number, number])[] = [[208, 178], [92, 266], [210, 342]];
  const crows = pairs.flatMap(([x, y], i) => [{ x: x - 33, y, scale: 0.56, flip: true, nod: i * 4 }, { x: x + 33, y, scale: 0.56, nod: 8 - i * 4 }]);
  return land(6, scene, { front: flock(crows) });
}

export const uneasy = [staircase, mill, islands] as const;
