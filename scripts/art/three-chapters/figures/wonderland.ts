/** Alice, and whom she met. */
import { limb } from '../../koty/limb';
import { hill } from '../../landscape';
import { glow } from '../../light';
import { crescentPath } from '../../moon';
import { curve, each } from '../../outline';
import { circle, clipped, ellipse, line, path, place, polygon, rectangle, shape, star } from '../../paper';
import { edged, raise } from '../../shadow';
import { cloud, sky } from '../../sky';
import { both, face, sheetOf, whole } from '../figure/face';
import { hair } from '../figure/hair';
import { band, bow, crown, topHat } from '../figure/hats';
import { arm, cuts, hand, highCollar, person, points, puffs, ruff } from '../figure/person';
import { bottle, card, cup, pocketWatch, steam } from '../figure/props';
import type { Picture } from '../frame';
import { skins, tale } from '../palette';
import { checks, disc, meadow, night, rays, tree } from '../scenes';

import { standing } from './standing';

function alice(): Picture {
  const scene =
    sky('#6a4a9a', '#e8b8d8') +
    rays(170, 150, '#f6dcf0', 10, 0.3) +
    pocketWatch(240, 118, 24) +
    card(262, 196, 18, 'heart') +
    card(86, 282, -24, 'spade', 0.9) +
    cup(252, 268, 0.6) +
    checks('#fff3f6', '#4a3470', 284);
  const hero = person({
    skin: skins.pale,
    hair: hair.long('#f2c84f'),
    face: { look: [-0.3, 0.2], lashes: true, eye: 12.5 },
    cut: cuts.gown,
    cloth: '#4a98d9',
    dress: sheetOf('0 -104, 26 -100, 30 -66, 70 -10, 76 20, 0 20', '#fffaf0'),
    collar: puffs('#6fb2e8') + points('#fffaf0'),
    hat: band('#2a2344') + bow('#2a2344', 0, -64, 0.9),
    front:
      arm([-46, -98], [-84, -76], [-58, -60], '#6fb2e8') +
      place(-60, -84, bottle(0, 0, 0.8, '#8fd6b8')) +
      hand(-58, -58),
  });
  return standing(scene, hero, { x: 166, scale: 0.98 });
}

function whiteRabbit(): Picture {
  const fur = '#fff8f0';
  const tunnel = each('0 0 230, 0 6 190, 0 12 152, 0 18 116', (x, y, r) =>
    circle(168 + x, 170 + y, r, ['#3a2230', '#5a3440', '#7a4c4a', '#a8705a'][Math.round((230 - r) / 38)] ?? '#000000'),
  );
  const scene =
    rectangle(0, 0, 300, 420, '#2a1826') + tunnel + disc('#ffe2a8', 82, 168, 186) + hill(3, 300, 8, '#4f7a44');
  const ear =
    edged(curve('10 -36, 8 -92, 22 -140, 40 -142, 46 -100, 34 -34'), fur, 0.5) +
    shape('18 -50, 18 -94, 27 -124, 35 -122, 37 -96, 29 -48', '#f5b3b8');
  const head =
    raise(
      2,
      place(0, 0, ear, { flip: true }) +
        place(0, 0, ear, { turn: 10 }) +
        sheetOf('0 -50, 34 -42, 52 -4, 50 24, 26 46, 0 48', fur, 0.6),
    ) +
    face(
      { ...skins.pale, fur, shade: '#e2d4cc', deep: '#b08a90' },
      { nose: 'none', mouth: 'none', iris: '#e0566a', eye: 14, mood: 'scared', look: [-0.4, 0.3] },
    ) +
    both(ellipse(11, 27, 14, 11, '#ffffff')) +
    shape('-8 14, 8 14, 0 23', '#ee7f92') +
    rectangle(-8, 34, 7.4, 14, '#ffffff', 2) +
    rectangle(0.6, 34, 7.4, 14, '#ffffff', 2) +
    line('M0 23V32', '#a8606a', 3) +
    both(line('M22 24L58 16M22 29L58 32', '#d9c8c0', 2)) +
    circle(21, -1, 19, 'none', { stroke: '#e0a93a', 'stroke-width': 4.5 }) +
    line('M36 12Q48 40 42 66', '#e0a93a', 2.6);
  const hero =
    raise(2, edged(whole(cuts.child), fur, 0.5)) +
    raise(
      2,
      both(edged(curve('6 -122!, 38 -120, 58 -80, 64 14!, 12 14!'), '#c2402f', 0.3)) +
        each('0 -84, 0 -58, 0 -32', (x, y) => circle(x + 12, y, 4.5, '#f6d27a')),
    ) +
    bow('#2f6f9a', 0, -116, 0.86) +
    arm([42, -100], [88, -92], [70, -62], '#c2402f', { ...skins.pale, fur }, 25) +
    arm([-42, -100], [-84, -70], [-56, -36], '#c2402f', { ...skins.pale, fur }, 25) +
    place(0, -166, head) +
    line('M12 -58Q50 -24 70 -40', '#e0a93a', 3.4) +
    pocketWatch(72, -36, 26);
  return standing(scene, hero, { x: 164, face: [0, -188, 84] });
}

