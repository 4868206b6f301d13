import { calico, spotted } from '../../markings';
import { curledCat } from '../../cat';
import { each } from '../../outline';
import { circle, clipped, ellipse, line, path, place, rectangle, shape } from '../../paper';
import { raise } from '../../shadow';
import { glow } from '../../light';
import { furs, lady } from '../palette';
import { lounge, peek, seated, sit } from '../poses/front';
import { walk } from '../poses/side';
import type { Figure } from '../poses/figure';
import { box, heart, spot, yarn } from '../room';
import { treatSign } from '../signs';
import { bricks, cloudlet, daisy, ground, hay, kraft, puddle, rain, sky } from './outside';
import type { Portrait } from './portrait';

const coat = furs.white;

/** A lady, even in a box. */
function antoinette(): Portrait {
  const bow = raise(
    1,
    shape('0 0, -28 -16, -30 14', '#ef6f98') + shape('0 0, 28 -16, 30 14', '#ef6f98') + circle(0, 0, 7.5, '#c94a78'),
  );
  const figure: Figure = {
    coat,
    worn: place(34, -46, bow, { scale: 0.9, turn: 18 }),
    look: { mood: 'sad', ears: 'up', skull: 'fluffy', look: [0, -0.4], eye: 17, irises: ['#6fb4e8', '#6fb4e8'] },
  };
  const { behind, paws } = peek(figure);
  const crate = box(150, 368, 196, 104, '#d9a26c');
  const umbrella = raise(
    2,
    line('M206 300V130', '#8a5a6a', 5) +
      path(
        'M96 172Q106 96 196 94Q286 100 296 176Q276 160 262 178Q244 160 228 176Q212 158 194 174Q176 158 160 174Q144 158 128 172Q112 158 96 172Z',
        '#ef8fb0',
      ) +
      path('M160 174Q164 112 196 94Q230 112 228 176Q212 158 194 174Q176 158 160 174Z', '#f9b8cc'),
  );
  const scene =
    sky('#8fa9c9', '#d3dfe8') +
    rain('34 130, 74 160, 50 206, 30 262, 88 232, 262 220, 282 262, 246 256, 62 292, 276 190') +
    ground(330, '#8f98a8') +
    puddle(52, 346, 44) +
    crate.inside +
    place(10, 0, umbrella) +
    place(146, 278, behind, { scale: 1.3 }) +
    crate.front +
    heart(150, 320, 15, '#e5667a') +
    place(146, 274, paws, { scale: 1.16 });
  return { figure, wall: '#b4c6d8', tab: lady.rose, scene, paper: kraft };
}

/** Lost the thread, three of them. */
function levar(): Portrait {
  const figure: Figure = {
    coat,
    look: { mood: 'wide', ears: 'up', skull: 'round', mouth: 'flat', look: [0.5, 0.6], irises: ['#8a7cd8', '#8a7cd8'] },
    worn: raise(
      1,
      line('M-54 -14Q-10 -44 40 -30Q58 -24 52 -8', '#f5a04e', 5.5) + line('M-58 4Q-40 -36 20 -38', '#4f4668', 5.5),
    ),
  };
  const loops = raise(
    1,
    line('M-44 -20Q0 -50 42 -28M-46 -40Q0 -14 44 -48M-36 -74Q4 -56 36 -80', '#f5a04e', 6) +
      line('M-48 -30Q0 0 46 -34M-40 -58Q0 -84 40 -60', '#4f4668', 6) +
      line('M-44 -8Q0 -34 48 -12M-38 -84Q6 -96 34 -66', '#9cc3dc', 6),
  );
  const scene =
    sky('#a9c9a0', '#f3ecc6') +
    cloudlet(232, 150, 0.8) +
    spot(150, 200, 110, '#fbf8e2') +
    ground(316, '#9fbf7c') +
    line('M48 330Q110 300 130 330M256 336Q210 310 180 330', '#4f4668', 5) +
    place(150, 350, sit(figure), { scale: 1.16 }) +
    place(150, 350, clipped(seated, loops), { scale: 1.16 }) +
    yarn(46, 326, 28, '#4f4668') +
    yarn(258, 330, 26, '#f5a04e') +
    yarn(82, 348, 20, '#f4f7fa') +
    daisy(24, 272, 0.9) +
    daisy(276, 268, 0.9);
  return { figure, wall: '#cfe0b8', tab: lady.lilac, scene, paper: kraft };
}

