/** People without a crown: fairies, wizards, fathers, girls in towers. */
import { limb } from '../../koty/limb';
import { hill } from '../../landscape';
import { glow } from '../../light';
import { curve, each } from '../../outline';
import { circle, line, path, place, polygon, rectangle, shape, star } from '../../paper';
import { edged, raise } from '../../shadow';
import { sky } from '../../sky';
import { beard, moustache } from '../figure/beards';
import { both, sheetOf } from '../figure/face';
import { hair, plait } from '../figure/hair';
import { bow, tiara, wizardHat } from '../figure/hats';
import { arm, cuts, hand, person, points, puffs, ruff } from '../figure/person';
import { book, pumpkin, rose, spindle, wand, wings } from '../figure/props';
import type { Picture } from '../frame';
import { skins } from '../palette';
import { boards, bubbles, disc, fullMoon, night, pane, stones, tower } from '../scenes';

import { standing } from './standing';

function godmother(): Picture {
  const sparks = each('236 90 9, 262 130 6, 214 60 6, 84 262 7, 268 220 7, 60 300 5', (x, y, r) =>
    star(x, y, r, '#fff6c8', 4, 0.3),
  );
  const hero = person({
    skin: skins.rosy,
    hair: hair.bun('#e8e4f0'),
    face: { mood: 'happy', mouth: 'smile', brows: '#c9c4d9', brow: 'high' },
    cut: cuts.gown,
    cloth: '#9a7fd0',
    dress: sheetOf('0 -92, 28 -86, 46 14, 0 20', '#d4c2f2'),
    behind: wings('#d8f2f0', '#8fc8cc'),
    collar: puffs('#b89fe4') + ruff('#fffaf0') + bow('#f08aa8', 0, -106, 0.9),
    hat:
      both(`<circle cx="20" cy="1" r="17" fill="none" stroke="#b8862a" stroke-width="3.4"/>`) +
      line('M-4 0H4', '#b8862a', 3.4) +
      tiara('#f6d27a', '#f08aa8'),
    front:
      arm([-46, -96], [-84, -70], [-48, -42], '#b89fe4', skins.rosy) +
      wand(80, -84, 0.84, 14) +
      arm([46, -96], [94, -70], [80, -84], '#b89fe4', skins.rosy),
  });
  return standing(
    sky('#4a3a8a', '#e8b8d0') + disc('#fff0e4', 90, 168, 150) + hill(5, 300, 6, '#5a4a86') + sparks,
    hero,
    { x: 160, front: pumpkin(254, 336, 0.8), face: [0, -182, 78] },
  );
}

function mermaid(): Picture {
  const weed = (x: number, y: number, tall: number, colour: string): string =>
    raise(1, limb(`M${x} ${y}C${x - 26} ${y - tall * 0.3} ${x + 26} ${y - tall * 0.6} ${x} ${y - tall}`, colour, 13));
  const tail =
    raise(
      2,
      limb('M-10 -20C60 20 128 -6 108 -84', '#2fa89a', 48) +
        edged(
          curve('106 -76, 80 -128, 58 -142!, 92 -146, 112 -126, 128 -152, 156 -156!, 144 -126, 126 -84'),
          '#57cdb4',
          0.4,
        ),
    ) +
    each('40 -12, 66 -10, 90 -28, 100 -54', (x, y) => line(`M${x - 8} ${y}Q${x} ${y + 9} ${x + 8} ${y}`, '#8ff0d4', 3));
  const shell = both(
    raise(
      1,
      edged(curve('3 -92!, 6 -104, 20 -110, 34 -104, 38 -92, 20 -78'), '#e58ac0', 0.4) +
        line('M10 -88L12 -102M20 -84V-106M30 -88L28 -102', '#c0609c', 2.4),
    ),
  );
  const hero = person({
    skin: skins.fair,
    hair: hair.flowing('#d9432a'),
    face: { lashes: true, look: [0.4, -0.2], eye: 12.5 },
    cut: '0 -126, 34 -120, 44 -96, 30 -60, 38 -20, 40 20, 0 20',
    cloth: skins.fair.fur,
    dress:
      rectangle(-60, -42, 120, 80, '#2fa89a') +
      each('-24 -30, 0 -30, 24 -30, -12 -16, 12 -16, -24 -4, 0 -4, 24 -4', (x, y) =>
        line(`M${x - 9} ${y}Q${x} ${y + 10} ${x + 9} ${y}`, '#8ff0d4', 3),
      ),
    collar: shell,
    behind: tail,
    hat: place(-34, -46, star(0, 0, 17, '#ffb04a', 5, 0.55) + circle(0, 0, 4, '#d9752a')),
    front:
      arm([-38, -104], [-80, -80], [-50, -46], skins.fair.fur, skins.fair, 20) +
      arm([38, -104], [78, -110], [62, -146], skins.fair.fur, skins.fair, 20),
  });
  const beams = each('60, 130, 210', (x) =>
    polygon(`${x} -10, ${x + 34} -10, ${x + 74} 330, ${x - 26} 330`, '#d4fff0', { opacity: 0.16 }),
  );
  const floor =
    raise(2, path('M-10 306Q90 286 160 304Q240 316 310 296V430H-10Z', '#e8cf9a')) +
    weed(40, 320, 120, '#2f7a6a') +
    weed(64, 324, 80, '#4fa07a') +
    weed(272, 320, 96, '#2f7a6a') +
    place(258, 316, star(0, 0, 18, '#f08a5a', 5, 0.5));
  return standing(
    sky('#0f5a8a', '#5fd0c8') +
      beams +
      bubbles('88 262 8, 78 286 5, 252 120 10, 268 92 6, 224 70 5', '#e8fffa') +
      floor,
    hero,
    { x: 150, y: 330, scale: 1 },
  );
}

