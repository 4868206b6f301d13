/** Those with the trait of children, but for Alice. */
import { limb } from '../../koty/limb';
import { hill } from '../../landscape';
import { curve, each } from '../../outline';
import { circle, clipped, ellipse, line, path, place, polygon, rectangle, shape, star } from '../../paper';
import { edged, raise } from '../../shadow';
import { cloud, sky } from '../../sky';
import { both, face, headShape, sheetOf } from '../figure/face';
import { hair } from '../figure/hair';
import { bow, cap, feather, pointed } from '../figure/hats';
import { arm, cuts, hand, person, points, puffs, ruff } from '../figure/person';
import { basket, lollipop } from '../figure/props';
import type { Picture } from '../frame';
import { skins } from '../palette';
import { boards, castle, disc, meadow, night, pane, woods } from '../scenes';

import { standing } from './standing';

/** On y = 0, with her basket. */
export function redHood(): string {
  const [red, deep, light] = ['#c8372f', '#96242c', '#e5594a'];
  return (
    raise(2, sheetOf('0 -112, 44 -126, 80 -44, 100 12, 0 12', deep)) +
    raise(
      2,
      sheetOf('0 -132, 28 -120, 38 -60, 46 12, 0 12', '#f3e2bf') +
        each('0 -92, 0 -64, 0 -36', (x, y) => circle(x, y, 5, deep)),
    ) +
    raise(2, both(edged(curve('4 -118!, 38 -126, 76 -50, 98 12, 52 12, 34 -70'), red, 0.3))) +
    raise(
      3,
      sheetOf('0 -284!, 28 -258, 70 -222, 80 -168, 60 -122, 0 -108', red) +
        sheetOf('0 -270!, 20 -252, 44 -230, 0 -242', light, 0.2),
    ) +
    place(
      0,
      -168,
      raise(1, circle(0, 0, 54, '#7a3f24')) +
        clipped(
          'M-52 0A52 52 0 1 1 52 0A52 52 0 1 1 -52 0Z',
          edged(headShape(1, 1), skins.fair.fur) + hair.bob('#7a3f24').front,
        ) +
        face(skins.fair, { look: [-0.5, 0], eye: 12.5 }),
    ) +
    bow('#fff3d6', 0, -114, 0.5) +
    place(66, -30, basket()) +
    hand(48, -78)
  );
}

function littleRed(): Picture {
  const wolf =
    raise(2, shape('-2 330, 10 236, 4 186!, 26 208, 52 208, 72 184!, 70 236, 88 330', '#12302a')) +
    each('28 236, 52 236', (x, y) => ellipse(x, y, 8, 6, '#ffd04a') + ellipse(x + 1, y, 2.4, 5, '#1a1208'));
  return standing(sky('#1d4a44', '#b9cf8e') + disc('#fff0c4', 98) + woods(4, '#4f8a60', '#1f4d3c') + wolf, redHood(), {
    y: 334,
  });
}

