import { flyingCrow } from '../../crow';
import { hills } from '../../landscape';
import { circle, place } from '../../paper';
import type { Drawing } from '../../render';
import { sky } from '../../sky';
import { dreamCard } from '../dreamCard';
import { flock, landStars, stage } from '../frame';
import { sen } from '../palette';

/** Two cards carried off by one crow; four look on. */
export function take(): Drawing {
  const scene =
    sky('#4a2a86', '#ffb27a', { middle: [0.42, '#b04a92'] }) +
    circle(163, 204, 108, '#d9648e') +
    circle(163, 204, 84, '#ff9a84') +
    landStars(101, 180, 14, 2, { x: 165, y: 190, r: 90 }) +
    hills([300, 292, 302, 296, 304, 290], '#c9588c', { mist: '#e0708e' }) +
    hills([318, 308, 312, 316, 306, 314], '#8f3f6c', { mist: '#b9587a' });
  const prey =
    place(128, 246, dreamCard(sen.indigo), { turn: -14, scale: 0.9 }) +
    place(198, 246, dreamCard(sen.teal), { turn: 14, scale: 0.9 });
  const watchers = [
    [62, true, -14],
    [120, true, -8],
    [182, false, -10],
    [240, false, -14],
  ] as const;
  const front =
    prey +
    place(166, 189, flyingCrow(), { scale: 0.88 }) +
    flock(watchers.map(([x, flip, nod]) => ({ x, y: 338, scale: 0.52, flip, nod })));
  return stage(5, scene, front);
}