function rapunzel(): Picture {
  const c = '#f2c03a';
  const opening = 'M84 276V150A82 82 0 0 1 248 150V276Z';
  const wall =
    stones('#a8968f', 4) +
    raise(2, path(opening, '#8a6f66', { stroke: '#d9c8b8', 'stroke-width': 15 })) +
    path(opening, '#4a3a6a') +
    glow(166, 170, 110, '#ffcf7a', 0.6);
  const ivy =
    raise(1, limb('M276 340C262 270 296 220 270 150C262 120 280 90 272 40', '#3f6a3a', 7)) +
    each('264 300, 284 262, 276 226, 288 190, 264 166, 280 120, 264 96, 284 70', (x, y) =>
      place(x, y, raise(1, shape('0 -12, 12 -6, 10 8, 0 13!, -10 8, -12 -6', '#5f9a4a'))),
    );
  const hero = person({
    skin: skins.pale,
    hair: hair.pulled(c),
    face: { lashes: true, look: [-0.4, 0.5], eye: 12.5 },
    cut: cuts.child,
    cloth: '#9a5ac0',
    dress:
      rectangle(-12, -130, 24, 150, '#e2c4f2') +
      line('M-10 -100L10 -86M10 -100L-10 -86M-10 -78L10 -64M10 -78L-10 -64', '#6a3a90', 3),
    collar: puffs('#b87fdc'),
    hat: each(
      '-36 -42, -14 -53, 12 -53, 36 -42',
      (x, y) => circle(x, y, 9, x > 0 === y > -50 ? '#f08aa8' : '#fffaf0') + circle(x, y, 3.4, '#f2b63c'),
    ),
    front: arm([46, -96], [78, -70], [40, -46], '#b87fdc', skins.pale),
  });
  const sill = raise(3, rectangle(64, 268, 206, 24, '#d9c8b8', 6));
  const braid =
    raise(
      2,
      plait(
        [
          [120, 176],
          [104, 200],
          [96, 226],
          [96, 252],
          [100, 278],
          [110, 302],
          [124, 324],
          [140, 342],
        ],
        c,
        24,
      ),
    ) + each('112 190, 98 240, 106 292', (x, y) => circle(x, y, 8, '#f08aa8') + circle(x, y, 3, '#fffaf0'));
  return standing(wall + ivy, hero, { x: 166, y: 320, scale: 0.94, front: sill + hand(206, 266, skins.pale) + braid });
}

