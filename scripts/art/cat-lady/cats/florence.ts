import { tabby } from '../../markings';
import { each } from '../../outline';
import { circle, ellipse, line, path, place, polygon, rectangle, shape } from '../../paper';
import { raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { stand } from '../poses/front';

import { cloudlet, ground, kraft, sky } from './outside';
import type { Portrait } from './portrait';

const coat = furs.orange;

/** Frightens no bird. */
export function florence(): Portrait {
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