function pinocchio(): Picture {
  const wood = skins.wood;
  const nose =
    limb('M3 -152L124 -164', wood.shade, 15) +
    raise(
      1,
      shape('112 -170, 120 -194, 134 -196, 128 -174', '#5fa04a') +
        shape('118 -164, 140 -168, 148 -156, 130 -154', '#4f8a3a'),
    );
  const tent = place(
    238,
    290,
    raise(
      2,
      polygon('-52 4, -44 -64, 0 -104, 44 -64, 52 4', '#e05a4a') +
        polygon('-30 4, -22 -64, 0 -104, -12 4', '#fff0d8') +
        polygon('30 4, 22 -64, 0 -104, 12 4', '#fff0d8') +
        polygon('0 -104, 0 -126, 24 -116', '#f2b63c'),
    ),
  );
  const joints = each('-58 -70, 58 -70', (x, y) => circle(x, y, 10, wood.deep));
  const hero = person({
    skin: wood,
    hair: hair.short('#3f2818'),
    face: { nose: 'none', look: [0.5, -0.1], cheeks: '#d9603f' },
    cut: cuts.child,
    cloth: '#c2402f',
    dress:
      rectangle(-60, -44, 120, 80, '#3f6fa0') +
      each('-16 -30, 16 -30', (x, y) => circle(x, y, 6, '#f6d27a')) +
      line('M-20 -130L-18 -40M20 -130L18 -40', '#3f6fa0', 13),
    collar:
      ruff('#fff6e4') +
      arm([-42, -100], [-74, -70], [-58, -38], '#fff0d8', wood, 20) +
      arm([42, -100], [74, -70], [60, -38], '#fff0d8', wood, 20) +
      joints,
    hat: pointed('#f0b92e', '#d98f1a') + feather('#d94a3a', 34, -50, 24, 0.9),
  });
  return standing(
    sky('#58b0cf', '#d9f0e8') +
      cloud(232, 70, 0.4, '#ffffff') +
      hill(6, 272, 9, '#9cc87a') +
      tent +
      meadow(292, '#6fa85a'),
    hero + nose,
    { x: 156 },
  );
}

function jack(): Picture {
  const leaf = (x: number, y: number, turn: number, scale = 1): string =>
    place(
      x,
      y,
      raise(
        1,
        edged(curve('0 0!, 14 -26, 44 -34, 66 -14!, 48 8, 20 12'), '#4fa04a', 0.3) +
          line('M6 -4Q30 -16 54 -14', '#2f7a3a', 3),
      ),
      { turn, scale },
    );
  const vine =
    limb('M252 340C190 280 300 240 236 190C190 150 262 110 214 40L214 -20', '#3f8a40', 25) +
    limb('M286 340C240 290 214 260 262 214C296 170 214 140 244 70L230 -10', '#5aa84c', 15);
  const scene =
    sky('#4aa3d8', '#e4f6e0') +
    place(214, 88, castle(0, 0, 0.42, '#f3e2ec', '#c9669a')) +
    cloud(206, 88, 0.74, '#ffffff') +
    hill(8, 300, 10, '#8fc46a') +
    vine +
    leaf(236, 196, -10) +
    leaf(220, 130, 190, 0.8) +
    leaf(250, 260, 170, 0.9) +
    leaf(270, 170, -30, 0.7);
  const hero = person({
    hair: hair.messy('#d9792f'),
    face: { mouth: 'laugh', look: [0.5, -0.7], freckles: true, eye: 12.5, brows: '#a8501a', brow: 'high' },
    cut: cuts.child,
    cloth: '#fff0d8',
    dress: path('M-70 -130H-14L-18 20H-70ZM70 -130H14L18 20H70Z', '#8a5a34') + rectangle(-70, -34, 140, 12, '#5a3420'),
    collar: points('#fff6e4'),
    front:
      arm([-44, -100], [-84, -90], [-52, -56], '#fff0d8') +
      arm([44, -100], [80, -84], [52, -52], '#fff0d8') +
      raise(
        1,
        each(
          '-46 -66 10, -28 -72 9, -38 -80 9',
          (x, y, r) => ellipse(x, y, r, r * 1.25, '#8f5ac0') + ellipse(x - 3, y - 4, 3, 4, '#d9b8f0'),
        ),
      ) +
      each('-60 -94 6, -20 -96 6, -66 -70 4', (x, y, r) => star(x, y, r, '#fff6c8', 4, 0.3)),
  });
  return standing(scene, hero, { x: 148, scale: 1 });
}

