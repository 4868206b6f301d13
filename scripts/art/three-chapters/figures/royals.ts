/** Princes and princesses. */
import { dragon } from '../../koty/creatures/dragon';
import { limb } from '../../koty/limb';
import { hill, hills } from '../../landscape';
import { glow } from '../../light';
import { curve, each } from '../../outline';
import { circle, ellipse, line, path, place, polygon, rectangle, shape, star } from '../../paper';
import { edged, raise } from '../../shadow';
import { sky } from '../../sky';
import { both, sheetOf } from '../figure/face';
import { hair } from '../figure/hair';
import { bow, crown, ice, tiara } from '../figure/hats';
import { arm, cloak, cuts, hand, highCollar, person, puffs } from '../figure/person';
import { apple, bird, cushion, rose, slipper, sword } from '../figure/props';
import type { Picture } from '../frame';
import { skins, tale } from '../palette';
import { castle, disc, fir, fullMoon, meadow, night, tower, tree } from '../scenes';

import { standing } from './standing';

function cinderella(): Picture {
  const clock =
    raise(2, rectangle(206, 60, 76, 280, '#34407a') + polygon('198 64, 244 6, 290 64', '#232c5c')) +
    circle(244, 106, 29, '#ffe9a8') +
    circle(244, 106, 24, '#fffaf0') +
    line('M244 106V86M244 106L241 92', '#2a2350', 4.4) +
    each('220 170, 254 170, 220 220, 254 220', (x, y) => rectangle(x, y, 16, 26, '#ffd76e', 8));
  const carriage = place(
    58,
    296,
    raise(
      2,
      ellipse(0, -26, 38, 32, '#f2a63c') +
        line('M-18 -52Q-30 -26 -18 2M0 -58V6M18 -52Q30 -26 18 2', '#d9802a', 4) +
        rectangle(-12, -38, 24, 22, '#5a4a9a', 8) +
        line('M0 -58Q6 -72 18 -70', '#6fa04a', 5),
    ) + each('-26 12, 26 12', (x, y) => circle(x, y, 13, 'none', { stroke: '#f6d27a', 'stroke-width': 5 })),
  );
  const hero = person({
    skin: skins.pale,
    hair: hair.updo('#f0b84a'),
    face: { lashes: true, look: [-0.4, 0.5], eye: 12.5 },
    cut: cuts.gown,
    cloth: '#5a9fe0',
    dress:
      sheetOf('0 -86, 24 -80, 60 -20, 70 20, 0 20', '#3f7fc8') +
      each('-60 -20 5, -30 -50 4, 66 -24 5, 40 -54 4, 10 -20 4, -10 -60 3', (x, y, r) =>
        star(x, y, r + 3, '#ffffff', 4, 0.3),
      ),
    collar: puffs('#c4e2f8') + line('M-24 -118Q0 -104 24 -118', '#1f2a5a', 5),
    hat: raise(1, sheetOf('0 -68, 34 -60, 54 -32, 48 -24, 32 -46, 0 -54', '#6fb0e8')),
    front:
      arm([-46, -96], [-92, -60], [-54, -34], '#fffaf0', skins.pale) +
      arm([46, -96], [92, -60], [54, -34], '#fffaf0', skins.pale) +
      place(0, -30, cushion(0, 0, '#b82f5a')) +
      slipper(0, -56, 1.1),
  });
  return standing(night('#1f2660', '#8a7ac8', 55) + hill(3, 290, 8, '#2f3a70') + clock + carriage, hero, {
    x: 160,
    face: [0, -182, 80],
  });
}

function snowWhite(): Picture {
  const scene =
    sky('#8fd0b0', '#f2f6c8') +
    disc('#fffbe0', 92, 168, 150) +
    tree(50, 320, 1.2, '#4fa06a') +
    tree(266, 310, 1.2, '#5fb07a') +
    meadow(282, '#7fbf6a') +
    bird(232, 60, 0.9, '#4f9ad9', true) +
    each('70 306, 256 304, 282 316, 40 318', (x, y) => circle(x, y, 5, '#ffffff') + circle(x, y, 2, '#f2b63c'));
  const hero = person({
    skin: skins.pale,
    hair: hair.bob('#1c1826'),
    face: { lashes: true, lips: '#c01f2f', look: [0.3, 0.2], eye: 12.5 },
    cut: cuts.gown,
    cloth: '#f2c63c',
    dress: sheetOf('0 -140, 60 -130, 46 -84, 36 -62, 0 -56', '#2f4fa0') + line('M0 -130V-60', '#f2c63c', 4),
    collar:
      highCollar('#fffaf0', '#fffaf0').replace('depth2', 'depth1') +
      puffs('#3f68c8') +
      both(line('M42 -118Q52 -106 48 -92', '#d9433a', 6)),
    hat: bow('#d9263a', 0, -62, 1.05),
    front:
      arm([46, -96], [92, -74], [58, -66], '#3f68c8', skins.pale) +
      apple(56, -88, 1.15) +
      hand(58, -62, skins.pale) +
      arm([-46, -96], [-92, -80], [-84, -110], '#3f68c8', skins.pale) +
      bird(-84, -130, 0.9, '#e8752a', true),
  });
  return standing(scene, hero, { x: 164 });
}

