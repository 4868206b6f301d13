import { catHead } from '../../cat';
import { mix } from '../../colour';
import { hills } from '../../landscape';
import { glow } from '../../light';
import { crescentPath } from '../../moon';
import { curve } from '../../outline';
import { circle, clipped, path, place } from '../../paper';
import { edged, raise } from '../../shadow';
import { cloud, cloudBank, hungStar, sky } from '../../sky';
import { dreamStars, type Face } from '../frame';
import { limb } from '../limb';
import { coats, koty, papers } from '../palette';
import { suitShape } from '../suits';
import { suitTab } from '../tab';

const coat = coats.blue;

/** A kitten asleep in the lap of the moon. */
export function blue1(): Face {
  const body = curve('76 286, 90 226, 140 196, 204 198, 246 236, 250 286, 206 316, 118 316');
  const marks =
    suitShape('blue', 192, 226, 17, coat.shade) +
    suitShape('blue', 226, 262, 14, coat.shade) +
    suitShape('blue', 150, 214, 10, coat.shade);
  const moonPaper =
    path(crescentPath, '#fff9e6', { transform: 'translate(-0.4 -0.9)' }) +
    path(crescentPath, '#fdeec4') +
    clipped(
      crescentPath,
      circle(-18, 38, 7, '#f3dca4') + circle(-41, 12, 5.5, '#f3dca4') + circle(12, 43, 4.5, '#f3dca4'),
    );
  const scene =
    sky('#1b2a8c', '#8fc0ff', { middle: [0.55, '#3f66d8'] }) +
    glow(168, 236, 190, '#cfe4ff', 0.5) +
    circle(168, 238, 140, '#5f8ae8', { opacity: 0.4 }) +
    dreamStars(3, 190, 14, 3, { x: 168, y: 246, r: 112 }, { x: 206, y: 30, r: 40 }, { x: 246, y: 70, r: 40 }) +
    hungStar(206, 48, 9, koty.lamp) +
    hungStar(246, 86, 7, koty.cream) +
    cloud(244, 330, 0.5, '#6f97ee') +
    cloud(66, 296, 0.5, '#6f97ee', true) +
    hills([384, 372, 380, 374, 384, 376], '#4a72dc');
  const tail = limb('M238 262C262 296 246 332 214 340C196 344 190 332 198 324', mix(coat.fur, coat.shade, 0.55), 21);
  const front =
    raise(2, edged(body, coat.fur, 0.35) + clipped(body, marks)) +
    raise(3, place(166, 232, moonPaper, { scale: 2.5, turn: -58 })) +
    raise(2, tail) +
    place(
      124,
      262,
      raise(
        3,
        catHead(coat, {
          mood: 'asleep',
          ears: 'small',
          emblem: suitShape('blue', 0, 2, 12, coat.deep),
          whiskers: true,
        }),
      ),
      { scale: 1.16, turn: -10 },
    ) +
    cloudBank(8, 388, '#a9c8ff', 30);
  return { papers: papers.blue, scene, front, tab: suitTab(1, 'blue', coat.fur) };
}
