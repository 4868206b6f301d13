import { hills } from '../../landscape';
import { glow } from '../../light';
import { circle, place } from '../../paper';
import { sky } from '../../sky';
import { moth as mothPaper } from '../creatures/moth';
import { dreamStars, type Face } from '../frame';
import { papers } from '../palette';
import { nightTab } from '../tab';

const colour = '#ffcf8a';

/** Goes to the light, and takes somebody along. */
export function moth(): Face {
  const scene =
    sky('#2a1d64', '#f0a58c', { middle: [0.55, '#8f4f98'] }) +
    circle(156, 232, 140, '#b8688e', { opacity: 0.7 }) +
    circle(156, 232, 112, '#e88f7c') +
    circle(156, 232, 84, '#ffc983') +
    glow(156, 232, 110, '#fff0c0', 0.8) +
    dreamStars(62, 170, 18, 3, { x: 156, y: 230, r: 130 }, { x: 262, y: 120, r: 40 }) +
    hills([368, 358, 366, 362, 370, 360], '#6a3a7c', { mist: '#b0648c' });
  const front =
    place(158, 300, mothPaper({ wing: '#fff0d6', tip: '#e88a9a', spot: '#5a2f86', body: '#8a4f86' }), {
      scale: 1.02,
      turn: -8,
    }) + hills([402, 396, 404, 398, 402, 396], '#1f1240');
  const sign = place(-2, 32, mothPaper({ wing: colour, tip: '#d97a6a', spot: '#3a1d5c', body: '#d98a5a' }), {
    scale: 0.37,
  });
  return { papers: papers.night, scene, front, tab: nightTab(colour, sign) };
}