function goldilocks(): Picture {
  const bowl = (x: number, y: number, scale: number, c: string): string =>
    place(x, y, raise(1, ellipse(0, -22, 34, 8, '#f6e2b0') + path('M-36 -22H36Q34 10 0 10Q-34 10 -36 -22Z', c)), {
      scale,
    });
  const scene =
    boards('#e59a62', '#a85f38') +
    pane(226, 92, 66, 92, '#8fd0e0', '#d9f0d8', '#8a4a2a') +
    bowl(56, 298, 0.8, '#5a86a8') +
    raise(2, rectangle(-10, 304, 320, 40, '#8a4a2a'));
  const hero = person({
    skin: skins.pale,
    hair: hair.curls('#f7c63c'),
    face: { mouth: 'oh', look: [0.2, 0.6], lashes: true, eye: 12.5 },
    cut: cuts.child,
    cloth: '#4f9ac8',
    dress: sheetOf('0 -100, 24 -96, 34 -50, 40 14, 0 14', '#fffaf0'),
    collar: puffs('#6fb4dc') + points('#fffaf0'),
    hat: bow('#e0526a', 34, -58, 0.9, 24),
    front:
      arm([46, -96], [78, -70], [56, -58], '#6fb4dc') +
      arm([-46, -96], [-74, -64], [-42, -44], '#6fb4dc') +
      place(
        2,
        -22,
        raise(
          1,
          ellipse(0, -20, 44, 10, '#fbe9c0') +
            path('M-46 -20H46Q42 22 0 22Q-42 22 -46 -20Z', '#c9503f') +
            line('M-40 -6H40', '#f6d27a', 4),
        ),
      ) +
      line('M26 -46L54 -66', '#d9d3c8', 7) +
      ellipse(24, -43, 10, 6.5, '#e8e2d6'),
  });
  return standing(scene, hero, { scale: 1 });
}

function gingerbread(x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    raise(
      2,
      rectangle(-56, -84, 112, 90, '#b8743c') +
        shape('-76 -78, -60 -92, 0 -160, 60 -92, 76 -78, 58 -70, 0 -122, -58 -70', '#fff3f0') +
        polygon('-58 -80, 0 -134, 58 -80', '#8a4a28'),
    ) +
      each('-60 -84 9, -36 -108 9, -14 -130 9, 14 -130 9, 36 -108 9, 60 -84 9', (cx, cy, r) =>
        circle(cx, cy, r, cx % 3 ? '#ef7f9a' : '#6fc4a8'),
      ) +
      path('M-16 6V-34Q0 -52 16 -34V6Z', '#6a3018') +
      circle(0, -92, 12, '#ffe08a') +
      rectangle(-46, -52, 22, 22, '#ffe08a', 4) +
      rectangle(24, -52, 22, 22, '#ffe08a', 4) +
      line('M-56 -14Q-42 -4 -30 -14M56 -14Q42 -4 30 -14', '#fff3f0', 5),
    { scale },
  );
}

function hansel(): Picture {
  const scene =
    night('#2a2a5e', '#8a6fa8', 31) +
    disc('#f6e2b8', 60, 232, 90) +
    woods(14, '#4a4a80', '#262650', 250) +
    hill(6, 306, 8, '#3a3560') +
    each('214 300 5, 236 286 4, 250 274 3.4, 258 264 3', (x, y, r) => circle(x, y, r, '#fff6dc'));
  const hero = person({
    skin: skins.rosy,
    hair: hair.bob('#6a4020'),
    face: { look: [0.8, 0.3], freckles: true, brows: '#4a2a14', brow: 'worried' },
    cut: cuts.child,
    cloth: '#f0e2c8',
    dress:
      line('M-22 -130L-20 20M22 -130L20 20', '#4a6a3a', 14) +
      rectangle(-22, -86, 44, 14, '#4a6a3a') +
      rectangle(-70, -30, 140, 60, '#4a6a3a'),
    collar: points('#fffaf0'),
    hat: cap('#3f7a4a', '#f0e2c8'),
    front:
      arm([-44, -98], [-78, -72], [-44, -50], '#f0e2c8') +
      arm([46, -98], [84, -84], [84, -46], '#f0e2c8') +
      raise(
        1,
        each('84 -28 8, 92 -8 7, 80 6 6, 96 18 6', (x, y, r) => circle(x, y, r, '#fffaf0')),
      ),
  });
  return standing(scene, hero, { x: 158, scale: 1 });
}

