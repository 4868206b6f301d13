/** Six times dwarves. */
import { hill, hills } from '../../landscape';
import { glow } from '../../light';
import { curve, each } from '../../outline';
import { circle, ellipse, line, path, place, polygon, rectangle, shape, star } from '../../paper';
import { edged, raise } from '../../shadow';
import { cloud, sky } from '../../sky';
import { beard, forkedBeard } from '../figure/beards';
import { both, type FaceLook } from '../figure/face';
import { hair } from '../figure/hair';
import { helmet, nightcap, pointed } from '../figure/hats';
import { arm, cuts, person } from '../figure/person';
import { axe, gemStone, lantern, mug } from '../figure/props';
import type { Picture } from '../frame';
import { skins } from '../palette';
import { disc, fullMoon, meadow, night, rays, woods } from '../scenes';

import { standing } from './standing';

const belt = (cloth: string): string =>
  rectangle(-110, -38, 220, 16, '#5a3a24') +
  rectangle(-14, -43, 28, 26, '#e8b945', 4) +
  rectangle(-7, -36, 14, 12, cloth, 2);

interface Dwarf {
  readonly cloth: string;
  readonly hat: string;
  readonly beard: string;
  readonly face: FaceLook;
  readonly front?: string;
  readonly behind?: string;
  readonly hair?: string;
}

const dwarf = ({ cloth, hat, beard: hairs, face, front = '', behind = '', hair: locks }: Dwarf): string =>
  person({
    skin: skins.rosy,
    wide: 1.06,
    high: 0.94,
    cut: cuts.round,
    cloth,
    dress: belt(cloth),
    behind,
    hair: locks ? hair.sides(locks) : hair.none(),
    ears: 'round',
    face: { nose: 'round', mouth: 'none', ...face },
    beard: hairs,
    hat,
    front,
  });

function greedyDwarf(): Picture {
  const heap =
    raise(2, edged(curve('-20 340, 6 296, 50 282, 110 268, 180 262, 240 272, 290 290, 320 340'), '#d9952a', 0.4)) +
    each(
      '40 300, 84 286, 128 278, 250 284, 212 276, 60 318, 100 308, 236 306, 272 312, 150 302, 190 300',
      (x, y) => ellipse(x, y, 15, 7, '#f6cf5a') + ellipse(x, y + 1.6, 11, 4, '#e0a93a'),
    ) +
    gemStone(66, 288, 1, '#3fb39a', -14) +
    gemStone(252, 290, 1.2, '#c9405a', 14) +
    gemStone(222, 312, 0.9, '#5a8fe0') +
    gemStone(100, 316, 1, '#9a5ac0', 20);
  const cave =
    sky('#2a1f3a', '#8a5a3a') +
    glow(166, 230, 190, '#ffcf6a', 0.6) +
    raise(
      2,
      shape(
        '-20 -20!, 320 -20!, 320 160!, 292 70, 250 96, 222 44, 184 74, 150 34, 112 74, 76 46, 50 104, 20 70, -20 180!',
        '#1e1628',
      ),
    );
  const hug =
    arm([-66, -88], [-104, -50], [-40, -44], '#8a6a2a', skins.rosy, 30) +
    arm([66, -88], [104, -50], [40, -44], '#8a6a2a', skins.rosy, 30) +
    place(0, -38, gemStone(0, 0, 2.5, '#3fc0a4')) +
    each('-44 -76 8, 40 -70 6, 0 -86 6', (x, y, r) => star(x, y, r, '#ffffff', 4, 0.3));
  return standing(
    cave,
    dwarf({
      cloth: '#8a6a2a',
      hat: pointed('#e0a22e', '#a86a1a'),
      beard: beard('#c9682a', 84),
      hair: '#c9682a',
      face: { mood: 'sly', brows: '#8a4018', brow: 'cross', look: [0, 0.6] },
      front: hug,
    }),
    { y: 318, scale: 0.94, front: heap },
  );
}

