import { flyingCrow } from '../../crow';
import { hills, mountains } from '../../landscape';
import { circle, place } from '../../paper';
import { sky } from '../../sky';
import { dragon as dragonPaper } from '../creatures/dragon';
import { dreamStars, type Face } from '../frame';
import { koty, papers } from '../palette';
import { nightTab } from '../tab';

const colour = '#ff7a5c';

/** Where it has breathed, no crow is left. */
export function dragon(): Face {
  const scene =
    sky('#4a1650', '#ffae6a', { middle: [0.5, '#c23f62'] }) +
    circle(176, 206, 132, '#d9526a', { opacity: 0.7 }) +
    circle(176, 206, 106, '#ff9a62') +
    circle(176, 206, 80, '#ffc27a') +
    dreamStars(66, 160, 14, 2, { x: 176, y: 206, r: 130 }, { x: 236, y: 96, r: 40 }, { x: 178, y: 56, r: 34 }) +
    place(236, 92, flyingCrow({ feathers: koty.crow, wing: '#4a2048' }), { scale: 0.3, turn: 14 }) +
    place(178, 56, flyingCrow({ feathers: koty.crow, wing: '#4a2048' }), { scale: 0.21, turn: -10 }) +
    mountains('20 320, 90 290, 232 300, 290 270', '#a83a66', { mist: '#e86a6a' }) +
    hills([370, 356, 362, 368, 356, 360], '#6a2458', { mist: '#a83a66' });
  const front =
    place(
      134,
      398,
      dragonPaper({
        skin: '#e8523f',
        belly: '#ffd9a0',
        wing: '#b02e4a',
        deep: '#7c1f3a',
        horn: '#fff1d6',
        iris: '#ffe27a',
      }),
      { scale: 1.1 },
    ) + hills([408, 402, 406, 402, 408, 402], '#2a0f3c');
  const sign = place(
    -2,
    34,
    dragonPaper({ skin: colour, belly: '#ffd9a0', wing: '#d9485a', deep: '#8a2a3a', horn: '#fff1d6', iris: '#ffe27a' }),
    { scale: 0.34 },
  );
  return { papers: papers.ember, scene, front, tab: nightTab(colour, sign) };
}
