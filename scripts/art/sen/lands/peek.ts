import { hills } from '../../landscape';
import { curve, round } from '../../outline';
import { circle, clipped, element, line, path } from '../../paper';
import type { Drawing } from '../../render';
import { edged, raise } from '../../shadow';
import { sky } from '../../sky';
import { flock, landStars, stage } from '../frame';
import { sen } from '../palette';

/** The night opens one eye. */
export function peek(): Drawing {
  const almond = 'M54 212Q150 100 246 212Q150 304 54 212Z';
  const rays = Array.from({ length: 16 }, (_, i) =>
    element('g', { transform: `rotate(${round(i * 22.5)} 150 202)` }, line('M150 163V173', sen.mint, 3.4)),
  ).join('');
  const iris =
    circle(150, 202, 51, '#1f6f86') +
    circle(150, 202, 45, sen.teal) +
    rays +
    circle(150, 202, 24, sen.ink) +
    circle(137, 187, 11, '#ffffff') +
    circle(164, 216, 5, '#ffffff', { opacity: 0.8 });
  const ball = clipped(
    almond,
    path(almond, '#fff6e2') + iris + path('M40 212Q150 100 260 212V228Q150 128 40 228Z', sen.ink, { opacity: 0.16 }),
  );
  const lid = raise(
    2,
    edged(curve('42 218!, 90 160, 150 134, 210 160, 258 218!, 210 174, 150 154, 90 174'), '#8a3a86', 0.3),
  );
  const lashes = line('M78 168L62 146M112 146L102 120M150 138V108M188 146L198 120M222 168L238 146', '#8a3a86', 7);
  const scene =
    sky('#5a2480', '#ff9c92', { middle: [0.45, '#b8408a'] }) +
    landStars(104, 130, 12, 1, { x: 150, y: 130, r: 70 }) +
    circle(150, 202, 116, '#cf5a92') +
    circle(150, 202, 90, '#f08a9a') +
    raise(1, lashes) +
    raise(2, ball) +
    lid +
    hills([274, 284, 316, 322, 316, 284, 274], '#8a2f72', { mist: '#a83f7e' }) +
    hills([318, 312, 318, 322, 318, 312, 318], '#561c55', { mist: '#7a2c66' });
  const crows = [
    [62, 290, true, -14],
    [238, 290, false, -14],
    [62, 338, true, -16],
    [120, 338, true, -20],
    [180, 338, false, -20],
    [238, 338, false, -16],
  ] as const;
  return stage(6, scene, flock(crows.map(([x, y, flip, nod]) => ({ x, y, scale: 0.5, flip, nod }))));
}