function sleepingBeauty(): Picture {
  const roses = (list: string): string =>
    each(
      list,
      (x, y, r) =>
        circle(x, y, r, '#d9405f') +
        shape(
          [
            [x - r, y - 2],
            [x - r * 0.4, y - r],
            [x + r * 0.5, y - r],
            [x + r, y - 2],
            [x, y + 3],
          ],
          '#f0758c',
        ) +
        line(`M${x - r * 0.4} ${y - r * 0.2}Q${x} ${y - r * 0.7} ${x + r * 0.4} ${y - r * 0.2}`, '#a8203f', 2.4),
    );
  const briar =
    raise(
      2,
      limb('M8 330C40 240 -6 150 60 96C110 50 200 40 250 80C296 116 270 220 294 330', '#3f6a3a', 11) +
        each('30 250, 18 190, 44 130, 96 70, 160 54, 226 66, 268 110, 276 180, 280 250', (x, y) =>
          polygon(`${x - 5} ${y}, ${x + 5} ${y}, ${x + 12} ${y - 12}`, '#3f6a3a'),
        ) +
        each('34 214, 60 108, 128 66, 196 62, 274 150, 284 222', (x, y) =>
          shape(
            [
              [x, y],
              [x + 18, y - 12],
              [x + 24, y + 4],
              [x + 8, y + 10],
            ],
            '#5f9a4a',
          ),
        ),
    ) + raise(1, roses('26 276 13, 30 168 14, 82 84 15, 166 50 15, 244 82 15, 276 190 14, 284 284 13'));
  const pillow = raise(
    2,
    edged(curve('-112 -66, -106 -196, -80 -216, 80 -216, 106 -196, 112 -66, 0 -50'), '#fff3f6', 0.5) +
      line('M-96 -196Q0 -186 96 -196', '#f2c6d4', 3),
  );
  const hero = person({
    skin: skins.pale,
    hair: hair.flowing('#e8a83a'),
    face: { mood: 'asleep', lashes: true, lips: '#c9405a' },
    cut: cuts.child,
    cloth: '#8fb8e8',
    collar: puffs('#b4d2f2'),
    hat: tiara(tale.gold, '#e0607f'),
    tilt: 8,
  });
  const quilt =
    raise(
      3,
      edged(curve('-20 380, -20 290, 70 268, 168 276, 260 268, 320 290, 320 380'), '#7a4fa0', 0.3) +
        path('M-20 296Q70 272 168 282Q260 272 320 296V284Q260 258 168 268Q70 258 -20 284Z', '#fff3f6'),
    ) +
    hand(140, 284, skins.pale) +
    hand(180, 284, skins.pale) +
    place(160, 276, rose(0, 0, 0.7, '#e0405f', 74));
  return standing(sky('#d98ab0', '#ffe2d8') + glow(168, 160, 160, '#fff6e8', 0.7) + briar, pillow + hero, {
    x: 166,
    y: 358,
    scale: 0.98,
    front: quilt,
  });
}

function prince(): Picture {
  const scene =
    sky('#e8a03a', '#fff0c0') +
    disc('#fff8dc', 88, 176, 136) +
    castle(246, 296, 1.05, '#f6e2c0', '#b8563c') +
    hills([262, 280, 256, 284, 270], '#8fb06a') +
    meadow(300, '#5f8f4a', 9);
  const hero = person({
    skin: skins.tan,
    hair: hair.swoop('#4a2a18'),
    face: { mouth: 'smirk', look: [0.5, 0], brows: '#3a1f10', eye: 12 },
    cut: cuts.coat,
    cloth: '#2f6fb8',
    dress:
      rectangle(-8, -132, 16, 160, '#f6e9c8') +
      each('-18 -98, 18 -98, -18 -70, 18 -70, -18 -42, 18 -42', (x, y) => circle(x, y, 4.6, '#f6d27a')) +
      path('M-60 -130L70 -10L56 6L-74 -112Z', '#f6d27a', { opacity: 0.95 }),
    behind: cloak('#b8263a'),
    collar:
      raise(
        1,
        both(
          ellipse(50, -118, 22, 10, '#f0c04a') +
            each('36 -108, 46 -106, 56 -106, 66 -108', (x, y) => line(`M${x} ${y}v11`, '#f0c04a', 4)),
        ),
      ) + raise(1, sheetOf('0 -118, 24 -128, 28 -112, 0 -104', '#f6e9c8')),
    hat: crown(tale.gold, ['#3f8fd9', '#d9433a', '#3f8fd9'], 0.8),
    front:
      sword(-70, -64, 0.84, -10) +
      arm([-48, -104], [-88, -70], [-70, -54], '#2f6fb8', skins.tan) +
      arm([48, -104], [88, -78], [50, -50], '#2f6fb8', skins.tan),
  });
  return standing(scene, hero, { x: 164, face: [0, -180, 78] });
}