function tweedle(a: string, b: string, propeller: string): string {
  const stripes = each('-104, -64, -24, 16, 56', (y) => rectangle(-130, y, 260, 20, b));
  const hat = raise(
    2,
    sheetOf('0 -84, 30 -74, 44 -40, 0 -50', a) +
      both(shape('0 -84!, 22 -72, 28 -44, 14 -47', b)) +
      line('M0 -84V-102', '#5a3a24', 4) +
      both(ellipse(20, -102, 20, 6.5, propeller)) +
      circle(0, -102, 5, '#f6d27a'),
  );
  return person({
    skin: skins.rosy,
    wide: 1.2,
    high: 0.98,
    hair: hair.none(),
    ears: 'round',
    face: { mouth: 'grin', look: [0.8, 0], cheeks: '#e0604f', nose: 'round', brows: '#8a4a24', brow: 'high' },
    cut: '0 -124, 52 -120, 108 -76, 116 -10, 96 14, 0 14',
    cloth: a,
    dress: stripes,
    collar: points('#fffaf0') + bow(propeller, 0, -108, 0.9),
    hat,
    front:
      arm([74, -88], [118, -84], [106, -112], a, skins.rosy, 28) +
      arm([-74, -86], [-112, -50], [-70, -30], a, skins.rosy, 28) +
      line('M100 -122L110 -146', skins.rosy.fur, 10),
  });
}

function tweedledum(): Picture {
  const signpost = place(
    54,
    330,
    raise(2, rectangle(-6, -80, 12, 90, '#7a4f2e') + polygon('-34 -78, 36 -78, 50 -62, 36 -46, -34 -46', '#b8803f')),
  );
  return standing(
    sky('#f2a63c', '#ffe9b8') +
      rays(166, 170, '#fff3d0', 12, 0.4) +
      tree(250, 310, 1.1, '#8aa84a') +
      hill(4, 300, 8, '#6f9a3f') +
      signpost,
    tweedle('#d9433a', '#f6e2b8', '#3f8fc0'),
    { x: 164, y: 338, scale: 0.9 },
  );
}

function tweedledee(): Picture {
  const parasol = place(
    66,
    254,
    raise(
      2,
      line('M0 80V-6', '#7a4f2e', 6) +
        path('M-54 0Q-46 -54 0 -58Q46 -54 54 0Q40 -12 27 0Q14 -12 0 0Q-14 -12 -27 0Q-40 -12 -54 0Z', '#f2b63c'),
    ),
  );
  const hero = place(0, 0, tweedle('#2f7f9a', '#e8f2d8', '#d9433a'), { flip: true });
  return standing(
    night('#2a3f7a', '#b8d0e8', 22) +
      cloud(230, 96, 0.46, '#e8f0ff') +
      tree(252, 312, 1.1, '#3f6f8a') +
      hill(7, 300, 8, '#2f5f6a') +
      parasol,
    hero,
    { x: 176, y: 338, scale: 0.9 },
  );
}