function gretel(): Picture {
  const scene =
    sky('#e88a9a', '#ffe2b8') +
    cloud(232, 60, 0.4, '#fff0e8') +
    hill(12, 262, 12, '#c98a5a') +
    gingerbread(236, 268, 0.92) +
    meadow(300, '#8a9a4a');
  const hero = person({
    skin: skins.rosy,
    hair: hair.braids('#c98a3a', '#3f8fc0'),
    face: { mouth: 'grin', look: [-0.4, 0.1], freckles: true, lashes: true },
    cut: cuts.child,
    cloth: '#3f8fc0',
    dress: sheetOf('0 -84, 30 -80, 40 14, 0 14', '#fffaf0') + line('M-28 -130L-24 -78M28 -130L24 -78', '#fffaf0', 11),
    collar: puffs('#fffaf0'),
    front: arm([-46, -98], [-78, -70], [-56, -66], '#fffaf0') + place(-60, -100, lollipop(0, 0, 0.84)) + hand(-57, -50),
  });
  return standing(scene, hero, { x: 156, scale: 1 });
}

function peterPan(): Picture {
  const roofs =
    raise(
      2,
      polygon(
        '-10 340, -10 268, 20 240, 50 268, 50 290, 90 290, 90 262, 120 238, 150 262, 150 296, 300 296, 310 340',
        '#1c2a52',
      ),
    ) +
    raise(
      2,
      rectangle(226, 190, 42, 160, '#26386a') +
        rectangle(220, 196, 54, 46, '#2f4580') +
        polygon('218 196, 247 138, 276 196', '#1c2a52'),
    ) +
    circle(247, 219, 17, '#ffe9a8') +
    line('M247 219V208M247 219L255 223', '#1c2a52', 3);
  const fairy = place(
    250,
    92,
    circle(0, 0, 34, '#fff0a8', { opacity: 0.35 }) +
      star(0, 0, 17, '#fff6c8', 4, 0.34) +
      both(ellipse(9, -6, 8, 4, '#ffffff', { opacity: 0.9 })) +
      each('-16 18 3, -26 30 2.4, -34 44 2', (x, y, r) => circle(x, y, r, '#ffe9a8')),
  );
  const hero = person({
    hair: hair.swoop('#b8602a'),
    ears: 'pointed',
    face: { mouth: 'grin', look: [0.5, -0.4], freckles: true, brows: '#8a4018', brow: 'high' },
    cut: '0 -126, 36 -120, 52 -84, 44 -44, 56 -20!, 40 -12, 30 -2!, 14 -12, 0 4!',
    cloth: '#5fa84a',
    dress: rectangle(-70, -58, 140, 11, '#7a4a24') + rectangle(-9, -61, 18, 17, '#e0a93a', 3),
    collar: each('-30 -116, -10 -108, 10 -108, 30 -116', (x, y) =>
      polygon(`${x - 14} ${y - 8}, ${x + 14} ${y - 8}, ${x} ${y + 16}`, '#3f8038'),
    ),
    hat: cap('#3f8038', '#d9433a'),
    front:
      arm([-44, -100], [-98, -92], [-54, -52], '#5fa84a') +
      arm([44, -100], [98, -92], [54, -52], '#5fa84a') +
      raise(1, limb('M-18 -8L-28 34', '#8a6a44', 22) + limb('M18 -8L30 30', '#8a6a44', 22)),
    tilt: -4,
  });
  return standing(night('#1a2a6a', '#6fa0d8', 9) + disc('#fff0c0', 92, 160, 150) + roofs + fairy, hero, {
    x: 160,
    y: 318,
    scale: 0.98,
  });
}

export const children = { littleRed, pinocchio, jack, goldilocks, hansel, gretel, peterPan };
