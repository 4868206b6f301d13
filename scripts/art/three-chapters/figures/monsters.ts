/** Great and terrible; and the Shapeshifter, who is a little of everything. */
import { crow } from '../../crow';
import { eye } from '../../eyes';
import { hill, hills } from '../../landscape';
import { glow } from '../../light';
import { curve, each } from '../../outline';
import { circle, clipped, ellipse, line, path, place, polygon, rectangle, shape, star } from '../../paper';
import { edged, raise } from '../../shadow';
import { cloud, sky } from '../../sky';
import { both, face, headShape, sheetOf, whole } from '../figure/face';
import { hair } from '../figure/hair';
import { arm, cuts } from '../figure/person';
import { rose } from '../figure/props';
import type { Picture } from '../frame';
import { skins, tale, traitColours } from '../palette';
import { castle, disc, fir, house, meadow, night, pane, stones } from '../scenes';

import { standing } from './standing';

function beast(): Picture {
  const [fur, deep, light] = ['#7a4a2e', '#52301c', '#a8714a'];
  const horn = both(
    raise(
      1,
      edged(curve('30 -62, 50 -78, 62 -104, 52 -132!, 82 -110, 84 -76, 58 -46'), '#d9bf8c', 0.4) +
        line('M56 -84L72 -72M64 -102L80 -98', '#a8885a', 3.4),
    ),
  );
  const head =
    horn +
    raise(
      2,
      edged(
        whole(
          '0 -78, 24 -92!, 36 -72, 66 -74!, 66 -48, 96 -36!, 80 -8, 108 14!, 84 30, 96 64!, 64 62, 52 92!, 28 76, 0 96!',
        ),
        fur,
        0.3,
      ),
    ) +
    raise(1, sheetOf('0 -46, 34 -40, 48 -10, 42 26, 50 44, 34 62, 0 66', light)) +
    both(shape('8 -16, 28 -30, 52 -26, 40 -14!, 22 -12', deep)) +
    both(eye(23, -4, 13, { ...skins.tan, shade: deep }, { mood: 'sad', look: [-0.1, 0.3], iris: '#8fd0f0' })) +
    raise(1, sheetOf('0 10, 22 16, 40 36, 30 56, 0 60', '#c9966a')) +
    shape('-15 10, 15 10, 8 24, -8 24', '#2a1610') +
    line('M0 24V36M-24 40Q0 52 24 40', '#2a1610', 4) +
    both(polygon('14 44, 26 42, 22 26', '#fffaf0'));
  const jar = place(
    70,
    -36,
    raise(2, ellipse(0, 52, 42, 11, '#b8862a')) +
      rose(0, -4, 0.62, '#e0263a') +
      path('M-34 50V-16A34 34 0 0 1 34 -16V50Z', '#e8f6ff', { opacity: 0.34 }) +
      line('M-22 34V-14Q-20 -32 -6 -38', '#ffffff', 4, { opacity: 0.8 }) +
      circle(0, -54, 6, '#b8862a'),
  );
  const hero =
    raise(
      2,
      sheetOf('0 -140, 66 -126, 108 -60, 120 14, 0 14', '#2f4f9a') +
        sheetOf('0 -140, 26 -120, 20 14, 0 14', '#fff6e8') +
        both(line('M30 -124Q50 -60 40 14', '#e0a93a', 9)),
    ) +
    raise(1, sheetOf('0 -70, 26 -90, 36 -122, 0 -110', '#fffaf0')) +
    place(0, -174, head) +
    arm([-80, -80], [-110, -50], [-50, -36], '#2f4f9a', { ...skins.tan, fur }, 34) +
    jar;
  return standing(
    sky('#3a2a4a', '#9a6a7a') +
      pane(166, 140, 190, 260, '#5a4a8a', '#c98fa8', '#2a1c34') +
      glow(166, 180, 120, '#ffd0b0', 0.4),
    hero,
    { x: 166, y: 340, scale: 0.86, face: [0, -178, 108] },
  );
}

