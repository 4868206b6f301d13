import { crow as crowPaper } from '../../crow';
import { hills } from '../../landscape';
import { moon } from '../../moon';
import { line, place } from '../../paper';
import { raise } from '../../shadow';
import { cloud, sky } from '../../sky';
import { dreamStars, type Face } from '../frame';
import { koty, papers } from '../palette';
import { signTab } from '../tab';

const feathers = { feathers: koty.crow, wing: '#3a3156' } as const;

/** Nothing, and proud of it. */
export function crow(): Face {
  const branch = raise(
    2,
    line(
      'M-20 346C40 366 120 370 232 358M60 362C90 380 108 382 136 400M74 360C60 330 64 300 44 268M62 314C76 300 78 290 78 272',
      '#2a2140',
      15,
    ),
  );
  const scene =
    sky('#2c2448', '#b6aacb', { middle: [0.55, '#655a86'] }) +
    dreamStars(40, 230, 16, 2, { x: 178, y: 200, r: 124 }) +
    moon(178, 206, 116, { colour: '#f4ead9', halo: 0.3 }) +
    cloud(238, 318, 0.46, '#857a9f', true) +
    cloud(72, 236, 0.36, '#a79cb8') +
    hills([372, 362, 370, 366, 374, 364], '#4a406a', { mist: '#857a9f' });
  const sign = place(4, 22, crowPaper({ feathers: koty.ink, wing: '#4a3f74', beak: '#d9720f', eye: koty.cream }), {
    scale: 0.44,
  });
  const front =
    branch +
    place(146, 364, crowPaper({ ...feathers, nod: 4 }), { scale: 2.05, flip: true }) +
    hills([404, 400, 408, 402, 398, 402], '#231b3c');
  return { papers: papers.crow, scene, front, tab: signTab('0', koty.grey, sign) };
}
