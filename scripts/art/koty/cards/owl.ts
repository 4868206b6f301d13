import { firs, hills } from '../../landscape';
import { moon } from '../../moon';
import { line, place } from '../../paper';
import { raise } from '../../shadow';
import { cloud, sky } from '../../sky';
import { owl as owlPaper } from '../creatures/owl';
import { dreamStars, type Face } from '../frame';
import { papers } from '../palette';
import { nightTab } from '../tab';

const colour = '#cdb8f4';

/** Sees every paw that comes near. */
export function owl(): Face {
  const scene =
    sky('#1d2468', '#9a8ae0', { middle: [0.55, '#4a46a8'] }) +
    dreamStars(60, 240, 20, 4, { x: 172, y: 196, r: 120 }) +
    moon(172, 190, 106, { colour: '#fdf0cf', halo: 0.35 }) +
    cloud(52, 250, 0.4, '#6a5cc0') +
    firs(60, 350, '#4a42a0', { mist: '#8a80d8' }, 64) +
    hills([366, 358, 366, 360, 370, 358], '#3a3690', { mist: '#6a62c0' });
  const branch = raise(
    2,
    line('M-20 384C80 372 200 392 330 372', '#241648', 28) + line('M-20 377C80 365 200 385 330 365', '#3f2c70', 6),
  );
  const front =
    branch +
    place(164, 374, owlPaper({ feathers: '#9a7fd0', belly: '#e2d4f8', wing: '#6a4fae', iris: '#ffcf5c' }), {
      scale: 1.32,
    });
  const sign = place(0, 32, owlPaper({ feathers: colour, belly: '#ffffff', wing: '#8f74cc', iris: '#ffcf5c' }), {
    scale: 0.42,
  });
  return { papers: papers.night, scene, front, tab: nightTab(colour, sign) };
}
