import { darker, mix } from '../../colour';
import { grass, hills, mountains } from '../../landscape';
import { glow } from '../../light';
import { each } from '../../outline';
import { circle, line, path, place, polygon, shape } from '../../paper';
import type { Drawing } from '../../render';
import { raise } from '../../shadow';
import { sky } from '../../sky';
import { flock, land, landStars, type Perched } from '../frame';
import { sen } from '../palette';

/** The tree that looks back. */
export function tree(): Drawing {
  const bark = '#5f2852';
  const perches: readonly (readonly [number, number, boolean])[] = [
    [168, 142, false],
    [228, 150, false],
    [112, 176, true],
    [250, 216, false],
    [60, 236, true],
    [186, 212, false],
    [70, 294, true],
    [244, 288, false],
  ];
  const limb = ([x, y]: readonly [number, number, boolean]): string => {
    const root = Math.max(272, Math.min(330, y + 70));
    const out = x < 165 ? -1 : 1;
    return (
      line(`M165 ${root}C${165 + out * 12} ${y + 44} ${x - out * 48} ${y + 26} ${x - out * 16} ${y + 7}`, bark, 14) +
      line(`M${x - out * 22} ${y + 10}Q${x - out * 4} ${y + 4} ${x + out * 22} ${y + 3}`, bark, 8)
    );
  };
  const trunk = shape('118 404, 140 366, 136 318, 142 268, 164 248, 188 268, 194 318, 190 366, 212 404', bark);
  const face =
    shape('148 316, 156 306, 162 318, 156 326', '#ff9a5a') +
    shape('182 316, 174 306, 168 318, 174 326', '#ff9a5a') +
    circle(156, 317, 3, sen.ink) +
    circle(174, 317, 3, sen.ink) +
    polygon(
      '145 341, 151 349, 156 343, 161 350, 165 344, 169 350, 174 343, 179 349, 185 341, 180 355, 172 361, 165 363, 158 361, 150 355',
      '#ff9a5a',
    );
  const grave = raise(
    1,
    path('M-13 8V-20A13 13 0 0 1 13 -20V8Z', '#8a4a66') + line('M-6 -18H6M-6 -10H3', '#6a3454', 2.4),
  );
  const scene =
    sky('#42204f', '#ff9d74', { middle: [0.5, '#b04a62'] }) +
    glow(164, 240, 180, '#ffc79a', 0.8) +
    landStars(90, 120, 8, 0) +
    mountains('30 356, 92 330, 214 340, 280 322', '#d4677a', { mist: '#ffb48c' }) +
    hills([372, 364, 370, 376, 366, 362], '#93405f', { mist: '#c2606c' }) +
    each('54 386 -6, 268 384 5', (x, y, turn) => place(x, y, grave, { turn })) +
    raise(2, perches.map(limb).join('') + trunk) +
    face +
    hills([396, 390, 384, 388, 394, 390], darker(bark, 0.6)) +
    grass(92, 392, 0.9, darker(bark, 0.6)) +
    grass(226, 390, 1, darker(bark, 0.6));
  const cross = { scale: 0.52, eye: '#ff5a3c', feathers: '#120a18', wing: '#3d2148', mood: 'cross' } as const;
  const crows = perches.map(([x, y, flip], i): Perched => ({ ...cross, x, y: y + 3, flip, nod: (i * 5) % 14 }));
  return land(9, scene, {
    papers: ['#1f0f33', '#331641', '#4f1f4c'],
    moon: mix(sen.cream, '#ff8a5a', 0.42),
    front: flock([...crows, { ...cross, x: 92, y: 394, flip: true, nod: 12, mood: 'caw' }]),
  });
}
