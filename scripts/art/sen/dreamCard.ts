import { crescent } from '../moon';
import { circle, rectangle } from '../paper';
import { raise } from '../shadow';

import { sen } from './palette';

/** A face-down card, 60 x 84, centred. */
export const dreamCard = (colour: string): string =>
  raise(
    2,
    rectangle(-31, -44, 62, 88, sen.cream, 9) +
      rectangle(-25, -38, 50, 76, colour, 6) +
      circle(0, 0, 19, sen.mint) +
      circle(0, 0, 14, sen.night) +
      crescent(0, 0, 10, sen.cream),
  );
