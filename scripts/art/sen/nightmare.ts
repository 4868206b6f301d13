/** 7 to 9: the dream has turned. */
import { cloud, sky } from '../sky';
import { darker, mix } from '../colour';
import { grass, hill, hills, mountains, waves } from '../landscape';
import { glow } from '../light';
import { circle, curve, line, path, place, polygon, rectangle, shape, type Point } from '../paper';
import type { Drawing } from '../render';
import { edged, raise } from '../shadow';
import { flock, land, landStars, type Perched } from './frame';
import { sen } from './palette';

/** A ship with torn sails and nobody aboard but crows. */
function ghostShip(): Drawing {
  const timber = '#2a2350';
  const sail = (x: number, top: number, half: number, drop: number): string => {
    const torn: Point[] = [[x - half, top, 'sharp'], [x + half, top, 'sharp'], [x + half * 1.06, top + drop * 0.6], [x + half * 0.94, top + drop, 'sharp'], [x + half * 0.62, top + drop * 0.86], [x + half * 0.46, top + drop * 1.1, 'sharp'], [x + half * 0.2, top + drop * 0.9], [x - half * 0.16, top + drop * 1.08, 'sharp'], [x - half * 0.42, top + drop * 0.88], [x - half * 0.9, top + drop, 'sharp'], [x - half * 1.04, top + drop * 0.5]];
    return raise(2, edged(curve(torn), '#dfe6ea', 0.5) + line(`M${x - half * 0.5} ${top + 6}V${top + drop * 0.8}M${x + half * 0.4} ${top + 6}V${top + drop * 0.78}`, '#b4c0d2', 2));
  };
  const yard = (x: number, y: number, half: number): string => raise(1, rectangle(x - half, y - 3, half * 2, 7, timber, 3.5));
  const hull = raise(3, edged(curve([[42, 304, 'sharp'], [70, 318], [120, 326], [206, 324], [214, 300, 'sharp'], [268, 294, 'sharp'], [262, 336], [240, 384], [96, 384], [62, 346]]), timber, 0.2) +
    line('M62 338Q150 352 252 334', '#4a4080', 2.6) + [106, 138, 170, 202].map((x) => circle(x, 345, 6.5, sen.lamp)).join('') + rectangle(226, 308, 13, 14, sen.lamp, 3) + rectangle(246, 306, 11, 14, sen.lamp, 3));
  const mast = raise(1, rectangle(156, 96, 9, 236, timber, 4) + line('M160 110L52 308M162 110L262 298', timber, 2) + shape([[165, 96, 'sharp'], [186, 92], [212, 100, 'sharp'], [196, 104], [210, 112, 'sharp'], [184, 108], [165, 112, 'sharp']], sen.coral));
  const scene =
    sky('#15164a', '#6fa0cc', 300, 420, [0.55, '#36508f']) + [124, 96].map((r) => circle(160, 214, r, '#d5e8f2', { opacity: 0.2 })).join('') + landStars(70, 130, 9, 0) +
    cloud(250, 66, 0.56, '#30418a') + cloud(46, 190, 0.42, '#3f5a9c') + mountains([[24, 300], [282, 292]], '#4c6a94') +
    mast + sail(160, 170, 50, 58) + sail(160, 246, 78, 56) + yard(160, 168, 60) + yard(160, 242, 92) + hull +
    waves(360, '#3a7f9e', 12, 300, 420, 62) + waves(377, '#275f84', -14, 300, 420, 56) + waves(392, '#1a4268', 20);
  const at = (x: number, y: number, flip: boolean, nod = 0): Perched => ({ x, y, scale: 0.52, flip, nod });
  return land(7, scene, { front: flock([at(130, 166, true, 6), at(192, 166, false), at(96, 240, true), at(162, 240, true, 10), at(228, 240, false, -6), at(66, 312, true, -4), at(246, 297, false, 6)]) });
}