function troll(): Picture {
  const arch =
    raise(
      3,
      path('M-20 -20H320V340H284V230A118 118 0 0 0 48 230V340H-20Z', '#8a8a84', { 'fill-rule': 'evenodd' }) +
        each(
          '30 80, 96 60, 168 48, 240 66, 290 100, 20 140, 16 220, 296 180, 298 250, 66 116, 130 84, 206 84, 262 122',
          (x, y) => rectangle(x - 22, y - 12, 44, 24, x % 4 ? '#a09f97' : '#77776f', 6),
        ),
    ) +
    raise(
      1,
      each('60 26, 140 14, 220 18, 284 40', (x, y) =>
        shape(
          [
            [x - 30, y + 8],
            [x - 16, y - 6],
            [x + 12, y - 8],
            [x + 30, y + 6],
            [x, y + 14],
          ],
          '#5f8f4a',
        ),
      ),
    );
  const skin = skins.troll;
  const head =
    raise(
      2,
      edged(
        curve('-60 -40, -70 -86!, -44 -70, -34 -112!, -10 -78, 10 -120!, 26 -78, 52 -104!, 54 -66, 78 -74!, 62 -34'),
        '#4f6a34',
        0.3,
      ),
    ) +
    raise(
      2,
      both(edged(curve('56 -22, 96 -44, 122 -20!, 96 6, 62 14'), skin.fur, 0.3)) +
        sheetOf('0 -62, 50 -54, 74 -10, 82 36, 54 68, 0 74', skin.fur),
    ) +
    both(shape('8 -20, 30 -32, 58 -22, 40 -16', '#4f6a34')) +
    eye(-27, -6, 14, { ...skin, shade: skin.shade }, { mood: 'sleepy', look: [0.2, 0.2], iris: '#fff0a0' }) +
    eye(27, -6, 11, { ...skin, shade: skin.shade }, { mood: 'wide', look: [0, 0.2], iris: '#fff0a0' }) +
    path('M-50 44Q0 58 52 40Q44 62 0 64Q-42 62 -50 44Z', '#3a2430') +
    both(polygon('26 50, 40 46, 36 22', '#fff6e0')) +
    raise(2, edged(curve('-12 -8, 14 -10, 26 20, 36 44, 20 58, -8 54, -22 36, -18 14'), skin.shade, 0.2)) +
    each('-8 30, 24 44', (x, y) => circle(x, y, 3.6, skin.deep)) +
    each('-56 20 5, 60 22 4', (x, y, r) => circle(x, y, r, skin.deep, { opacity: 0.6 }));
  const hero =
    raise(2, sheetOf('0 -128, 70 -116, 118 -60, 128 14, 0 14', skin.fur)) +
    raise(
      1,
      sheetOf('0 -84, 50 -96, 66 -124, 84 -110, 96 14, 0 14', '#6a4a34') +
        each('-40 -40, 30 -60, 50 -10, -60 0', (x, y) => rectangle(x, y, 22, 18, '#8a6448', 3)),
    ) +
    place(0, -160, head) +
    arm([92, -76], [130, -50], [92, -24], skin.fur, skin, 36) +
    arm([-92, -76], [-130, -50], [-92, -24], skin.fur, skin, 36);
  return standing(
    sky('#c9dcc0', '#f2f0d0') +
      hills([240, 226, 246, 230, 244], '#8fb88a') +
      raise(2, path('M-10 300Q80 286 160 300T310 296V430H-10Z', '#5aa0b0')) +
      arch,
    hero,
    { x: 168, y: 340, scale: 0.9, face: [0, -168, 104] },
  );
}

