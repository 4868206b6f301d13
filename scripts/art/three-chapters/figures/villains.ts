/** Those with bad intentions, but for the wolf. */
import { flyingCrow } from '../../crow';
import { bat } from '../../koty/creatures/bat';
import { limb } from '../../koty/limb';
import { hill } from '../../landscape';
import { glow } from '../../light';
import { curve, each } from '../../outline';
import { circle, line, path, place, polygon, rectangle, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { sky } from '../../sky';
import { both, sheetOf } from '../figure/face';
import { hair } from '../figure/hair';
import { crown, kerchief, witchHat } from '../figure/hats';
import { arm, cloak, cuts, highCollar, person } from '../figure/person';
import { apple, mirror } from '../figure/props';
import type { Picture } from '../frame';
import { skins } from '../palette';
import { castle, deadTree, disc, fir, fullMoon, night, stones } from '../scenes';

import { standing } from './standing';

function stepmother(): Picture {
  const smoke = each('232 300 40, 262 262 30, 214 250 22, 270 220 20, 76 304 30', (x, y, r) =>
    circle(x, y, r, '#7fc46a', { opacity: 0.35 }),
  );
  const drape = raise(2, shape('240 -20!, 320 -20!, 320 340!, 262 340!, 282 200, 254 90', '#5a1a4a'));
  const hero = person({
    skin: skins.pale,
    high: 1.06,
    wide: 0.94,
    hair: {
      ...hair.updo('#2a2030'),
      front: hair.slick('#2a2030').front + raise(1, shape('-4 -18!, -16 -44, -12 -64, -2 -66, -2 -36', '#c9c4d0')),
    },
    face: {
      mood: 'sly',
      mouth: 'smirk',
      lips: '#a8203f',
      brows: '#2a2030',
      brow: 'cross',
      lashes: true,
      lid: '#6fa06a',
      look: [-0.7, 0],
      iris: '#d9f2a8',
    },
    cut: cuts.gown,
    cloth: '#4a2460',
    dress:
      sheetOf('0 -130, 18 -124, 24 -70, 34 14, 0 20', '#2a1438') +
      each('0 -96, 0 -66, 0 -36', (x, y) => circle(x, y, 5, '#7fd06a')),
    collar: highCollar('#2a1438', '#7a3fa0') + raise(1, circle(0, -108, 9, '#7fd06a')),
    hat: place(0, -44, crown('#b8862a', ['#7fd06a', '#7fd06a', '#7fd06a'], 0.52)),
    front:
      mirror(-80, -106, 0.86) +
      arm([-46, -98], [-92, -66], [-80, -56], '#4a2460', skins.pale) +
      arm([46, -98], [92, -66], [66, -58], '#4a2460', skins.pale) +
      apple(66, -80, 1.05, '#b01f3a') +
      each('56 -108 4, 78 -112 5', (x, y, r) => circle(x, y, r, '#7fd06a')),
  });
  return standing(stones('#3a3a4a', 8) + glow(166, 160, 150, '#8fd06a', 0.5) + drape + smoke, hero, {
    x: 168,
    scale: 0.94,
    face: [0, -186, 80],
  });
}

function witch(): Picture {
  const scene =
    night('#2d2146', '#8f7a9a', 13) +
    fullMoon('#ece29a', 100, 168, 168) +
    deadTree(36, 340, 1.1, '#1f162e') +
    deadTree(284, 340, 1, '#1f162e', true) +
    hill(37, 310, 8, '#2a1e3e') +
    place(244, 84, flyingCrow({ feathers: '#1a1226', wing: '#3a2c54' }), { scale: 0.22, turn: 8 });
  const broom = place(
    -66,
    -20,
    raise(
      2,
      limb('M-20 50L34 -176', '#7a4a24', 9) +
        edged(curve('-24 28!, -6 32, 6 96, -24 90, -52 98, -40 60'), '#d9a441', 0.3) +
        line('M-32 46L2 50', '#8a2430', 7),
    ),
    { turn: -3 },
  );
  const hero = person({
    skin: skins.witch,
    high: 1.06,
    hair: {
      back: both(edged(curve('30 -30, 62 -10, 78 50, 70 92!, 56 78, 46 96!, 36 40'), '#c8542f', 0.3)),
      front: both(edged(curve('20 -46, 50 -40, 58 10, 48 44!, 42 0'), '#c8542f', 0.3)),
    },
    face: {
      mood: 'sly',
      mouth: 'smirk',
      nose: 'hook',
      iris: '#ffe27a',
      cheeks: '#7f9a5a',
      brows: '#5a3a2a',
      brow: 'cross',
      look: [0.2, 0.1],
    },
    cut: cuts.robe,
    cloth: '#3a2c52',
    dress:
      sheetOf('0 -140, 22 -110, 26 20, 0 20', '#5f4a7c') +
      each('-54 -30, 58 -40', (x, y) => rectangle(x - 12, y - 12, 24, 24, '#5f4a7c', 3)),
    behind: '',
    hat: witchHat('#2b2038', '#c9962f'),
    front:
      broom +
      arm([-48, -98], [-96, -90], [-62, -94], '#4a3a66', skins.witch) +
      arm([48, -98], [96, -70], [66, -46], '#4a3a66', skins.witch),
  });
  return standing(scene, hero, { x: 170, y: 334, scale: 0.93, face: [0, -196, 92] });
}

function babaYaga(): Picture {
  const hut = place(
    236,
    196,
    raise(
      2,
      limb('M-18 -2L-24 40L-14 78', '#e8a83a', 9) +
        limb('M18 -2L26 40L18 78', '#e8a83a', 9) +
        line('M-30 88L-14 76L2 88M-14 76V92M4 88L18 76L34 88M18 76V92', '#e8a83a', 7),
    ) +
      raise(
        2,
        rectangle(-44, -66, 88, 68, '#7a4a2e') +
          line('M-44 -44H44M-44 -22H44', '#5a3420', 3) +
          polygon('-60 -60, 0 -124, 60 -60', '#a87a3a'),
      ) +
      rectangle(-28, -46, 22, 24, '#ffd76e', 3) +
      rectangle(10, -46, 22, 24, '#ffd76e', 3),
  );
  const scene =
    sky('#1a4a44', '#c9b85a') +
    disc('#f6e8a0', 60, 110, 120) +
    fir(36, 340, 1.5, '#1f4a3a') +
    fir(286, 340, 1.3, '#1f4a3a') +
    hill(5, 300, 8, '#3a4a24') +
    hut;
  const mortar = raise(
    3,
    path('M-98 -56H98Q88 -4 74 30H-74Q-88 -4 -98 -56Z', '#8a6a4a') +
      rectangle(-106, -66, 212, 20, '#a8845c', 9) +
      line('M-84 -20H84', '#6a4c30', 6),
  );
  const hero = person({
    skin: skins.tan,
    wide: 1.02,
    hair: {
      back: sheetOf('0 -40, 50 -30, 74 10!, 62 24, 84 56!, 62 52, 50 70, 0 60', '#c9c6c0'),
      front: both(edged(curve('10 -48, 38 -40, 46 -4, 40 24!, 32 -12'), '#c9c6c0', 0.3)),
    },
    face: {
      mood: 'cross',
      mouth: 'teeth',
      nose: 'hook',
      iris: '#d9f06a',
      brows: '#c9c6c0',
      brow: 'cross',
      eye: 13,
      look: [0, 0],
    },
    cut: cuts.wide,
    cloth: '#5a6a3a',
    collar: raise(
      1,
      sheetOf('0 -84, 46 -100, 70 -126, 50 -138, 0 -122', '#a8402f') +
        each('-40 -112, -14 -100, 14 -100, 40 -112', (x, y) => circle(x, y, 5, '#f6d27a')),
    ),
    hat: kerchief('#a8302f', '#f6d27a'),
    raised: 6,
    front:
      raise(
        2,
        limb('M70 30L84 -96', '#7a4a28', 12) +
          edged(curve('72 -94!, 98 -94!, 104 -136, 86 -144, 70 -136'), '#8a5a34', 0.3),
      ) +
      mortar +
      arm([64, -84], [110, -92], [88, -74], '#6f7f48', skins.tan, 28) +
      arm([-60, -84], [-104, -86], [-78, -60], '#6f7f48', skins.tan, 28),
  });
  return standing(scene, hero, { x: 146, y: 336, scale: 0.96, face: [0, -178, 88] });
}

function vampire(): Picture {
  const bats =
    place(246, 96, bat({ wing: '#2a1a34', fur: '#1a1024', iris: '#ffcf5e' }), { scale: 0.3, turn: 12 }) +
    place(76, 250, bat({ wing: '#2a1a34', fur: '#1a1024', iris: '#ffcf5e' }), { scale: 0.22, turn: -14 });
  const scene =
    night('#1a0f24', '#8a2a34', 41, '#ffb0a0') +
    fullMoon('#f2cf9a', 104, 168, 150) +
    castle(250, 318, 0.9, '#2a1828', '#160c1a', '#ffb04a') +
    hill(3, 306, 8, '#160c1a') +
    bats;
  const hero = person({
    skin: skins.ash,
    ears: 'pointed',
    high: 1.1,
    wide: 0.94,
    hair: hair.slick('#17121f'),
    face: {
      mood: 'sly',
      mouth: 'fangs',
      iris: '#ff6a4a',
      brows: '#17121f',
      brow: 'cross',
      cheeks: '#a88a9a',
      look: [0, 0],
    },
    cut: cuts.coat,
    cloth: '#241a2c',
    dress: sheetOf('0 -140, 26 -130, 16 -50, 0 -40', '#fffaf0') + sheetOf('0 -76, 22 -84, 18 10, 0 20', '#8a1626'),
    behind: cloak('#1a1222', '0 -140, 60 -132, 110 -70, 130 14, 0 14'),
    collar:
      raise(
        3,
        both(
          edged(curve('14 -112, 50 -140, 104 -226!, 104 -150, 112 -60, 70 -84'), '#c0202f', 0.2) +
            edged(curve('86 -100, 104 -160, 104 -226!, 124 -150, 130 -40, 104 -50'), '#1a1222', 0.2),
        ),
      ) +
      raise(
        1,
        both(edged(curve('0 -112, 22 -124, 34 -122, 34 -100, 22 -100'), '#c0202f', 0.3)) +
          circle(0, -112, 7, '#f6d27a'),
      ),
    front:
      arm([46, -96], [96, -70], [40, -48], '#241a2c', skins.ash) +
      raise(2, both(edged(curve('130 14!, 126 -66, 92 -84, 66 -40, 54 14!'), '#1a1222', 0.25))),
  });
  return standing(scene, hero, { x: 168, scale: 0.94, face: [0, -180, 92] });
}

export const villains = { stepmother, witch, babaYaga, vampire };