/** Eight on the wires, while the last train leaves. */
function wires(): Drawing {
  const pole = (x: number, lean: number): string =>
    place(x, 392, raise(2, rectangle(-5, -222, 10, 232, '#2c2348', 4) + [-208, -148, -88].map((y) => rectangle(-24, y, 48, 7, '#2c2348', 3) + circle(-18, y - 3, 3.6, sen.mint) + circle(18, y - 3, 3.6, sen.mint)).join('')), { turn: lean });
  const heights = [184, 244, 304];
  const wire = (y: number): string => line(`M-10 ${y - 2}Q20 ${y + 6} 44 ${y}Q150 ${y + 20} 256 ${y - 2}Q280 ${y + 8} 310 ${y}`, '#1c1636', 3);
  const sag = (y: number, x: number): number => y + 10 - ((x - 150) / 106) ** 2 * 10;
  const carriage = (x: number): string => rectangle(x, -26, 46, 22, '#51407e', 4) + [6, 19, 32].map((dx) => rectangle(x + dx, -21, 9, 9, sen.lamp, 1.5)).join('');
  const train = raise(1, rectangle(-150, -6, 226, 4, '#1c1636') + [-146, -96, -46].map(carriage).join('') + rectangle(4, -22, 40, 18, '#b0455a', 4) + rectangle(4, -34, 18, 16, '#b0455a', 3) + rectangle(8, -30, 9, 8, sen.lamp, 1) + rectangle(34, -36, 8, 16, '#b0455a', 2) + [-130, -110, -80, -60, -30, -10, 14, 32].map((x) => circle(x, -3, 4.4, '#1c1636')).join(''));
  const smoke = [[224, 0, 5], [214, -7, 7], [200, -10, 9]].map(([x = 0, dy = 0, r = 0]) => circle(x, 329 + dy, r * 0.85, '#fff3dc', { opacity: 0.85 })).join('');
  const scene =
    sky('#333f9c', '#ffcf7d', 300, 420, [0.52, '#d3b4dc']) + landStars(81, 140, 14, 0) +
    cloud(236, 110, 0.4, '#6f7ba8') + mountains([[40, 312], [130, 296], [214, 318], [270, 298]], '#c98fb8', { mist: '#ffd9a0' }) + hill(81, 336, 6, '#9d78b4', { mist: '#e6b0b0' }) + smoke + place(190, 366, train, { scale: 0.96 }) +
    hills([370, 362, 366, 370, 362, 366], '#6a5f94', { mist: '#77698a' }) + pole(44, -2) + pole(256, 2) + heights.map(wire).join('') + hills([390, 386, 392, 388, 384, 390], '#2f2a5c') + grass(76, 390, 0.9, '#2f2a5c') + grass(228, 386, 1, '#2f2a5c');
  const row = (y: number, xs: readonly number[], flips: readonly number[]): Perched[] => xs.map((x, i) => ({ x, y: sag(y, x) + 1, scale: 0.52, flip: flips[i] === 1, nod: (i * 7) % 12 }));
  return land(8, scene, { front: flock([...row(184, [88, 152, 220], [0, 1, 0]), ...row(244, [84, 152, 214], [1, 0, 1]), ...row(304, [118, 184], [1, 0])]) });
}

/** The tree that looks back. */
function tree(): Drawing {
  const bark = '#4d2247';
  const perches: readonly (readonly [number, number, boolean])[] = [[168, 142, false], [228, 150, false], [112, 176, true], [250, 216, false], [60, 236, true], [186, 212, false], [70, 294, true], [244, 288, false]];
  const limb = ([x, y]: readonly [number, number, boolean]): string => {
    const root = Math.min(330, y + 70);
    const out = x < 165 ? -1 : 1;
    return line(`M165 ${root}C${165 + out * 12} ${y + 44} ${x - out * 48} ${y + 26} ${x - out * 16} ${y + 7}`, bark, 14) + line(`M${x - out * 22} ${y + 10}Q${x - out * 4} ${y + 4} ${x + out * 22} ${y + 3}`, bark, 8);
  };
  const trunk = shape([[118, 404], [140, 366], [136, 318], [142, 268], [164, 248], [188, 268], [194, 318], [190, 366], [212, 404]], bark);
  const face = shape([[148, 316], [156, 306], [162, 318], [156, 326]], '#ff9a5a') + shape([[182, 316], [174, 306], [168, 318], [174, 326]], '#ff9a5a') + circle(156, 317, 3, sen.ink) + circle(174, 317, 3, sen.ink) +
    polygon([[145, 341], [151, 349], [156, 343], [161, 350], [165, 344], [169, 350], [174, 343], [179, 349], [185, 341], [180, 355], [172, 361], [165, 363], [158, 361], [150, 355]], '#ff9a5a');
  const graves = [[54, 386, -6], [268, 384, 5]].map(([x = 0, y = 0, turn = 0]) => place(x, y, raise(1, path('M-13 8V-20A13 13 0 0 1 13 -20V8Z', '#8a4a66') + line('M-6 -18H6M-6 -10H3', '#6a3454', 2.4)), { turn })).join('');
  const scene =
    sky('#42204f', '#ff9d74', 300, 420, [0.5, '#b04a62']) + glow(164, 240, 180, '#ffc79a', 0.8) + landStars(90, 120, 8, 0) +
    mountains([[30, 356], [92, 330], [214, 340], [280, 322]], '#d4677a', { mist: '#ffb48c' }) + hills([372, 364, 370, 376, 366, 362], '#93405f', { mist: '#c2606c' }) + graves +
    raise(2, perches.map(limb).join('') + trunk) + face + hills([396, 390, 384, 388, 394, 390], darker(bark, 0.5)) + grass(92, 392, 0.9, darker(bark, 0.5)) + grass(226, 390, 1, darker(bark, 0.5));
  const cross = { scale: 0.52, eye: '#ff5a3c', feathers: '#120a18', wing: '#3d2148', mood: 'cross' } as const;
  const crows = perches.map(([x, y, flip], i): Perched => ({ ...cross, x, y: y + 3, flip, nod: (i * 5) % 14 }));
  return land(9, scene, {
    papers: ['#1f0f33', '#331641', '#4f1f4c'],
    moon: mix(sen.cream, '#ff8a5a', 0.42),
    front: flock([...crows, { ...cross, x: 92, y: 394, flip: true, nod: 12, mood: 'caw' }]),
  });
}

export const nightmare = [ghostShip, wires, tree] as const;