function giant(): Picture {
  const s = skins.tan;
  const hero =
    raise(
      3,
      sheetOf('0 -196, 70 -186, 138 -120, 156 14, 0 14', '#7a5a3c') +
        both(line('M60 -184L70 10', '#5f4228', 16)) +
        sheetOf('0 -190, 26 -180, 20 -60, 0 -40', '#e0bd84'),
    ) +
    raise(
      3,
      both(edged(curve('74 -238, 104 -246, 102 -202, 78 -194'), s.fur, 0.3)) +
        sheetOf('0 -292, 64 -282, 84 -226, 76 -170, 0 -140', s.fur),
    ) +
    raise(
      2,
      edged(
        curve(
          '-90 -222, -98 -280, -60 -322, -6 -312, 48 -330, 92 -288, 90 -222, 74 -250, 40 -270, 0 -262, -44 -272, -76 -250',
        ),
        '#8a4a28',
        0.3,
      ) +
        edged(
          curve('0 -186, 36 -196, 82 -216, 86 -158, 48 -116, 0 -104, -48 -116, -86 -158, -82 -216, -36 -196'),
          '#8a4a28',
          0.3,
        ),
    ) +
    both(eye(34, -234, 14, { ...s, shade: s.shade }, { mood: 'sleepy', look: [0, 0.7], iris: '#fffaf0' })) +
    both(shape('54 -254, 30 -268, 12 -256, 30 -252', '#6e3820')) +
    raise(1, ellipse(0, -208, 25, 20, '#c98560')) +
    ellipse(-8, -214, 7, 5, '#dda07a') +
    line('M-18 -166Q0 -156 18 -166', '#5a2a1a', 6);
  const front =
    place(254, 196, crow({ legs: true }), { scale: 0.4 }) +
    cloud(52, 262, 0.7, '#fff9ea') +
    cloud(266, 284, 0.74, '#fff9ea', true) +
    house(92, 330, 0.46, '#f0dca0', '#a8402f') +
    house(238, 332, 0.52, '#f6e6c4', '#a8402f') +
    fir(272, 334, 0.36, tale.forest) +
    fir(206, 334, 0.26, tale.forest) +
    fir(126, 334, 0.3, tale.forest);
  return standing(sky('#2f5a72', '#f0dca0') + hill(31, 250, 16, '#6f9a6a'), hero, {
    x: 168,
    y: 350,
    scale: 0.96,
    face: [0, -232, 108],
    front,
  });
}

function ogre(): Picture {
  const s = skins.olive;
  const fire = each('52 300 0.8, 270 296 0.9', (x, y, scale) =>
    place(
      x,
      y,
      circle(0, -10, 46, '#ffb04a', { opacity: 0.35 }) +
        raise(
          1,
          shape('0 -60!, 20 -28, 24 0, 0 14, -24 0, -14 -26', '#f0702a') +
            shape('0 -34!, 12 -10, 10 6, 0 10, -10 6, -10 -10', '#ffd75e'),
        ),
      { scale },
    ),
  );
  const head =
    raise(
      2,
      both(
        edged(curve('46 -20, 80 -50, 104 -46!, 92 -8, 60 14'), s.fur, 0.3) +
          edged(curve('30 -54, 40 -84, 58 -96!, 56 -66, 50 -44'), '#f3e4c1', 0.4),
      ),
    ) +
    raise(2, sheetOf('0 -58, 40 -52, 58 -20, 82 24, 70 62, 0 78', s.fur)) +
    shape('-50 -16, -24 -28, 0 -20, 24 -28, 50 -16, 26 -14, 0 -8, -26 -14', '#4a3818') +
    both(eye(24, -4, 10.5, { ...s, shade: s.shade }, { mood: 'cross', look: [0, 0.2], iris: '#ffe0a0' })) +
    raise(1, ellipse(0, 16, 24, 17, s.shade)) +
    both(ellipse(9, 20, 5, 4, s.deep)) +
    path('M-58 36Q0 42 58 36Q54 64 0 68Q-54 64 -58 36Z', '#3a1c14') +
    both(polygon('22 58, 42 54, 36 26', '#fff6e0') + polygon('-2 39, 12 39, 5 50', '#fff6e0')) +
    each('-52 6 4, 56 10 5, 44 -32 3', (x, y, r) => circle(x, y, r, s.deep, { opacity: 0.6 }));
  const club = place(
    96,
    -70,
    raise(2, edged(curve('-9 70!, -12 0, -26 -70, -10 -112, 16 -112, 30 -72, 12 0, 9 70!'), '#7a4a28', 0.3)) +
      each('-14 -84, 12 -96, 16 -62, -6 -52', (x, y) =>
        polygon(`${x - 7} ${y + 4}, ${x + 7} ${y + 4}, ${x} ${y - 13}`, '#d9d3c8'),
      ),
    { turn: 10 },
  );
  const hero =
    raise(
      2,
      sheetOf('0 -130, 74 -116, 124 -56, 130 14, 0 14', s.fur) +
        sheetOf('0 -96, 40 -104, 60 -124, 76 -116, 60 -70, 84 14, 0 14', '#8a3a2a') +
        each('-46 -30, 40 -50, 10 -14', (x, y) => ellipse(x, y, 11, 7, '#5a2016')),
    ) +
    raise(
      1,
      line('M-56 -108Q0 -66 56 -108', '#5a3420', 4) +
        each('-36 -94 24, 0 -82 0, 36 -94 -24', (x, y, turn) =>
          place(
            x,
            y,
            rectangle(-4, -4, 8, 24, '#fff3e0', 4) +
              circle(-4, -4, 5, '#fff3e0') +
              circle(4, -4, 5, '#fff3e0') +
              circle(-4, 20, 5, '#fff3e0') +
              circle(4, 20, 5, '#fff3e0'),
            { turn },
          ),
        ),
    ) +
    club +
    place(0, -168, head) +
    arm([94, -80], [136, -60], [100, -38], s.fur, s, 36) +
    arm([-94, -80], [-132, -40], [-72, -28], s.fur, s, 36);
  return standing(stones('#6a3a2e', 12) + glow(166, 200, 180, '#ff9a4a', 0.5) + fire, hero, {
    x: 160,
    y: 340,
    scale: 0.9,
    face: [0, -172, 104],
  });
}

