import { masked } from '../../markings';
import { each } from '../../outline';
import { circle, line, place, rectangle, shape } from '../../paper';
import { raise } from '../../shadow';
import { number } from '../../type';
import { bricks } from '../cats/outside';
import type { DrawnCard } from '../drawnCard';
import { card } from '../frame';
import { furs } from '../palette';
import { head } from '../poses/figure';
import { spot } from '../room';
import { pawPrint } from '../signs/pawPrint';
import { smallCard } from '../smallCard';

const sepia = {
  ...furs.grey,
  fur: '#d9b68a',
  shade: '#c79f70',
  deep: '#8a6440',
  light: '#f2dcb8',
  inner: '#e8b090',
  iris: '#fff6e4',
  ink: '#6a4628',
  whisker: '#8a6440',
};

/** 160 wide, 230 high, from its upper left corner. */
function poster(): string {
  const strips = Array.from({ length: 6 }, (_, i) =>
    i === 3
      ? ''
      : place(
          14 + i * 26.6,
          196,
          rectangle(-12.4, 0, 24.6, i === 1 ? 30 : 36, '#fffaf0') +
            pawPrint(0, 17, 0.3, '#d9485a') +
            line('M-12.6 2V30', '#e0d2bc', 1.6, { 'stroke-dasharray': '3 4' }),
          { turn: i === 5 ? -9 : 0 },
        ),
  ).join('');
  const face = head(
    {
      coat: sepia,
      marks: masked('#c79f70'),
      look: { mood: 'sad', mouth: 'sad', ears: 'up', eye: 17, look: [0, -0.3] },
    },
    80,
    128,
    { scale: 0.96 },
  );
  return (
    raise(
      3,
      strips +
        rectangle(0, 0, 160, 200, '#fffaf0', 3) +
        rectangle(12, 56, 136, 118, '#f3dcb4', 4) +
        face +
        line('M30 186H92M104 186H130', '#d9485a', 6) +
        number(80, 48, 52, '?', '#d9485a') +
        line('M22 30H52M108 30H138', '#3b2f45', 7),
    ) +
    raise(
      1,
      each('10 10, 150 10', (x, y) => circle(x, y, 7, '#d9485a') + circle(x - 2, y - 2, 2.4, '#ffc0c4')),
    )
  );
}

export function lostCat(): DrawnCard {
  const torn = raise(
    1,
    place(36, 304, shape('-24 -22!, 26 -16!, 20 20!, 4 10!, -10 22!, -26 12!', '#efe4d2'), { turn: 8 }),
  );
  const scene =
    bricks('#a98aa4', '#c4aabc') +
    spot(150, 204, 116, '#e8d6e4', 0.55) +
    torn +
    place(68, 106, poster(), { turn: -3, scale: 1.06 });
  const close = bricks('#a98aa4', '#c4aabc') + place(26, 44, poster(), { turn: -3, scale: 1.58 });
  return { full: card(scene), small: smallCard(close, '#c4aabc') };
}