/** More bear than cat. */
function moonbeam(): Portrait {
  const figure: Figure = {
    coat,
    look: { mood: 'happy', ears: 'round', skull: 'round', mouth: 'smile' },
    bib: '#f3e6d4',
  };
  const jar = raise(
    1,
    shape('-30 -48!, 30 -48!, 36 -24, 32 0, 26 4, -26 4, -32 0, -36 -24', '#f2b63c') +
      rectangle(-34, -60, 68, 15, '#fff1d6', 6) +
      place(0, -22, treatSign(), { scale: 0.8 }),
  );
  const trunk = (x: number, width: number, colour: string): string =>
    raise(
      1,
      rectangle(x, -20, width, 400, colour) +
        line(`M${x + width * 0.4} 120v60M${x + width * 0.7} 210v70`, '#6f8f9a', 3),
    );
  const scene =
    sky('#7f9fc9', '#dbe8e0') +
    glow(200, 150, 120, '#fffbe8', 0.7) +
    raise(1, circle(206, 150, 48, '#fff8dc')) +
    place(0, 0, path('M170 190L60 380H250L240 190Z', '#fff8dc', { opacity: 0.4 })) +
    trunk(26, 34, '#8fabb4') +
    trunk(262, 44, '#8fabb4') +
    trunk(78, 20, '#a9c3c9') +
    ground(322, '#7fa88f') +
    place(150, 352, lounge(figure), { scale: 1.24 }) +
    place(226, 352, jar, { scale: 0.98 }) +
    raise(
      1,
      each('54 344, 80 352', (x, y) => place(x, y, treatSign(), { scale: 0.72 })),
    );
  return { figure, wall: '#b4cbd8', tab: lady.butter, scene, paper: kraft };
}

/** Grazes. */
function cow(): Portrait {
  const figure: Figure = {
    coat,
    marks: spotted('#bfb2b8'),
    look: { mood: 'calm', ears: 'wide', skull: 'tufted', mouth: 'tongue', irises: ['#7fc4ea', '#7fc4ea'] },
    collar: '#5f9f74',
  };
  const cowbell = raise(
    1,
    path('M-11 -10H11L16 14H-16Z', '#e8b545') +
      ellipse(0, 15, 5, 4.4, '#9a6a1c') +
      path('M-10 -10H0L-3 14H-16Z', '#ffd86b'),
  );
  const scene =
    sky('#9fd4ee', '#eaf6d8') +
    cloudlet(220, 144, 1) +
    cloudlet(96, 180, 0.6) +
    ground(262, '#b4d88a', 12) +
    ground(312, '#8cc46a', 8) +
    place(158, 340, walk(figure), { scale: 1.12 }) +
    place(84, 262, cowbell, { scale: 1.1 }) +
    daisy(34, 322, 1) +
    daisy(250, 318, 1.1) +
    daisy(270, 336, 0.9) +
    daisy(150, 330, 0.9) +
    raise(
      1,
      shape(
        '-20 350, 10 330!, 22 350, 60 336!, 70 352, 120 340!, 132 354, 190 340!, 204 352, 262 336!, 280 352, 320 338, 320 420, -20 420',
        '#6fae54',
      ),
    );
  return { figure, wall: '#c9e6c0', tab: lady.mint, scene, paper: kraft };
}

/** Can be heard from afar. */
function sweetheart(): Portrait {
  const marks = calico(furs.black.fur, furs.orange.fur);
  const figure: Figure = {
    coat,
    marks,
    look: { mood: 'asleep', ears: 'round', skull: 'round', earFurs: [furs.black.fur, furs.orange.fur], mouth: 'smile' },
  };
  const back =
    ellipse(-46, -84, 40, 30, furs.black.fur) +
    ellipse(40, -76, 44, 40, furs.orange.fur) +
    ellipse(92, -16, 30, 30, furs.black.fur);
  const purr = each('58 168 14, 84 142 20, 116 118 25', (x, y, r) => heart(x, y, r, '#e5667a', -12));
  const scene =
    bricks('#c98a7c', '#dca898') +
    spot(160, 214, 110, '#f6d8c8') +
    purr +
    ground(330, '#9a8a94') +
    hay(150, 340, 330) +
    place(152, 318, curledCat(coat, back, { ...figure.look, marks: marks.head, whiskers: true }), { scale: 1.26 }) +
    line('M20 350l14 -22M44 356l6 -26M256 354l-6 -24M280 350l-14 -20', '#d9a83a', 4);
  return { figure, wall: '#e3b09e', tab: lady.rose, scene, paper: kraft };
}

export const otherStrays = { antoinette, levar, moonbeam, cow, sweetheart } as const;
