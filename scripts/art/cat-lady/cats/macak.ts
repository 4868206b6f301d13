import { tabby } from '../../markings';
import { each } from '../../outline';
import { place, rectangle } from '../../paper';
import { raise } from '../../shadow';
import { furs, lady } from '../palette';
import type { Figure } from '../poses/figure';
import { stand } from '../poses/front';
import { spot } from '../room';
import { catnipSign } from '../signs/sorts';

import { kraft, sky } from './outside';
import type { Portrait } from './portrait';

const coat = furs.orange;

/** Terror of a town made of boxes. */
export function macak(): Portrait {
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
