import { hills } from '../../landscape';
import { moon } from '../../moon';
import { place, polygon, rectangle } from '../../paper';
import { raise } from '../../shadow';
import { cloud, sky } from '../../sky';
import { bat as batPaper } from '../creatures/bat';
import { dreamStars, type Face } from '../frame';
import { papers } from '../palette';
import { nightTab } from '../tab';

const colour = '#ff9dbd';

const tower = (x: number, top: number, half: number): string =>
  place(
    x,
    420,
    raise(
      2,
      rectangle(-half, top - 420, half * 2, 460, '#3a2878') +
        polygon(`${-half - 8} ${top - 418}, 0 ${top - 490}, ${half + 8} ${top - 418}`, '#2a1a5c') +
        rectangle(-6, top - 396, 12, 22, '#ffd56e', 6),
    ),
  );

/** Crows are afraid of it, and rightly. */
export function bat(): Face {
  const scene =
    sky('#1f1458', '#c58ad0', { middle: [0.55, '#5a3a9c'] }) +
    dreamStars(64, 240, 22, 4, { x: 162, y: 222, r: 120 }) +
    moon(162, 226, 108, { colour: '#ffd9d4', halo: 0.4 }) +
    cloud(252, 312, 0.5, '#7a56b0') +
    hills([372, 362, 370, 366, 374, 364], '#4a3090', { mist: '#8a5cb4' }) +
    tower(62, 330, 22) +
    tower(252, 346, 20);
  const front =
    place(156, 300, batPaper({ wing: '#7c60c4', fur: '#4f3a94', iris: '#ffe07a' }), { scale: 0.94, turn: 4 }) +
    hills([400, 396, 402, 398, 402, 396], '#180f38');
  const sign = place(-2, 32, batPaper({ wing: '#e0709c', fur: colour, iris: '#ffffff' }), { scale: 0.345 });
  return { papers: papers.night, scene, front, tab: nightTab(colour, sign) };
}