function humptyDumpty(): Picture {
  const shell = whole('0 -232, 50 -212, 88 -134, 92 -82, 64 -26, 0 -10');
  const brick = (y: number, shift: number): string =>
    Array.from({ length: 7 }, (_, i) =>
      rectangle(i * 52 - 30 + shift, y, 48, 22, i % 3 ? '#c9664a' : '#b8563c', 4),
    ).join('');
  const wall =
    raise(3, rectangle(-10, 272, 320, 90, '#8a3f2c') + brick(276, 0) + brick(302, 26) + brick(328, 0)) +
    raise(2, rectangle(-10, 258, 320, 18, '#dc8466', 6));
  const legs = each(
    '-28 0, 28 0',
    (x) =>
      raise(1, limb(`M${x} -14Q${x * 1.5} 4 ${x * 1.2} 40`, '#2b6f86', 18)) +
      raise(1, ellipse(x * 1.4, 50, 18, 10, '#3a2a2a')),
  );
  const hero =
    raise(
      2,
      edged(shell, '#fff3dc', 0.6) +
        clipped(
          shell,
          rectangle(-110, -62, 220, 90, '#2b7f9a') + ellipse(-46, -150, 30, 60, '#ffffff', { opacity: 0.35 }),
        ),
    ) +
    place(
      0,
      -130,
      face(
        { ...skins.pale, fur: '#fff3dc', shade: '#ecd4b0' },
        { mood: 'scared', mouth: 'oh', look: [0.6, 0.8], eye: 15, brows: '#8a6a4a', brow: 'worried' },
      ),
      { scale: 1.12 },
    ) +
    line('M34 -214L24 -194L40 -184L30 -166L44 -158', '#b8946a', 4.5) +
    raise(1, line('M-88 -66Q0 -48 88 -66', '#f2b63c', 12)) +
    bow('#d9433a', 0, -64, 1) +
    arm([-80, -84], [-130, -96], [-118, -136], '#fff3dc', { ...skins.pale, fur: '#fff3dc' }, 18) +
    arm([80, -84], [128, -80], [124, -44], '#fff3dc', { ...skins.pale, fur: '#fff3dc' }, 18);
  return standing(
    sky('#6fb8e8', '#e8f6f0') +
      cloud(242, 74, 0.5, '#ffffff') +
      cloud(80, 206, 0.4, '#ffffff', true) +
      hill(5, 250, 12, '#9cc87a') +
      wall,
    hero + legs,
    { x: 172, y: 272, scale: 0.96, face: [0, -134, 96] },
  );
}

