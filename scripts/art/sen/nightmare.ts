/** 7 to 9: the dream has turned. */
import { cloud, sky, stars } from '../sky';
import { darker, mix } from '../colour';
import { grass, hill, hills, mountains, waves } from '../landscape';
import { glow } from '../light';
import { circle, curve, line, path, place, polygon, rectangle, shape, type Point } from '../paper';
import type { Drawing } from '../render';
import { edged, raise } from '../shadow';
import { flock, land, type Perched } from './frame';
import { sen } from './palette';

const numberSpot = { x: 70, y: 72, r: 76 };

/** A ship with torn sails and nobody aboard but crows. */
function ghostShip(): Drawing {
  const timber = '#2a2350';
  const sail = (x: number, top: number, half: number, drop: number): string => {
    const torn: Point[] = [[x - half, top, 'sharp'], [x + half, top, 'sharp'], [x + half * 1.06, top + drop * 0.6], [x + half * 0.94, top + drop, 'sharp'], [x + half * 0.62, top + drop * 0.86], [x + half * 0.46, top + drop * 1.1, 'sharp'], [x + half * 0.2, top + drop * 0.9], [x - half * 0.16, top + drop * 1.08, 'sharp'], [x - half * 0.42, top + drop * 0.88], [x - half * 0.9, top + drop, 'sharp'], [x - half * 1.04, top + drop * 0.5]];
    return raise(2, edged(curve(torn), '#dfe6ea', 0.5) + line(`M${x - half * 0.5} ${top + 6}V${top + drop * 0.8}M${x + half * 0.4} ${top + 6}V${top + drop * 0.78}`, '#b4c0d2', 2));
  };
  const yard = (x: number, y: number, half: number): string => raise(1, rectangle(x - half, y - 3, half * 2, 7, timber, 3.5));
  const hull = raise(3, edged(curve([[42, 304, 'sharp'], [70, 318], [120, 326], [206, 324], [214, 300, 'sharp'], [268, 294, 'sharp'], [262, 336], [240, 384], [96, 384], [62, 346]]), timber, 0.2) +
    line('M62 338Q150 352 252 334M76 358Q150 368 246 354', '#4a4080', 2.6) + [106, 138, 170, 202].map((x) => circle(x, 345, 6.5, sen.lamp)).join('') + rectangle(226, 308, 13, 14, sen.lamp, 3) + rectangle(246, 306, 11, 14, sen.lamp, 3));
  const mast = raise(1, rectangle(156, 112, 9, 220, timber, 4) + line('M160 126L60 308M162 126L256 298', timber, 2) + shape([[165, 112, 'sharp'], [190, 108], [206, 118, 'sharp'], [188, 124], [165, 128, 'sharp']], sen.coral));
  const scene =
    sky('#10122e', '#5d7ea6') + glow(160, 236, 170, '#e8f1f2', 0.62) + stars({ seed: 70, width: 300, height: 130, count: 9, colour: sen.cream, bright: 0, avoid: [numberSpot] }) +
    cloud(242, 86, 0.56, '#2d3763') + cloud(276, 116, 0.5, '#3a4775', true) + cloud(46, 172, 0.5, '#36436f') + mountains([[24, 300], [282, 292]], '#4c6a94') +
    mast + sail(160, 182, 48, 64) + sail(160, 262, 76, 52) + yard(160, 180, 56) + yard(160, 258, 88) + hull +
    waves(366, '#2d6480', 12, 300, 420, 62) + waves(384, '#1f4a68', -14, 300, 420, 56) + waves(400, '#153350', 20);
  const at = (x: number, y: number, flip: boolean, nod = 0): Perched => ({ x, y, scale: 0.52, flip, nod });
  return land(7, scene, { front: flock([at(134, 178, true, 6), at(188, 178, false), at(100, 256, true), at(160, 256, false, 10), at(220, 256, false, -6), at(64, 314, true, -4), at(244, 296, false, 6)]) });
}