function geppetto(): Picture {
  const wood = skins.wood;
  const puppet = place(
    88,
    -56,
    raise(
      1,
      limb('M-14 22L-18 52', wood.fur, 9) +
        limb('M14 22L18 52', wood.fur, 9) +
        limb('M-20 -8L-36 14', wood.fur, 8) +
        limb('M20 -8L36 14', wood.fur, 8) +
        edged(curve('-16 -14, 16 -14, 20 26, -20 26'), '#c2402f', 0.3) +
        circle(0, -34, 21, wood.fur) +
        polygon('-22 -42, 0 -84, 22 -42', '#f0b92e') +
        line('M6 -32L34 -38', wood.shade, 7),
    ) +
      circle(-6, -36, 3.6, '#2a1a1e') +
      circle(8, -37, 3.6, '#2a1a1e') +
      line('M-6 -25Q2 -20 8 -25', '#2a1a1e', 2.4),
    { scale: 1.2 },
  );
  const strings =
    line('M88 -152L54 -48M88 -152L122 -48M88 -152L88 -140', '#fff3d6', 1.8) +
    raise(1, rectangle(58, -160, 60, 8, '#7a4a28', 4) + rectangle(84, -174, 8, 34, '#7a4a28', 4));
  const tools =
    each('54 214 0, 76 200 8', (x, y, turn) =>
      place(x, y, raise(1, rectangle(-3, 0, 6, 46, '#5a3420', 3) + rectangle(-12, -10, 24, 16, '#8f9aa4', 3)), {
        turn,
      }),
    ) + raise(1, rectangle(206, 252, 90, 9, '#6a4428'));
  const hero = person({
    skin: skins.rosy,
    hair: hair.sides('#f2ece0'),
    ears: 'round',
    face: { nose: 'round', mouth: 'none', mood: 'happy', brows: '#f2ece0', brow: 'high', look: [0.6, 0.1] },
    cut: cuts.coat,
    cloth: '#6a7f4a',
    dress: polygon('-26 -140, 26 -140, 16 20, -16 20', '#f6ead0') + rectangle(-60, -54, 120, 80, '#9a6a3a'),
    collar: points('#fffaf0') + bow('#b8382f', 0, -112, 0.7),
    beard: moustache('#fffaf0') + line('M-8 40Q0 45 8 40', '#7a3a30', 3),
    hat:
      both(`<circle cx="20" cy="3" r="17" fill="none" stroke="#7a4a28" stroke-width="4"/>`) +
      line('M-4 2H4', '#7a4a28', 4) +
      line('M-20 -46Q0 -53 20 -46', '#fbe0c4', 3),
    front:
      puppet +
      strings +
      arm([46, -98], [86, -104], [84, -150], '#f6ead0', skins.rosy) +
      arm([-46, -98], [-84, -66], [-40, -46], '#f6ead0', skins.rosy),
  });
  return standing(
    boards('#b88a54', '#7a5230', 54) + pane(236, 92, 60, 84, '#8fc8d8', '#e8f2d0', '#7a5230') + tools,
    hero,
    { x: 146, scale: 0.98 },
  );
}

function beauty(): Picture {
  const shelf = (y: number): string =>
    raise(1, rectangle(-10, y, 320, 9, '#5a3a2a')) +
    Array.from({ length: 17 }, (_, i) =>
      rectangle(
        i * 18 - 4,
        y - 44 - ((i * 7) % 13),
        15,
        44 + ((i * 7) % 13),
        ['#8a3a3a', '#3f6a5a', '#b8862a', '#4a5a8a', '#7a4a6a'][(i * 3 + y) % 5] ?? '#8a3a3a',
        2,
      ),
    ).join('');
  const scene =
    rectangle(0, 0, 300, 420, '#3a2a2a') +
    shelf(96) +
    shelf(172) +
    shelf(248) +
    shelf(324) +
    glow(166, 170, 150, '#ffd78a', 0.55);
  const hero = person({
    hair: {
      back: hair.flowing('#6a3a1e').back + place(0, 0, hair.bun('#6a3a1e').back),
      front: hair.pulled('#6a3a1e').front,
    },
    face: { lashes: true, look: [0, 0.6], eye: 12.5, brows: '#4a2614' },
    cut: cuts.gown,
    cloth: '#f6c63a',
    dress:
      sheetOf('0 -84, 24 -78, 40 14, 0 20', '#ffe08a') +
      both(line('M70 -30Q40 -10 20 -26M84 -4Q50 14 20 -4', '#dca01e', 4)),
    collar: raise(1, sheetOf('0 -104, 30 -116, 58 -118, 66 -100, 34 -92, 0 -84', '#ffe08a')),
    front:
      arm([48, -100], [88, -70], [40, -52], '#fbe3d0', skins.fair, 20) +
      arm([-48, -100], [-88, -70], [-40, -52], '#fbe3d0', skins.fair, 20) +
      book(0, -34, 0.94, '#2f5fa0') +
      rose(58, -98, 0.6, '#e0263a', 20) +
      hand(54, -66),
  });
  return standing(scene, hero, { x: 162 });
}

