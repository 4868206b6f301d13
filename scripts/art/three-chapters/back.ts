/** The back: an open book, and the tale that stands up from it; the three chapters below. */
import { finishedCard, windowPaper } from '../card';
import { firs } from '../landscape';
import { moon } from '../moon';
import { curve, each } from '../outline';
import { circle, line, path, place } from '../paper';
import type { Drawing } from '../render';
import { edged, raise } from '../shadow';
import { number } from '../type';

import { both } from './figure/face';
import { tale } from './palette';
import { castle, fir, night } from './scenes';

export const openBook = (x: number, y: number, scale = 1): string =>
  place(
    x,
    y,
    raise(3, both(edged(curve('0 4!, 50 -18, 112 -4, 116 44!, 54 34, 0 54!'), tale.brick, 0.3))) +
      raise(2, both(edged(curve('0 -10!, 50 -32, 104 -18, 106 28!, 54 18, 0 38!'), tale.page, 0.5))) +
      line('M0 -8V36', tale.edge, 3) +
      [0, 1, 2]
        .map((i) => both(line(`M18 ${-6 + i * 13}Q50 ${-21 + i * 13} 90 ${-8 + i * 12}`, '#d9c08a', 3)))
        .join(''),
    { scale },
  );

const chapters = each(
  '86 382 1, 150 382 2, 214 382 3',
  (x, y, chapter) =>
    raise(2, circle(x, y, 22, tale.straw) + circle(x, y + 1, 21, tale.gold)) +
    number(x, y + 9, 25, 'I'.repeat(chapter), tale.ink),
);

export function back(): Drawing {
  const scene =
    night('#0f3a34', '#4f9a6a', 44) +
    moon(150, 160, 96, { colour: '#ffe9a8', halo: 0.4 }) +
    firs(3, 250, '#3f7f5a', { mist: '#8fc08a' }, 60) +
    fir(76, 304, 1.15, '#2f6a4f') +
    fir(224, 304, 1.15, '#2f6a4f') +
    fir(150, 300, 1.5, '#245a46') +
    castle(150, 296, 0.78, '#f0dca8', tale.brick) +
    path('M-10 318Q150 296 310 318V430H-10Z', '#1a4a3a');
  const frame =
    windowPaper('M26 412V130Q26 26 150 24Q274 26 274 130V412Z', tale.forest, 0.3, 3) +
    line('M26 412V130Q26 26 150 24Q274 26 274 130V412', tale.gold, 3) +
    line('M16 420V126Q16 14 150 12Q284 14 284 126V420', '#3f7a5c', 2);
  return { ...finishedCard(scene + frame + openBook(150, 308, 1.02) + chapters, 0.3), shadow: '#04140f' };
}