/** Head and neck on y = 0, looking left. */
export function dragonAtBust(): string {
  const [skin, deep, belly, wing] = ['#3f9a5f', '#1f5f48', '#f6d27a', '#237060'];
  const sail = raise(
    2,
    edged(
      curve(
        '40 -120, 60 -210, 84 -280!, 96 -250, 140 -276!, 134 -220, 166 -210!, 140 -160, 156 -120!, 110 -110, 70 -80',
      ),
      wing,
      0.25,
    ) + line('M84 -276L70 -110M138 -270L74 -106M160 -208L78 -100', deep, 4),
  );
  const neck = edged(curve('-40 14, -56 -40, -36 -104, 0 -140, 60 -140, 92 -90, 110 -20, 116 14'), skin, 0.3);
  const scales = each('64 -150 -6, 92 -112 34, 110 -66 54', (x, y, turn) =>
    place(x, y, polygon('-17 8, 0 -28, 17 8', belly), { turn }),
  );
  const head = curve(
    '-128 -150, -118 -180, -84 -188, -54 -208, -2 -220, 48 -200, 60 -156, 34 -118, -24 -108, -84 -108, -124 -122',
  );
  return (
    sail +
    raise(
      2,
      scales +
        neck +
        clipped(
          curve('-40 14, -56 -40, -36 -104, 0 -140, 60 -140, 92 -90, 110 -20, 116 14'),
          shape('-70 20, -60 -60, -30 -104, 16 -96, 24 -40, 30 20', belly) +
            each('-88, -62, -36, -10', (y) => line(`M-70 ${y}Q-16 ${y + 14} 30 ${y}`, '#dca84a', 4)),
        ),
    ) +
    raise(
      2,
      shape('-10 -196, -2 -262!, 28 -204', '#fff1d6') +
        shape('30 -196, 64 -252!, 62 -184', '#fff1d6') +
        shape('50 -176, 88 -196!, 78 -164, 98 -148!, 56 -136', wing),
    ) +
    raise(
      3,
      edged(head, skin, 0.35) +
        clipped(head, shape('-140 -138, -84 -134, -30 -128, -30 -96, -90 -96, -140 -108', belly)),
    ) +
    ellipse(-116, -166, 6, 4.4, deep) +
    ellipse(-98, -172, 6, 4.4, deep) +
    line('M-126 -138Q-76 -132 -24 -122', deep, 3.4) +
    each('-112 -138, -94 -136, -76 -134, -58 -131', (x, y) =>
      polygon(`${x - 6} ${y}, ${x + 6} ${y + 1}, ${x} ${y + 14}`, '#ffffff'),
    ) +
    each('-34 -168 22, 18 -166 22', (x, y, r) =>
      eye(x, y, r, { ...skins.fair, shade: deep }, { mood: 'cross', look: [-0.3, 0.1], iris: '#ffd04a' }),
    ) +
    each('-70 -4, 60 -40, 80 -10, 40 -76', (x, y) => ellipse(x, y, 11, 7, deep, { opacity: 0.5 }))
  );
}

