import { curve, each } from '../../outline';
import { circle, line, path, place, rectangle, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import type { DrawnCard } from '../drawnCard';
import { card } from '../frame';
import { furs } from '../palette';
import { head } from '../poses/figure';
import { floor, spot, wall } from '../room';
import { pawPrint } from '../signs/pawPrint';
import { smallCard } from '../smallCard';

/** Stands on y = 0, 200 high, sprays to the right. */
function bottle(): string {
  const drops = each('96 -196 1, 124 -214 0.8, 120 -180 1.1, 146 -196 0.9, 98 -168 0.7, 146 -164 0.7', (x, y, scale) =>
    place(x, y, shape('9 0!, 0 -7, -9 0, 0 7', '#5aa7cf'), { scale }),
  );
  const body = curve('-20 -128, 20 -128, 30 -96, 52 -58, 52 -10, 44 2, -44 2, -52 -10, -52 -58, -30 -96');
  return (
    drops +
    raise(
      2,
      edged(body, '#7fc8e0', 0.45) +
        shape('-48 -50, 0 -44, 48 -50, 50 -10, 42 0, -42 0, -50 -10', '#4fa5cc') +
        shape('-38 -60, -30 -84, -24 -86, -30 -40', '#dff4fb', { opacity: 0.8 }) +
        circle(4, -30, 24, '#fffaf0') +
        place(4, -30, pawPrint(0, 0, 0.62, '#e5667a') + line('M-20 20L20 -20', '#d9485a', 6)),
    ) +
    raise(
      2,
      rectangle(-21, -146, 42, 22, '#d95a80', 4) +
        path('M-30 -196H52L66 -180V-166H30L22 -146H-18L-22 -168H-30Z', '#ef7f9c') +
        path('M24 -164Q26 -138 46 -130L52 -140Q40 -146 38 -164Z', '#d95a80') +
        rectangle(64, -184, 14, 20, '#d95a80', 3),
    )
  );
}

export function sprayBottle(): DrawnCard {
  const wet = place(
    238,
    366,
    head({ coat: furs.grey, look: { mood: 'scared', ears: 'back', mouth: 'oh', look: [-0.6, -0.6] } }, 0, -58, {
      turn: 6,
      scale: 0.92,
    }) +
      each('-30 -100, 18 -108, 44 -60', (x, y) =>
        shape(
          [
            [x, y - 11, 'sharp'],
            [x + 6, y],
            [x, y + 6],
            [x - 6, y],
          ],
          '#bfe6f5',
        ),
      ),
  );
  const scene =
    wall('#e3c4ec', 'dots') +
    spot(134, 210, 110, '#f7e8fa', 0.8) +
    floor(318, '#b488c4') +
    place(112, 344, bottle(), { scale: 1.16 }) +
    wet;
  const close = spot(150, 226, 132, '#f7e8fa') + place(122, 386, bottle(), { scale: 1.5 });
  return { full: card(scene), small: smallCard(close, '#e3c4ec') };
}