function sleepyDwarf(): Picture {
  const scene =
    night('#141a4a', '#4a5aa0', 17) +
    fullMoon('#fdf0cf', 60, 232, 88) +
    raise(
      2,
      rectangle(-10, 196, 330, 20, '#6a4428', 8) +
        each('20 196, 290 196', (x, y) => circle(x, y - 4, 15, '#8a5a34')) +
        rectangle(-10, 212, 330, 130, '#7a4f2e'),
    );
  const pillow = raise(
    2,
    edged(curve('-112 -60, -104 -168, -60 -186, 60 -186, 104 -168, 112 -60, 0 -40'), '#f3ecff', 0.4),
  );
  const quilt = raise(
    3,
    edged(curve('-20 372, -20 268, 60 252, 150 264, 240 252, 320 268, 320 372'), '#5a6fc0', 0.3) +
      each('20 300, 70 286, 126 300, 182 300, 236 286, 286 304', (x, y) => star(x, y, 9, '#ffe08a')),
  );
  return standing(
    scene,
    pillow +
      dwarf({
        cloth: '#8fa4e0',
        hat: nightcap('#3f5ab8', '#fff6e4'),
        beard: beard('#f3e2b8', 92),
        hair: '#f3e2b8',
        face: { mood: 'asleep', brows: '#d9c08a' },
      }),
    { y: 344, scale: 1, front: quilt },
  );
}

function braveDwarf(): Picture {
  const scene =
    sky('#7a2a2a', '#ffb45a') +
    disc('#ffe0a0', 84, 168, 168) +
    hills([250, 200, 262, 190, 250, 214, 270], '#8a3f34', { mist: '#d9704a' }) +
    hills([300, 286, 304, 280, 300, 292], '#4a2428');
  const shield = place(
    -66,
    -44,
    raise(
      2,
      circle(0, 0, 46, '#7a4a28') +
        circle(0, 0, 38, '#3f6f8f') +
        path('M0 -38V38M-38 0H38', '#7a4a28') +
        rectangle(-38, -5, 76, 10, '#d9a030') +
        rectangle(-5, -38, 10, 76, '#d9a030') +
        circle(0, 0, 13, '#f0cf7a'),
    ),
  );
  const right = axe(78, -70, 1.05, 12) + arm([64, -88], [96, -66], [76, -58], '#5a6a74', skins.rosy, 28);
  return standing(
    scene,
    dwarf({
      cloth: '#5a6a74',
      hat: helmet('#9fb0ba', '#f3e4c1'),
      beard: forkedBeard('#2e2420'),
      face: { mood: 'cross', brows: '#2e2420', brow: 'cross' },
      front: right + shield,
    }),
    { scale: 0.98 },
  );
}

function enlightenedDwarf(): Picture {
  const scene =
    sky('#f08a5a', '#ffe9b0') +
    rays(166, 160, '#fff3c0', 16, 0.5) +
    disc('#fff6d0', 92, 166, 150) +
    hills([296, 250, 290, 240, 296, 262, 300], '#c9806a', { mist: '#ffd9a0' }) +
    cloud(70, 326, 0.62, '#fff0e0') +
    cloud(252, 322, 0.7, '#fff6e8', true);
  const foot = both(
    raise(
      1,
      edged(curve('14 -8, 40 -30, 62 -28, 64 -14, 44 -2, 22 6'), skins.rosy.fur, 0.3) +
        each('62 -31 5, 67 -24 4.6, 68 -16 4.2', (x, y, r) => circle(x, y, r, skins.rosy.fur)) +
        ellipse(42, -14, 11, 5, skins.rosy.shade, { opacity: 0.6 }),
    ),
  );
  const lotus =
    raise(2, both(edged(curve('0 -52, 50 -54, 102 -28, 112 -4, 80 14, 20 6, 0 14'), '#e8862e', 0.3))) + foot;
  const hero = person({
    skin: skins.rosy,
    wide: 1.02,
    high: 0.98,
    cut: '0 -128, 44 -120, 78 -70, 70 0, 0 0',
    cloth: '#f2a63c',
    ears: 'round',
    hair: hair.sides('#f7ecd6'),
    dress: shape('-40 -140, -10 -140, 70 -10, 20 10', '#c9503f'),
    face: { mood: 'asleep', nose: 'round', mouth: 'none', brows: '#e0d3c0', brow: 'high' },
    beard: beard('#fffaf0', 124),
    hat: circle(0, -34, 5, '#c9503f'),
    front:
      arm([-56, -92], [-100, -66], [-70, -38], '#f2a63c', skins.rosy, 26) +
      arm([56, -92], [100, -66], [70, -38], '#f2a63c', skins.rosy, 26) +
      lotus,
  });
  return standing(scene, hero, { y: 304, scale: 0.96 });
}