function madHatter(): Picture {
  const scene =
    sky('#2f6a6f', '#f0cf8a') +
    disc('#fff0c8', 92, 172, 130) +
    tree(46, 330, 1.25, '#2a5a4a') +
    tree(262, 320, 1.3, '#34705a') +
    hill(6, 280, 6, '#3f7f5a');
  const table =
    raise(
      3,
      path('M-20 300Q150 290 320 300V380H-20Z', '#fff6ec') +
        each('10 318, 60 330, 110 318, 160 330, 210 318, 260 330', (x, y) => circle(x, y + 4, 5, '#d98aa6')),
    ) +
    cup(92, 284, 0.72, '#fff6e8', '#3f8fc0') +
    place(
      238,
      282,
      raise(
        2,
        line('M30 -14Q54 -20 50 6Q46 22 28 16', '#7a5ac0', 8) +
          edged(curve('-34 -18, -24 -38, 0 -44, 24 -38, 34 -18, 32 12, 14 26, -14 26, -32 12'), '#9a78dc', 0.4) +
          line('M-32 -8Q-54 -12 -58 -34', '#7a5ac0', 9) +
          circle(0, -47, 6, '#f6d27a'),
      ),
    );
  const hero = person({
    skin: skins.pale,
    hair: {
      back: both(edged(curve('40 -30, 70 -44!, 72 -18, 96 -10!, 78 12, 88 36!, 62 32, 44 20'), '#e8752a', 0.3)),
      front: '',
    },
    face: {
      mouth: 'grin',
      mood: 'dizzy',
      nose: 'round',
      look: [0, 0],
      iris: '#d9f2c8',
      eye: 14,
      brows: '#c4541a',
      brow: 'high',
    },
    cut: cuts.coat,
    cloth: '#7a3a86',
    dress:
      polygon('-24 -140, 24 -140, 0 -40', '#f6d27a') +
      polygon('-30 -140, -14 -140, -4 -50, -12 20, -40 20', '#5f2a6c') +
      polygon('30 -140, 14 -140, 4 -50, 12 20, 40 20', '#5f2a6c'),
    collar: bow('#3fa08a', 0, -114, 1.1),
    hat:
      topHat('#3f7a4f', '#d9433a') +
      place(38, -84, rectangle(-15, -20, 30, 40, '#fffaf0', 3) + line('M-5 -6L0 -12V12', '#2e2118', 4), { turn: 14 }),
    front: arm([46, -98], [94, -96], [84, -126], '#7a3a86', skins.pale) + cup(88, -152, 0.62) + steam(88, -172),
  });
  return standing(scene, hero, { x: 164, y: 330, scale: 0.94, front: table, face: [0, -196, 88] });
}

function cheshireCat(): Picture {
  const [fur, stripe] = ['#c86ab0', '#6a2f86'];
  const head = whole('0 -66, 40 -66, 76 -42, 96 2, 104 30!, 76 46, 40 66, 0 70');
  const ear =
    edged(curve('36 -58, 58 -112, 82 -128, 96 -92, 88 -30'), fur, 0.3) +
    shape('54 -66, 68 -102, 80 -108, 86 -84, 80 -46', '#f2a6d4');
  const grin = whole('0 30!, 40 22, 84 -8!, 76 32, 40 56, 0 60');
  const bands =
    both(
      shape('110 -16, 72 -12, 60 -4!, 74 4, 110 6', stripe) + shape('110 20, 84 20, 72 28!, 84 34, 110 36', stripe),
    ) +
    shape('-10 -74, 10 -74, 6 -34, 0 -24!, -6 -34', stripe) +
    both(shape('24 -74, 42 -70, 34 -40, 26 -32!, 22 -44', stripe));
  const cat =
    raise(3, both(ear) + edged(head, fur, 0.35) + clipped(head, bands)) +
    each(
      '-38 -8, 38 -8',
      (x, y) => circle(x, y, 26, '#e8f26a') + ellipse(x, y, 7, 21, '#1b1030') + circle(x - 7, y - 9, 5, '#ffffff'),
    ) +
    shape('-9 12, 9 12, 0 23', '#5a1f4a') +
    raise(1, path(grin, '#fffaf0')) +
    clipped(
      grin,
      line('M-90 30Q0 62 90 30', '#c9a8c8', 3) +
        [-64, -48, -32, -16, 0, 16, 32, 48, 64].map((x) => line(`M${x} -10V70`, '#c9a8c8', 2.6)).join(''),
    );
  const trunk =
    raise(2, limb('M-30 296Q120 262 340 300', '#2a1c44', 36) + limb('M240 290Q268 210 326 170', '#2a1c44', 22)) +
    each('60 276, 110 262, 280 226, 214 262', (x, y) =>
      place(x, y, raise(1, shape('0 0!, -12 -16, 0 -34!, 12 -16', '#2f8a7a'))),
    );
  const fading =
    place(
      168,
      286,
      raise(
        2,
        clipped(
          whole('0 -70, 50 -58, 78 -24, 70 14, 0 16'),
          each('-70, -34, 2, 38', (x) =>
            shape(
              [
                [x, -90],
                [x + 16, -90],
                [x + 22, -40],
                [x + 14, 20],
                [x - 2, 20],
                [x + 6, -40],
              ],
              stripe,
            ),
          ) + rectangle(-90, -90, 180, 120, fur, 0, { opacity: 0.5 }),
        ),
      ),
    ) +
    raise(
      1,
      limb('M236 296C262 340 292 326 284 290', fur, 17) +
        line('M250 314L262 306M270 322L268 308M284 308L270 302', stripe, 6),
    );
  return {
    scene:
      night('#0f2a4a', '#2f8a8a', 38) +
      glow(168, 180, 170, '#a8f0c8', 0.5) +
      place(168, 178, path(crescentPath, '#e8f6d0', { opacity: 0.3 }), { scale: 2.2, turn: 60 }) +
      trunk,
    figure: fading + place(168, 190, cat, { scale: 1.04 }),
    face: { x: 168, y: 188, r: 112 },
  };
}

