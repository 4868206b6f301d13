import { crow as crowPaper } from '../../crow';
import { hills } from '../../landscape';
import { moon } from '../../moon';
import { line, place } from '../../paper';
import { raise } from '../../shadow';
import { cloud, sky } from '../../sky';
import { dreamStars, signTab, type Face } from '../frame';
import { koty, papers } from '../palette';

const feathers = { feathers: koty.crow, wing: '#3a3156' } as const;

/** Nothing, and proud of it. */
export function crow(): Face {
  const branch = raise(
    2,
    line('M320 330C260 352 180 362 84 356M196 361C170 376 150 380 128 396M252 352C250 320 262 300 256 270M256 300C270 288 276 280 280 262', '#2a2140', 15),
  );
  const scene =
    sky('#2c2448', '#b6aacb', { middle: [0.55, '#655a86'] }) +
    dreamStars(40, 230, 16, 2, { x: 178, y: 200, r: 124 }) +
    moon(178, 206, 116, { colour: '#f4ead9', halo: 0.3 }) +
    cloud(60, 284, 0.5, '#857a9f') +
    cloud(258, 236, 0.42, '#a79cb8', true) +
    hills([372, 362, 370, 366, 374, 364], '#4a406a', { mist: '#857a9f' });
  const sign = place(4, 22, crowPaper({ feathers: koty.ink, wing: '#4a3f74', beak: '#d9720f', eye: koty.cream }), { scale: 0.44 });
  const front =
    branch +
    place(172, 360, crowPaper({ ...feathers, nod: -4 }), { scale: 2.3 }) +
    hills([404, 400, 408, 402, 398, 402], '#231b3c');
  return { papers: papers.crow, scene, front, tab: signTab('0', koty.grey, sign) };
}
