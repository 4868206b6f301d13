/** 0 to 3: the dream is still kind. */
import { cloud, cloudBank, hungStar, sky } from '../sky';
import { darker, lighter, mix } from '../colour';
import { firs, grass, hill, hills, waves } from '../landscape';
import { glow } from '../light';
import { circle, clipped, curve, ellipse, line, place, polygon, rectangle, shape, star } from '../paper';
import type { Drawing } from '../render';
import { edged, raise } from '../shadow';
import { curledCat } from '../cat';
import { furs } from '../fur';
import { flock, land, landStars } from './frame';
import { sen } from './palette';

/** A bed under sail: the land without crows. */
function bedAtSea(): Drawing {
  const sailPath = curve([[176, 78, 'sharp'], [214, 124], [262, 214, 'sharp'], [218, 228], [176, 222, 'sharp'], [182, 150]]);
  const sail = raise(2,
    edged(sailPath, sen.cream, 0.3) +
    clipped(sailPath, [116, 154, 192].map((y) => shape([[150, y, 'sharp'], [212, y + 4], [280, y - 8, 'sharp'], [280, y + 8, 'sharp'], [212, y + 20], [150, y + 14, 'sharp']], sen.coral)).join('')));
  const mast = rectangle(167, 74, 8, 220, sen.wood, 4) + raise(1, shape([[172, 70, 'sharp'], [146, 78], [130, 70, 'sharp'], [140, 84], [172, 90, 'sharp']], sen.coral));
  const boards = raise(2,
    edged(curve([[54, 346], [50, 262], [64, 246], [82, 252], [84, 346]]), sen.wood) + edged(curve([[236, 346], [238, 286], [250, 276], [262, 284], [262, 346]]), sen.wood) +
    rectangle(60, 306, 190, 34, darker(sen.wood, 0.22, '#5a1f2a'), 8));
  const sleeper =
    raise(1, edged(curve([[76, 300], [78, 264], [112, 256], [146, 264], [148, 300]]), '#c9b8ec', 0.45)) +
    circle(116, 276, 20, '#8a4a3a') + circle(116, 279, 18.5, '#f6cfa8') + ellipse(106, 283, 4, 2.6, '#ee9a86') + ellipse(127, 283, 4, 2.6, '#ee9a86') +
    line('M103 275q4 5 9 0M119 275q4 5 9 0M112 285q3 3 6 0', '#5a2a2a', 2.2) +
    raise(1, shape([[97, 268, 'sharp'], [104, 252], [122, 250], [137, 266, 'sharp'], [116, 262]], '#6a55b4') + shape([[112, 252], [100, 238], [80, 236], [70, 254, 'sharp'], [86, 252], [98, 266]], '#6a55b4') + circle(70, 256, 6.5, sen.lamp));
  const quilt = raise(2,
    edged(curve([[84, 300], [106, 292], [150, 288], [206, 292], [238, 304], [244, 334], [240, 352], [84, 352], [80, 330]]), sen.coral, 0.3) +
    [[106, 322], [146, 312], [186, 319], [222, 314]].map(([x = 0, y = 0], i) => star(x, y, i % 2 ? 7 : 9, sen.lamp, 5, 0.5)).join(''));
  const cat = place(208, 294, curledCat(furs.blue), { scale: 0.36 });
  const scene =
    sky('#1c2370', '#4fc0bd', 300, 420, [0.4, '#2f6cae']) + glow(70, 72, 210, sen.cream, 0.5) + hungStar(232, 52, 8, sen.lamp) + hungStar(258, 84, 6, sen.cream) + landStars(12, 210, 22, 2, { x: 245, y: 70, r: 40 }, { x: 205, y: 160, r: 74 }) +
    cloudBank(5, 220, '#4aa7bd') + cloudBank(8, 240, '#8ad6d0', 300, 420, 26) + hill(2, 254, 1, '#46a3ae', { mist: sen.teal }) +
    mast + sail + boards + sleeper + cat + quilt +
    waves(336, '#46a9b6', 4) + waves(355, '#3388a2', -18) + waves(374, '#28698e', 10);
  const fish = raise(1, edged(curve([[28, 0], [10, -12], [-16, -9], [-30, 0], [-40, -12, 'sharp'], [-38, 0], [-40, 12, 'sharp'], [-30, 0], [-14, 10], [10, 11]]), sen.beak, 0.3) + circle(15, -3, 2.6, sen.ink));
  return land(0, scene + place(66, 360, fish, { scale: 0.66, turn: -34 }) + waves(390, '#1c4568', 30));
}