/** Eight on the wires, while the last train leaves. */
function wires(): Drawing {
  const pole = (x: number, lean: number): string =>
    place(x, 392, raise(2, rectangle(-5, -200, 10, 210, '#2c2348', 4) + [-186, -122, -58].map((y) => rectangle(-24, y, 48, 7, '#2c2348', 3) + circle(-18, y - 3, 3.6, sen.mint) + circle(18, y - 3, 3.6, sen.mint)).join('')), { turn: lean });
  const heights = [206, 270, 334];
  const wire = (y: number): string => line(`M-10 ${y - 2}Q20 ${y + 6} 44 ${y}Q150 ${y + 20} 256 ${y - 2}Q280 ${y + 8} 310 ${y}`, '#1c1636', 2.6);
  const sag = (y: number, x: number): number => y + 10 - ((x - 150) / 106) ** 2 * 10;
  const carriage = (x: number): string => rectangle(x, -26, 46, 22, '#51407e', 4) + [6, 19, 32].map((dx) => rectangle(x + dx, -21, 9, 9, sen.lamp, 1.5)).join('');
  const train = raise(1, rectangle(-150, -6, 226, 4, '#1c1636') + [-146, -96, -46].map(carriage).join('') + rectangle(4, -22, 40, 18, '#b0455a', 4) + rectangle(4, -34, 18, 16, '#b0455a', 3) + rectangle(8, -30, 9, 8, sen.lamp, 1) + rectangle(34, -36, 8, 16, '#b0455a', 2) + [-130, -110, -80, -60, -30, -10, 14, 32].map((x) => circle(x, -3, 4.4, '#1c1636')).join(''));
  const smoke = [[232, 0, 8], [218, -9, 10], [200, -14, 12]].map(([x = 0, dy = 0, r = 0]) => circle(x, 318 + dy, r, '#f3e6d2', { opacity: 0.75 })).join('');
  const scene =
    sky('#27316b', '#f0dcae', 300, 420, [0.5, '#93a0ba']) + stars({ seed: 81, width: 300, height: 150, count: 14, colour: sen.cream, bright: 1, avoid: [numberSpot] }) +
    cloud(236, 110, 0.4, '#6f7ba8') + mountains([[40, 318], [130, 300], [214, 322], [270, 304]], '#b5a9ac', { mist: '#f0dcae' }) + hill(81, 338, 6, '#8f8aa0', { mist: '#d8c6ae' }) + smoke + place(198, 362, train, { scale: 0.92 }) +
    hills([372, 362, 366, 372, 364, 368], '#5d5680', { mist: '#77698a' }) + pole(44, -2) + pole(256, 2) + heights.map(wire).join('') + hills([398, 394, 400, 396, 392, 398], '#2f2a52') + grass(70, 396, 0.9, '#2f2a52') + grass(232, 396, 1, '#2f2a52');
  const row = (y: number, xs: readonly number[], flips: readonly number[]): Perched[] => xs.map((x, i) => ({ x, y: sag(y, x) + 1, scale: 0.54, flip: flips[i] === 1, nod: (i * 7) % 12 }));
  return land(8, scene, { front: flock([...row(206, [102, 158, 214], [1, 1, 0]), ...row(270, [84, 150, 216], [1, 0, 0]), ...row(334, [118, 184], [1, 0])]) });
}

/** The tree that looks back. */
function tree(): Drawing {
  const bark = '#4d2247';
  const perches: readonly (readonly [number, number, boolean])[] = [[168, 142, false], [228, 150, false], [104, 186, true], [250, 216, false], [62, 226, true], [186, 212, false], [70, 294, true], [244, 288, false]];
  const limb = ([x, y]: readonly [number, number, boolean]): string => {
    const root = Math.min(330, y + 70);
    return line(`M${164} ${root}Q${(164 + x) / 2} ${y + 40} ${x} ${y + 6}`, bark, 15) + line(`M${x - 22} ${y + 9}Q${x} ${y + 1} ${x + 22} ${y + 9}`, bark, 8);
  };
  const trunk = shape([[118, 404], [140, 366], [136, 318], [142, 268], [164, 248], [188, 268], [194, 318], [190, 366], [212, 404]], bark);
  const face = shape([[148, 316], [156, 306], [162, 318], [156, 326]], '#ff9a5a') + shape([[182, 316], [174, 306], [168, 318], [174, 326]], '#ff9a5a') + circle(156, 317, 3, sen.ink) + circle(174, 317, 3, sen.ink) +
    shape([[146, 346, 'sharp'], [156, 340], [165, 344], [174, 340], [184, 346, 'sharp'], [176, 358], [165, 352], [154, 358]], '#ff9a5a') + polygon([[156, 341], [160, 349], [163, 343]], bark) + polygon([[168, 343], [171, 349], [175, 341]], bark);
  const graves = [[54, 386, -6], [268, 384, 5]].map(([x = 0, y = 0, turn = 0]) => place(x, y, raise(1, path('M-13 8V-20A13 13 0 0 1 13 -20V8Z', '#8a4a66') + line('M-6 -18H6M-6 -10H3', '#6a3454', 2.4)), { turn })).join('');
  const scene =
    sky('#42204f', '#ff9d74', 300, 420, [0.5, '#b04a62']) + glow(164, 240, 180, '#ffc79a', 0.8) + stars({ seed: 90, width: 300, height: 120, count: 8, colour: '#ffd9c0', bright: 0, avoid: [numberSpot] }) +
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
