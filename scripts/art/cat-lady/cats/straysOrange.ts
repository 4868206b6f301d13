import { tabby, waffled } from '../../markings';
import { each } from '../../outline';
import { circle, ellipse, line, path, place, polygon, rectangle, shape, star } from '../../paper';
import { raise } from '../../shadow';
import { furs, lady } from '../palette';
import { lounge, peek, stand } from '../poses/front';
import type { Figure } from '../poses/figure';
import { box, spot, yarn } from '../room';
import { catnipSign } from '../signs';
import { bin, bricks, cloudlet, ground, kraft, sky } from './outside';
import type { Portrait } from './portrait';

const coat = furs.orange;

/** Frightens no bird. */
function florence(): Portrait {
  const straw = each('-44 -24 -70, -34 -34 -40, 34 -34 40, 44 -24 70', (x, y, turn) =>
    place(x, y, line('M0 4V-18M-4 4L-9 -14M4 4L9 -14', '#f0c95a', 3.4), { turn }),
  );
  const hat =
    raise(1, straw) +
    raise(
      1,
      ellipse(0, -36, 64, 12, '#d9a83a') +
        path('M-34 -38Q-34 -84 4 -84Q34 -82 34 -38Q0 -28 -34 -38Z', '#f0c95a') +
        path('M-34.5 -42L-34 -54Q0 -44 34 -54L34.5 -42Q0 -32 -34.5 -42Z', '#d9604e') +
        rectangle(6, -78, 16, 14, '#7fb9c9', 2),
    );
  const figure: Figure = {
    coat,
    worn: hat,
    marks: tabby(coat.deep),
    look: { mood: 'scared', ears: 'wide', skull: 'slim', mouth: 'oh', eye: 18, irises: ['#c6f0b0', '#c6f0b0'] },
  };
  const crow = (x: number, y: number, flip: boolean): string =>
    place(
      x,
      y,
      raise(
        1,
        shape('-26 2, -10 -14, 14 -12, 34 4!, 12 8, -8 10', '#3a3350') +
          circle(-18, -8, 10, '#3a3350') +
          polygon('-26 -10, -40 -6, -25 -2', '#f5a646') +
          circle(-20, -10, 2.6, '#fff3c4'),
      ),
      { flip, scale: 0.9 },
    );
  const rags = raise(1, rectangle(-130, -108, 260, 12, '#a8735a', 5));
  const scene =
    sky('#a9d6ea', '#fbe9c0') +
    cloudlet(238, 128, 0.8) +
    cloudlet(66, 190, 0.6) +
    circle(226, 190, 36, '#ffe08a') +
    ground(290, '#e8c45a', 8) +
    each('20 300, 58 294, 96 300, 204 298, 242 292, 280 300', (x, y) =>
      line(
        `M${x} ${y + 40}V${y - 26}M${x} ${y - 8}l-9 -10M${x} ${y - 8}l9 -10M${x} ${y - 20}l-7 -9M${x} ${y - 20}l7 -9`,
        '#c99a2c',
        3.6,
      ),
    ) +
    place(150, 352, rags) +
    raise(2, line('M150 370V240', '#a8735a', 13)) +
    place(150, 366, stand(figure), { scale: 1.06 }) +
    crow(42, 238, false) +
    crow(262, 238, true);
  return { figure, wall: '#f6dfa8', tab: lady.peach, scene, paper: kraft };
}

/** A coin on the collar, toys to the brim. */
function penny(): Portrait {
  const figure: Figure = {
    coat,
    look: { mood: 'wide', ears: 'big', mouth: 'smile', look: [0, 0.5], eye: 17, irises: ['#6fc4d8', '#6fc4d8'] },
  };
  const { behind, paws } = peek(figure);
  const coin = raise(
    1,
    circle(0, 0, 15, '#9a5a2c') +
      circle(-0.5, -1.4, 14, '#d98a4e') +
      circle(0, 0, 9, '#c9743a') +
      star(0, 0, 7, '#f0b888', 5, 0.5),
  );
  const crate = box(150, 372, 216, 106, '#c98f62');
  const mouse = raise(
    1,
    shape('-30 10, -26 -10, -4 -20, 22 -10, 30 10', '#9a93b8') +
      circle(-12, -18, 10, '#7f77a0') +
      circle(-12, -17, 5.6, '#f5b3c0') +
      circle(-22, -2, 3, '#2a2440'),
  );
  const feather =
    line('M0 40L18 -34', '#8a5a44', 4) +
    place(20, -42, shape('0 20, -14 0, 0 -34!, 14 0', '#6fb98a') + shape('6 18, 22 4, 26 -24!, 8 -6', '#ef8fb0'));
  const scene =
    bricks('#d99a86', '#e8bfae') +
    spot(150, 190, 112, '#f7ddd0') +
    ground(330, '#a8909a') +
    crate.inside +
    place(54, 268, feather, { turn: -14 }) +
    place(150, 246, behind + place(0, 6, coin), { scale: 1.22 }) +
    yarn(238, 254, 30, '#e5667a') +
    place(62, 264, mouse, { scale: 1.2 }) +
    crate.front +
    place(150, 272, paws, { scale: 1.1 });
  return { figure, wall: '#eebfae', tab: lady.mint, scene, paper: kraft };
}

