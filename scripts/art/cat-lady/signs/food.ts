/** What is eaten, within 30 of the origin. */
import { lighter, mix } from '../../colour';
import { curve } from '../../outline';
import { circle, line, path, place, rectangle, shape } from '../../paper';
import { lady } from '../palette';

import { pawPrint } from './pawPrint';

export type Food = 'tuna' | 'chicken' | 'milk';

function tuna(): string {
  const blue = lady.tuna;
  const body = curve('-30 1, -18 -14, 2 -17, 16 -8, 20 0, 16 9, 2 17, -18 14');
  return (
    shape('14 0, 26 -15, 32 -15!, 27 0, 32 15!, 26 15', '#3f86b4') +
    shape('-6 -14, 4 -25!, 12 -12', '#3f86b4') +
    path(body, blue) +
    shape('-29 3, -10 8, 12 8, 2 16, -18 14', '#cfe9f5') +
    line('M-8 -11Q-3 1 -8 12', '#2f6c9a', 3.2) +
    circle(-18, -3, 4.4, '#ffffff') +
    circle(-18, -3, 2.5, lady.ink)
  );
}

function chicken(): string {
  return (
    line('M8 10L20 22', '#d3b283', 9) +
    circle(24, 19, 6, '#d3b283') +
    circle(18, 26, 6, '#d3b283') +
    shape('-22 -20, -6 -27, 10 -18, 16 -2, 14 12, 2 15, -14 12, -25 -2', lady.chicken) +
    shape('-14 -18, -4 -22, 4 -16, -6 -14, -16 -6', lighter(lady.chicken, 0.5)) +
    shape('16 -2, 14 12, 2 15, -14 12, 2 8', mix(lady.chicken, '#8a2f1a', 0.4))
  );
}

function milk(): string {
  const bottle = 'M-8 -17H8V-10Q16 -4 16 6V23Q16 29 10 29H-10Q-16 29 -16 23V6Q-16 -4 -8 -10Z';
  return (
    path(bottle, '#86bcd8', { stroke: '#86bcd8', 'stroke-width': 4 }) +
    path(bottle, '#ffffff') +
    path('M-16 6Q0 12 16 5V23Q16 29 10 29H-10Q-16 29 -16 23Z', '#dcf0f8') +
    circle(0, 15, 6, '#5a9fcf') +
    rectangle(-10, -29, 20, 13, '#4f93c4', 4)
  );
}

export const foodSign: Readonly<Record<Food, () => string>> = { tuna, chicken, milk };

const biscuit = (colour: string): string =>
  Array.from({ length: 9 }, (_, i) => {
    const angle = (i * Math.PI * 2) / 9;
    return circle(Math.cos(angle) * 20, Math.sin(angle) * 20, 8.5, colour);
  }).join('') + circle(0, 0, 22, colour);

/** Any kind: an iced biscuit with a paw. */
export const treatSign = (): string =>
  biscuit('#c98a4e') +
  place(0, -1.6, biscuit('#e8b06a')) +
  circle(0, -1.4, 20.5, lady.treat) +
  pawPrint(0, -1, 0.56, '#fff6e4');

/** Food of any kind, each piece of it. */
export const bowlSign = (): string =>
  circle(-10, -6, 8, lady.chicken) +
  circle(9, -7, 8, lady.tuna) +
  circle(0, -12, 8, '#ffffff') +
  path('M-28 -3H28L20 20Q18 23 14 23H-14Q-18 23 -20 20Z', '#e5667a', {
    stroke: lady.ink,
    'stroke-width': 3.6,
    'stroke-linejoin': 'round',
  }) +
  pawPrint(0, 10, 0.3, '#fff6e4');