function princess(): Picture {
  const toy = place(
    -46,
    -60,
    raise(
      1,
      dragon({ skin: '#4f9a6a', belly: '#f6d27a', wing: '#2f7a66', deep: '#1a4a42', horn: '#fff1d6', iris: '#ffd04a' }),
    ),
    { scale: 0.42 },
  );
  const hero = person({
    hair: { ...hair.long('#9a5228') },
    face: { look: [-0.5, 0.3], freckles: true, lashes: true, eye: 12.5 },
    cut: cuts.gown,
    cloth: '#e58aa4',
    dress:
      sheetOf('0 -90, 26 -84, 44 10, 0 20', '#f8c6d0') +
      each('0 -70, 0 -46, 0 -22', (x, y) => circle(x, y, 5, '#e0a93a')),
    collar: puffs('#f8c6d0'),
    hat: crown(tale.gold),
    front: toy + arm([-46, -96], [-84, -70], [-42, -52], '#f8c6d0') + arm([46, -96], [80, -66], [46, -44], '#f8c6d0'),
  });
  return standing(
    night('#5a3a7a', '#f6c9a8', 15) +
      fullMoon('#fff3d6', 56, 108, 176) +
      tower(246, 318, 1.06, '#d99aa0', '#8a4a78') +
      hill(3, 300, 10, '#7a8a5a'),
    hero,
    { x: 156, y: 334, scale: 0.97, face: [0, -182, 80] },
  );
}

function snowQueen(): Picture {
  const flake = (x: number, y: number, r: number): string =>
    place(
      x,
      y,
      [0, 60, 120]
        .map((turn) =>
          place(
            0,
            0,
            line(
              `M0 ${-r}V${r}M${-r * 0.3} ${-r * 0.75}L0 ${-r * 0.45}L${r * 0.3} ${-r * 0.75}M${-r * 0.3} ${r * 0.75}L0 ${r * 0.45}L${r * 0.3} ${r * 0.75}`,
              '#ffffff',
              2.6,
            ),
            { turn },
          ),
        )
        .join(''),
    );
  const peaks = raise(
    2,
    polygon('-20 340, -20 210, 40 120, 96 230, 130 180, 190 280, 236 130, 300 240, 320 340', '#5a94cc') +
      polygon('40 120, 66 172, 44 164, 24 180, 12 164', '#ffffff') +
      polygon('236 130, 262 176, 240 168, 220 190, 208 186', '#ffffff'),
  );
  const hero = person({
    skin: skins.ice,
    hair: hair.long('#f4fbff'),
    face: {
      mood: 'sly',
      mouth: 'flat',
      lips: '#4a7ab0',
      brows: '#6f9cc4',
      brow: 'cross',
      lashes: true,
      lid: '#7fb0e0',
      cheeks: '#9ac4ea',
      iris: '#d4f0ff',
      look: [0, 0],
    },
    cut: cuts.gown,
    cloth: '#2f6fb8',
    dress:
      sheetOf('0 -100, 20 -94, 44 14, 0 20', '#8fccf0') +
      each('-60 -16, 60 -16, 0 -40, -34 -52, 34 -52', (x, y) => star(x, y, 8, '#ffffff', 6, 0.3)),
    behind: cloak('#e8f6ff'),
    collar: highCollar('#2f6fb8', '#b4e0f8'),
    hat: ice('#8fd4f0'),
    front:
      line('M82 24L76 -116', '#d4eefc', 7) +
      place(
        76,
        -140,
        raise(1, polygon('0 -40, 14 0, 0 30, -14 0', '#a8e4fa') + polygon('0 -40, 14 0, 0 30', '#6fc0e8')),
      ) +
      arm([48, -96], [96, -76], [80, -56], '#4a90d0', skins.ice),
  });
  return standing(
    sky('#1f4f96', '#a8d4f0') +
      peaks +
      fir(56, 330, 0.7, '#5f9ac0') +
      fir(262, 330, 0.8, '#5f9ac0') +
      raise(1, path('M-10 304Q150 284 310 304V430H-10Z', '#f2fbff')) +
      each('78 250 12, 250 90 14, 214 50 9, 268 210 10', (x, y, r) => flake(x, y, r)),
    hero,
    { x: 164, face: [0, -188, 86] },
  );
}

export const royals = { cinderella, snowWhite, sleepingBeauty, prince, princess, snowQueen };