/** One crow on a street lamp, and somebody small looking up. */
function lamp(): Drawing {
  const post = sen.night;
  const x = 204;
  const lantern = raise(2,
    polygon([[x - 26, 176], [x + 26, 176], [x + 17, 232], [x - 17, 232]], sen.lamp) + polygon([[x - 8, 176], [x + 8, 176], [x + 5, 232], [x - 5, 232]], '#fff3c4') +
    edged(curve([[x - 34, 178, 'sharp'], [x - 22, 164], [x, 158], [x + 22, 164], [x + 34, 178, 'sharp']]), post) + rectangle(x - 22, 230, 44, 8, post, 3) + rectangle(x - 7, 236, 14, 160, post, 3) +
    rectangle(x - 13, 262, 26, 8, post, 4) + edged(curve([[x - 22, 398], [x - 10, 366], [x + 10, 366], [x + 22, 398]]), post));
  const watcher = raise(1,
    line('M86 372C66 374 58 356 66 346', '#4d6fbd', 8) +
    shape([[86, 376], [84, 350], [96, 330], [114, 332], [120, 354], [120, 376]], '#6b95f5') +
    shape([[89, 324], [90, 301, 'sharp'], [101, 310], [116, 309], [128, 300, 'sharp'], [129, 323], [121, 336], [97, 337]], '#7ea3f8') + line('M104 344V374', '#5a80e0', 2, { opacity: 0.7 }));
  const homes = [[48, 290, 0.8], [82, 285, 1], [120, 300, 0.75]].map(([hx = 0, hy = 0, s = 1]) =>
    place(hx, hy, raise(1, rectangle(-11, -14, 22, 18, '#3c5f9a') + polygon([[-15, -13], [0, -29], [15, -13]], sen.indigo) + rectangle(-4, -9, 8, 8, sen.lamp)), { scale: s })).join('');
  const path = shape([[152, 304, 'sharp'], [162, 318], [128, 342], [104, 376], [80, 430, 'sharp'], [182, 430, 'sharp'], [160, 392], [168, 350], [176, 322]], '#e2f5e8');
  const scene =
    sky('#2f2b86', '#93cdec', 300, 420, [0.45, '#4f6fc0']) + landStars(31, 230, 24, 2, { x, y: 140, r: 78 }) +
    [[116, '#4b57bd'], [86, '#6c78d2'], [58, '#f3d58c']].map(([r, shine]) => circle(x, 188, Number(r), String(shine))).join('') + hill(11, 262, 14, '#6fb0cc', { mist: sen.pale }) + firs(4, 292, '#4f93b4', { mist: sen.pale }, 30) + homes + hills([296, 284, 300, 312, 296, 300], '#8fd0cd', { mist: sen.pale }) + path +
    hills([366, 362, 376, 380, 370, 376], '#4aa3a6', { mist: '#2f7f92' });
  const near = hills([392, 384, 392, 390, 380, 388], '#2b6f88') + grass(40, 390, 0.9, '#2b6f88') + grass(264, 384, 1, '#2b6f88');
  return land(1, scene + watcher + lantern + near, { front: flock([{ x: x - 4, y: 162, scale: 1.02, nod: 6 }]) });
}

interface Hut {
  readonly wall: string;
  readonly roof: string;
  readonly stride: number;
}

/** A hut about 160 high that walks on two bird's legs; its ridge is at -150. */
function walkingHut({ wall, roof, stride }: Hut): string {
  const leg = (hip: number, knee: number, foot: number): string =>
    line(`M${hip} -60L${knee} -34L${foot} -3M${foot - 14} 0L${foot} -5L${foot + 15} 0M${foot} -5V1`, sen.beak, 6.5);
  const roofShape = curve([[-58, -96, 'sharp'], [-40, -112], [-22, -146], [0, -150], [22, -146], [40, -112], [58, -96, 'sharp'], [0, -102]]);
  return raise(2,
    leg(-20, -32, -24 - stride) + leg(18, 10, 22 + stride) + rectangle(24, -158, 13, 34, darker(roof, 0.2), 2) +
    edged(curve([[-42, -104, 'sharp'], [42, -104, 'sharp'], [38, -58, 'sharp'], [0, -54], [-38, -58, 'sharp']]), wall, 0.25) + line('M-36 -90H36M-37 -76H37', darker(wall, 0.16), 2.2, { opacity: 0.7 }) +
    rectangle(-26, -92, 22, 22, sen.lamp, 3) + line('M-15 -92V-70M-26 -81H-4', darker(wall, 0.5), 2.4) + rectangle(10, -94, 18, 37, darker(wall, 0.45), 8) + circle(14, -75, 1.8, sen.lamp)) +
    raise(1, edged(roofShape, roof, 0.25) + line('M-36 -108Q-18 -112 0 -108Q18 -112 36 -108M-24 -124Q0 -130 24 -124', lighter(roof, 0.22), 2.4));
}