function merryDwarf(): Picture {
  const flags =
    line('M10 60Q150 130 292 48', '#fff6dc', 3) +
    each('60 78 6, 100 92 4, 140 97 0, 180 94 -5, 220 84 -12, 256 70 -18', (x, y, turn) =>
      place(x, y, polygon('-14 0, 14 0, 0 26', ['#d94a3a', '#f2b63c', '#3f8fc0'][Math.round(x / 40) % 3] ?? '#fff'), {
        turn,
      }),
    );
  const scene = sky('#2f7a5a', '#d9e8a0') + rays(166, 180, '#fff6c8', 12, 0.22) + flags + meadow(286, '#5f9a4a');
  const cheer =
    arm([68, -92], [110, -120], [104, -160], '#b8382f', skins.rosy, 30) +
    mug(108, -180, 0.9) +
    arm([-66, -88], [-106, -70], [-50, -38], '#b8382f', skins.rosy, 30);
  const notes = each(
    '52 196, 268 236',
    (x, y) =>
      line(`M${x} ${y}V${y - 30}L${x + 18} ${y - 35}V${y - 6}`, '#1f4d3c', 4.5) +
      circle(x - 5, y, 7, '#1f4d3c') +
      circle(x + 13, y - 5, 7, '#1f4d3c'),
  );
  const laugh = path('M-20 32Q0 30 20 32Q17 56 0 57Q-17 56 -20 32Z', '#5a1f28') + ellipse(0, 51, 11, 5, '#e8776e');
  return standing(
    scene + notes,
    dwarf({
      cloth: '#b8382f',
      hat: pointed(
        '#4fa05a',
        '#2f7a44',
        '-62 -20, -56 -62, -40 -104, -72 -132!, -24 -138, 24 -96, 50 -62, 62 -20, 0 -36',
      ),
      beard: beard('#e8923a', 96) + laugh,
      hair: '#e8923a',
      face: { mood: 'happy', brows: '#c4641c', brow: 'high' },
      front: cheer,
    }),
    { x: 158, scale: 0.98 },
  );
}

function friendlyDwarves(): Picture {
  const one = (cloth: string, hairs: string, cap: string, band: string, face: FaceLook, front = ''): string =>
    dwarf({ cloth, hat: pointed(cap, band), beard: beard(hairs, 100), face, front });
  const scene = night('#24524a', '#e8cf8a', 7) + woods(12, '#5f8a5a', '#2f5f44', 236) + hill(3, 306, 6, '#2a4a36');
  const pair =
    place(-52, 0, one('#4f8058', '#f7ecd6', '#c8372f', '#8a2430', { look: [0.8, 0], brows: '#e8dcc4' }), {
      scale: 0.8,
      turn: -5,
    }) +
    place(
      54,
      4,
      one('#3f6b8a', '#c9a06a', '#c8372f', '#8a2430', { look: [-0.8, 0], mood: 'happy', brows: '#a87a44' }),
      { scale: 0.86, turn: 5 },
    );
  return standing(scene, pair + lantern(0, -38, 1.05), { x: 166, y: 340, scale: 0.96, face: [-40, -150, 78] });
}

export const dwarves = { greedyDwarf, sleepyDwarf, braveDwarf, enlightenedDwarf, merryDwarf, friendlyDwarves };
