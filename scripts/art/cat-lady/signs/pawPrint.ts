import { ellipse, place, shape } from '../../paper';

export const pawPrint = (x: number, y: number, scale: number, colour: string, turn = 0): string =>
  place(
    x,
    y,
    shape('0 -2, 14 4, 22 18, 12 26, 0 23, -12 26, -22 18, -14 4', colour) +
      ellipse(-25, -4, 7.5, 10, colour, { transform: 'rotate(-18 -25 -4)' }) +
      ellipse(25, -4, 7.5, 10, colour, { transform: 'rotate(18 25 -4)' }) +
      ellipse(-9.5, -20, 7.5, 11, colour) +
      ellipse(9.5, -20, 7.5, 11, colour),
    { scale, turn },
  );