function huts(): Drawing {
  const scene =
    sky('#245fa8', '#d8f5e2', 300, 420, [0.5, '#6cb9d4']) + glow(150, 270, 190, sen.cream, 0.6) + landStars(7, 150, 16, 2, { x: 212, y: 120, r: 90 }) +
    cloud(226, 84, 0.4, '#8cc4de') + firs(9, 300, '#8ccac6', { mist: sen.pale }, 46) + firs(14, 326, '#5fb0b2', { mist: sen.pale }, 40) + hills([352, 338, 344, 352, 340, 346], '#3f979f', { mist: sen.mint }) +
    place(90, 362, walkingHut({ wall: '#3b6aa0', roof: sen.indigo, stride: 3 }), { scale: 0.86, turn: -2 }) +
    place(208, 378, walkingHut({ wall: sen.blue, roof: '#43306f', stride: 8 }), { scale: 1.12, turn: 2 }) +
    hills([386, 380, 386, 392, 382, 388], '#1f6480') + grass(40, 384, 0.9, '#1f6480') + grass(146, 388, 0.9, '#1f6480');
  return land(2, scene, { front: flock([{ x: 86, y: 234, scale: 0.74, flip: true, nod: -4 }, { x: 212, y: 212, scale: 0.84, nod: 10 }]) });
}

interface Toadstool {
  readonly x: number;
  readonly foot: number;
  readonly top: number;
  readonly half: number;
  readonly cap: string;
  readonly door?: boolean;
}

function toadstool({ x, foot, top, half, cap, door = false }: Toadstool): string {
  const brim = top + half * 0.86;
  const stem = curve([[x - half * 0.26, brim - 4], [x + half * 0.26, brim - 4], [x + half * 0.24, foot - 30], [x + half * 0.42, foot], [x - half * 0.42, foot], [x - half * 0.24, foot - 30]]);
  const capPath = curve([[x - half, brim, 'sharp'], [x - half * 0.86, top + half * 0.36], [x - half * 0.4, top + 3], [x, top], [x + half * 0.4, top + 3], [x + half * 0.86, top + half * 0.36], [x + half, brim, 'sharp'], [x, brim - half * 0.16]]);
  const spots = [[-0.52, 0.5, 0.13], [-0.12, 0.32, 0.1], [0.2, 0.58, 0.16], [0.58, 0.48, 0.1], [-0.2, 0.66, 0.07]].map(([dx = 0, dy = 0, r = 0]) => ellipse(x + dx * half, top + dy * half, r * half, r * half * 0.86, '#fff3dc')).join('');
  const entry = door ? rectangle(x - 9, foot - 32, 18, 34, '#7a4a6a', 9) + circle(x + 4, foot - 14, 1.7, sen.lamp) + circle(x, foot - 56, 7, sen.lamp) + line(`M${x} ${foot - 63}v14M${x - 7} ${foot - 56}h14`, '#7a4a6a', 1.8) : '';
  return raise(2, edged(stem, '#f4e4cf', 0.3) + entry) + raise(2, shape([[x - half * 0.9, brim - 2], [x, brim - half * 0.3], [x + half * 0.9, brim - 2], [x, brim + half * 0.12]], mix('#f4e4cf', cap, 0.45)) + edged(capPath, cap, 0.3) + spots);
}

function toadstools(): Drawing {
  const flies = [[60, 214, 3], [128, 320, 2.6], [256, 196, 2.4], [212, 318, 3], [46, 300, 2.2]].map(([x = 0, y = 0, r = 0]) => glow(x, y, 12, sen.lamp, 0.8) + circle(x, y, r, sen.lamp)).join('');
  const snail = raise(1, shape([[-26, 0], [-18, -7], [10, -8], [20, -20], [28, -24], [33, -16], [26, -4], [18, 0]], '#f3cfa2') + line('M26 -22L24 -32M30 -22L34 -31', '#f3cfa2', 2.4) + circle(-2, -13, 13, sen.lamp) + line('M-2 -13m-6 2a6 6 0 1 1 10 3', sen.beak, 2.6));
  const scene =
    sky('#0f4d66', '#bdf2d4', 300, 420, [0.5, '#4fae9f']) + hungStar(168, 46, 9, sen.lamp) + hungStar(232, 74, 7, sen.cream) + hungStar(256, 40, 6, sen.lamp) +
    landStars(3, 200, 12, 0, { x: 154, y: 150, r: 60 }) +
    firs(21, 300, '#7cc7b8', { mist: sen.pale }, 90) + firs(26, 330, '#4fa79f', { mist: sen.pale }, 70) + hills([346, 338, 350, 344, 336, 342], '#3b9488', { mist: '#6fc2a8' }) +
    toadstool({ x: 230, foot: 372, top: 256, half: 42, cap: '#e0648a' }) + toadstool({ x: 74, foot: 378, top: 262, half: 44, cap: '#f08a96' }) + toadstool({ x: 154, foot: 386, top: 190, half: 62, cap: '#cc4676', door: true }) +
    hills([380, 372, 380, 386, 378, 374], '#22786c') + place(222, 383, snail, { scale: 0.9, flip: true }) + hills([392, 388, 394, 396, 390, 388], '#165450') + grass(40, 390, 0.9, '#165450') + grass(268, 388, 0.8, '#165450') + flies;
  return land(3, scene, { front: flock([{ x: 74, y: 264, scale: 0.66, flip: true, nod: -4 }, { x: 150, y: 192, scale: 0.78, flip: true, nod: 6 }, { x: 232, y: 258, scale: 0.66, nod: 4 }]) });
}

export const calm = [bedAtSea, lamp, huts, toadstools] as const;