/** Terror of a town made of boxes. */
function macak(): Portrait {
  const figure: Figure = {
    coat,
    marks: tabby(coat.deep),
    rings: coat.deep,
    bib: coat.light,
    look: { mood: 'dizzy', ears: 'back', mouth: 'open', eye: 18, irises: ['#d4f06a', '#d4f06a'] },
  };
  const plates = each('-66 -170 -52, -84 -128 -70, -80 -84 -80, 66 -170 52, 84 -128 70, 80 -84 80', (x, y, turn) =>
    place(x, y, raise(1, catnipSign()), { turn, scale: 1.2 }),
  );
  const house = (x: number, w: number, h: number, colour: string): string =>
    raise(
      1,
      rectangle(x, 352 - h, w, h + 30, colour) +
        rectangle(x, 352 - h, w, 6, '#f4dcb8') +
        Array.from({ length: Math.floor(h / 24) }, (_, r) =>
          Array.from({ length: Math.floor(w / 20) }, (_, i) =>
            rectangle(x + 6 + i * 20, 366 - h + r * 24, 10, 12, (r + i) % 3 ? '#8a5a38' : '#ffe9a6'),
          ).join(''),
        ).join(''),
    );
  const scene =
    sky('#7fc0b0', '#fbe3a0') +
    spot(150, 200, 116, '#fdf2c8', 0.7) +
    house(14, 44, 120, '#c9986a') +
    house(244, 46, 150, '#c9986a') +
    place(150, 352, place(0, 0, plates) + stand(figure), { scale: 1.2 }) +
    house(-4, 54, 62, '#d9ae7c') +
    house(54, 42, 40, '#cfa06e') +
    house(206, 48, 46, '#d9ae7c') +
    house(256, 50, 74, '#cfa06e');
  return { figure, wall: '#bfe0c0', tab: lady.mint, scene, paper: kraft };
}

const bowler = raise(
  1,
  ellipse(0, -36, 54, 11, '#4a3340') +
    path('M-34 -38Q-36 -84 0 -84Q36 -84 34 -38Q0 -28 -34 -38Z', '#4a3340') +
    path('M-34.5 -40L-34 -52Q0 -42 34 -52L34.5 -40Q0 -30 -34.5 -40Z', '#e8b545'),
);

/** Dines out. */
function waffle(): Portrait {
  const monocle =
    `<circle cx="25" cy="2" r="20" fill="#ffffff" fill-opacity="0.2" stroke="#e8b545" stroke-width="4.4"/>` +
    line('M42 12Q54 34 46 58', '#e8b545', 2.6);
  const figure: Figure = {
    coat,
    worn: bowler + monocle,
    marks: waffled('#b85a20'),
    bib: '#fffaf2',
    look: { mood: 'calm', ears: 'small', skull: 'round', mouth: 'flat', irises: ['#8fd6a0', '#8fd6a0'] },
  };
  const bow = raise(
    1,
    shape('0 0, -24 -14, -26 14', '#d9485a') + shape('0 0, 24 -14, 26 14', '#d9485a') + circle(0, 0, 7, '#a8304a'),
  );
  const fork = raise(1, line('M0 40V-8M-10 -30V-14Q-10 -6 0 -6Q10 -6 10 -14V-30M0 -30V-8', '#cfd8de', 5));
  const knife = raise(1, line('M0 40V4', '#cfd8de', 6) + path('M-4 6V-30Q10 -18 8 6Z', '#e6edf0'));
  const scene =
    bricks('#b98a9a', '#cfa8b4') +
    spot(150, 196, 112, '#ecd4d8') +
    ground(322, '#8a7488') +
    place(150, 358, lounge(figure) + place(0, -86, bow), { scale: 1.2 }) +
    place(66, 270, fork, { turn: -8, scale: 1.1 }) +
    place(236, 270, knife, { turn: 8, scale: 1.1 }) +
    bin(34, 356, 0.7) +
    raise(2, ellipse(150, 342, 62, 13, '#ffffff') + ellipse(150, 340, 46, 8, '#e6edf0'));
  return { figure, wall: '#d9b6c2', tab: lady.butter, scene, paper: kraft };
}

export const orangeStrays = { florence, penny, macak, waffle } as const;