function wizard(): Picture {
  const scene =
    night('#1a1a5a', '#5f7ad0', 71) +
    fullMoon('#fff0c0', 84, 174, 140) +
    tower(58, 330, 0.9, '#4a4a90', '#2a2a66') +
    hill(8, 308, 8, '#232a66') +
    each('250 70 7, 270 160 6, 236 210 4', (x, y, r) => star(x, y, r, '#ffe9a8', 4, 0.3));
  const staff =
    raise(
      1,
      limb('M84 30L80 -120', '#7a4f2e', 9) +
        edged(
          curve('80 -116, 62 -126, 60 -150, 72 -160!, 70 -142, 80 -132, 92 -142, 90 -160!, 102 -150, 98 -126'),
          '#7a4f2e',
          0.3,
        ),
    ) +
    circle(81, -152, 30, '#8ff0ff', { opacity: 0.35 }) +
    raise(1, circle(81, -152, 14, '#6fd8f0')) +
    circle(77, -157, 4.5, '#ffffff');
  const hero = person({
    skin: skins.rosy,
    hair: hair.sides('#f2f2fa'),
    face: { nose: 'round', mouth: 'none', brows: '#f2f2fa', brow: 'high', look: [0.3, 0] },
    cut: cuts.robe,
    cloth: '#3f3fa8',
    dress: each('-56 -40 9, 60 -50 8, -70 -4 7, 70 -4 8', (x, y, r) => star(x, y, r, '#f6d27a')),
    beard: beard('#f7f7ff', 146),
    hat: wizardHat('#3a3aa0', '#f6c84a'),
    front:
      staff +
      arm([54, -100], [100, -76], [82, -62], '#4f4fc0', skins.rosy, 32) +
      arm([-54, -100], [-96, -66], [-60, -36], '#4f4fc0', skins.rosy, 32),
  });
  return standing(scene, hero, { x: 160, y: 334, scale: 0.92, face: [0, -200, 92] });
}

function rumpelstiltskin(): Picture {
  const wheel = place(
    236,
    226,
    raise(
      2,
      circle(0, 0, 58, 'none', { stroke: '#7a4a28', 'stroke-width': 12 }) +
        [0, 30, 60, 90, 120, 150].map((turn) => place(0, 0, rectangle(-3, -56, 6, 112, '#7a4a28'), { turn })).join('') +
        circle(0, 0, 12, '#a8703f') +
        line('M-20 58L-34 110M20 58L34 110', '#7a4a28', 10),
    ) + circle(0, 0, 64, 'none', { stroke: '#ffd75e', 'stroke-width': 4 }),
  );
  const straw = raise(
    2,
    each('30 336 -14, 60 336 0, 86 340 12', (x, y, turn) =>
      place(
        x,
        y,
        shape('-30 0, -22 -40, -6 -60, 10 -58, 26 -36, 32 0', '#e8b93a') +
          line('M-14 -6L-18 -44M0 -6V-56M14 -6L18 -44', '#b8862a', 3),
        { turn },
      ),
    ),
  );
  const hero = person({
    skin: skins.imp,
    ears: 'pointed',
    wide: 0.98,
    hair: hair.none(),
    face: {
      mood: 'sly',
      mouth: 'grin',
      nose: 'hook',
      iris: '#ffe27a',
      brows: '#b8501a',
      brow: 'cross',
      eye: 13,
      look: [0.5, 0],
    },
    cut: cuts.child,
    cloth: '#8a2a3a',
    dress:
      rectangle(-70, -48, 140, 12, '#2e2118') +
      polygon('-60 20, -40 -14, -20 20, 0 -14, 20 20, 40 -14, 60 20', '#5a1626'),
    collar: each('-34 -112, -12 -104, 12 -104, 34 -112', (x, y) =>
      polygon(`${x - 15} ${y - 8}, ${x + 15} ${y - 8}, ${x} ${y + 20}`, '#e0a93a'),
    ),
    beard: raise(1, edged(curve('-16 38, 0 42, 16 38, 14 66, -4 104!, -12 68'), '#c9601a', 0.3)),
    hat: raise(
      2,
      edged(curve('-56 -20, -52 -58, -20 -74, 30 -70, 74 -92, 96 -70!, 72 -54, 58 -20, 0 -38'), '#5a1626', 0.3) +
        circle(97, -66, 11, '#ffd75e'),
    ),
    front:
      arm([-42, -98], [-88, -84], [-66, -50], '#8a2a3a', skins.imp, 22) +
      spindle(-64, -62, 0.86, -14) +
      hand(-66, -50, skins.imp) +
      line('M-52 -84Q20 -150 96 -116', '#ffd75e', 3) +
      arm([42, -98], [86, -96], [92, -120], '#8a2a3a', skins.imp, 22),
  });
  return standing(boards('#8f6f9a', '#4a3458', 38) + glow(190, 190, 160, '#ffe9a0', 0.6) + wheel, hero, {
    x: 144,
    y: 334,
    scale: 0.98,
    front: straw,
  });
}

export const grown = { godmother, mermaid, rapunzel, geppetto, beauty, wizard, rumpelstiltskin };