function queenOfHearts(): Picture {
  const heartTree = (x: number, y: number): string =>
    tree(x, y, 1.1, '#2f7a4a') +
    each('-26 -96, 14 -112, 34 -80, -6 -76', (cx, cy) => circle(x + cx, y + cy, 8, '#e0405a'));
  const heart = curve('0 46!, -42 8, -49 -18, -37 -40, -15 -42, 0 -24!, 15 -42, 37 -40, 49 -18, 42 8');
  const scene =
    sky('#7a1f3a', '#f6b8a0') +
    disc('#ffe2d0', 88, 168, 140) +
    heartTree(42, 330) +
    heartTree(270, 326) +
    meadow(290, '#3f7a44');
  const pattern =
    each('-62 -20, 62 -20, -40 -72, 40 -72', (x, y) => place(x, y, path(heart, '#1f1420'), { scale: 0.2 })) +
    sheetOf('0 -140, 20 -130, 26 -60, 34 20, 0 20', '#fff6e8') +
    each('0 -84, 0 -50, 0 -16', (x, y) => place(x, y, path(heart, '#c9303a'), { scale: 0.2 }));
  const heartHair = {
    back: raise(1, both(circle(36, -46, 40, '#2a1418')) + shape('-72 -30, 72 -30, 56 30, 0 60, -56 30', '#2a1418')),
    front: sheetOf('0 -30!, 22 -54, 48 -48, 54 -16, 50 4, 44 -10, 26 -26', '#2a1418', 0.15),
  };
  const hero = person({
    skin: skins.pale,
    wide: 1.06,
    hair: heartHair,
    face: {
      mood: 'cross',
      mouth: 'frown',
      brows: '#2a1418',
      brow: 'cross',
      lips: '#b8202f',
      lashes: true,
      lid: '#9a5ab0',
      look: [-0.2, 0],
    },
    cut: cuts.gown,
    cloth: '#c0262f',
    dress: pattern,
    collar: highCollar('#8a1620', '#fff6e8') + ruff('#fffaf0'),
    hat: place(0, -34, crown(tale.gold, ['#c9303a', '#c9303a', '#c9303a'], 0.6)),
    front:
      arm([48, -96], [94, -84], [82, -56], '#8a1620', skins.pale) +
      line('M84 20L80 -100', '#e0a93a', 8) +
      place(80, -118, raise(1, path(heart, '#e0263a') + star(-18, -18, 7, '#ffd0d0', 4, 0.4)), { scale: 0.66 }) +
      hand(82, -54, skins.pale),
  });
  return standing(scene, hero, { x: 164, scale: 0.96, face: [0, -184, 82] });
}

export const wonderland = {
  alice,
  whiteRabbit,
  tweedledum,
  tweedledee,
  humptyDumpty,
  madHatter,
  cheshireCat,
  queenOfHearts,
};