function dragon(): Picture {
  const fire = raise(
    2,
    shape(
      '74 208!, 60 224, 66 244, 40 236, 44 262!, 22 254, 12 280!, -10 268, -14 330!, 30 322, 60 300!, 62 276, 86 262, 92 232',
      '#f08a3a',
    ) + shape('72 222, 58 244, 56 262, 34 268, 26 292!, 50 284, 66 258, 80 240', '#ffe08a'),
  );
  return standing(
    sky('#5a1f2a', '#f6a852') +
      disc('#ffe2a0', 96, 150, 150) +
      castle(254, 300, 0.74, '#8a4a3a', '#4a2028') +
      hill(33, 292, 12, '#6a2f26') +
      fire,
    dragonAtBust(),
    { x: 186, y: 336, scale: 0.94, face: [-30, -164, 112] },
  );
}

function shapeshifter(): Picture {
  const swirl = each('168 170 150, 168 170 112, 168 170 76', (x, y, r) =>
    circle(x, y, r, 'none', {
      stroke: '#ff9ad9',
      'stroke-width': 16,
      opacity: 0.14,
      'stroke-dasharray': `${r * 2.2} ${r * 0.6}`,
    }),
  );
  const left = 'M-130 -160H0V130H-130Z';
  const right = 'M0 -160H130V130H0Z';
  const fox =
    sheetOf('0 -56, 40 -46, 58 -8, 88 14!, 62 28, 40 48, 0 64', '#e8752a') +
    edged(curve('-20 -46, -56 -112!, -72 -40, -54 -14'), '#e8752a', 0.3) +
    shape('-34 -46, -54 -88, -60 -40', '#4a2418') +
    shape('-80 20, -40 14, 0 30, 0 66, -40 50', '#fff3e0') +
    eye(-24, -2, 14, { ...skins.fair, shade: '#c4541a' }, { mood: 'sly', look: [0.2, 0], iris: '#d9f06a' }) +
    shape('-16 40, 0 36, 0 56', '#2a1a1e');
  const child =
    sheetOf('0 -60, 50 -48, 72 10, 66 74, 40 84, 20 40', '#f2c03a') +
    edged(headShape(1.06, 1.1), skins.pale.fur, 0.3) +
    hair.swoop('#f2c03a').front +
    face(skins.pale, { lashes: true, look: [0.1, 0], eye: 14 }) +
    polygon('0 -56, 0 -112, 20 -80, 46 -102, 42 -46', tale.gold) +
    circle(46, -104, 6, '#d9433a') +
    circle(1, -114, 7, '#4fb39a');
  const head =
    raise(2, clipped(left, fox)) +
    raise(2, clipped(right, child)) +
    line('M0 -54Q6 -30 -3 -6Q5 20 -2 40L0 56', '#fff3d6', 4);
  const colours = Object.values(traitColours);
  const patches = colours
    .map((colour, i) =>
      polygon(`${-120 + i * 30} -140, ${-90 + i * 30} -140, ${-80 + i * 30} 20, ${-110 + i * 30} 20`, colour),
    )
    .join('');
  const hero =
    raise(
      2,
      edged(curve('60 -20, 110 -40, 124 -90, 108 -130!, 140 -100, 142 -50, 110 0, 70 14'), '#3f9a5f', 0.3) +
        polygon('102 -124, 108 -156, 128 -128', '#3f9a5f'),
    ) +
    raise(
      2,
      edged(whole(cuts.robe), '#5a4a9f', 0.3) +
        clipped(
          whole(cuts.robe),
          patches + each('-40 -60, 30 -40, -10 -20, 56 -14', (x, y) => star(x, y, 7, '#fff3d6', 4, 0.3)),
        ),
    ) +
    place(0, -172, head) +
    arm([50, -98], [92, -90], [80, -54], traitColours.royal, skins.pale) +
    arm([-50, -98], [-92, -80], [-78, -48], '#8a5a2a', { ...skins.fair, fur: '#e8752a' });
  return standing(
    night('#3a1a5a', '#d96aa8', 61) + glow(180, 170, 160, '#ffc0f0', 0.5) + swirl + meadow(306, '#4a2470'),
    hero,
    { x: 196, y: 336, scale: 0.94, face: [0, -176, 86] },
  );
}

export const monsters = { beast, troll, giant, ogre, dragon, shapeshifter };
