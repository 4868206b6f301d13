import { catHead, paw } from '../../cat';
import { mix } from '../../colour';
import { hills } from '../../landscape';
import { glow } from '../../light';
import { curve, mirror } from '../../outline';
import { circle, clipped, line, place, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { hungStar, sky } from '../../sky';
import { dreamStars, type Face } from '../frame';
import { limb } from '../limb';
import { coats, koty, papers } from '../palette';
import { suitLight } from '../suits';
import { suitTab } from '../tab';

const coat = coats.yellow;

const faceStripes =
  shape('-5 -40, 5 -40, 3 -18, 0 -12!, -3 -18', coat.deep) +
  shape('-19 -40, -10 -40, -10 -22, -12 -16!, -15 -22', coat.deep) +
  shape('19 -40, 10 -40, 10 -22, 12 -16!, 15 -22', coat.deep) +
  [-1, 1]
    .map((s) =>
      place(0, 0, shape('66 -4, 44 3!, 66 6', coat.deep) + shape('66 12, 44 16!, 62 21', coat.deep), { flip: s < 0 }),
    )
    .join('');

/** Sits bolt upright: two stars are about to fall. */
export function yellow2(): Face {
  const body = curve(mirror('0 -122, 26 -112, 40 -76, 56 -36, 54 -4, 30 4, 0 4'));
  const stripes = [-84, -62, -40, -18]
    .map((y) => line(`M-70 ${y - 4}Q-44 ${y + 6} -30 ${y}M70 ${y - 4}Q44 ${y + 6} 30 ${y}`, coat.deep, 7))
    .join('');
  const bib = shape('0 -96, 22 -88, 20 -54, 0 -36, -20 -54, -22 -88', coat.light);
  const haunch = raise(1, shape('30 -44, 52 -40, 64 -16, 56 4, 22 4', coat.shade));
  const scene =
    sky('#6a2c7c', '#ffc27a', { middle: [0.5, '#d8685f'] }) +
    circle(168, 218, 126, '#ef8f62', { opacity: 0.75 }) +
    circle(168, 218, 98, '#ffc07a') +
    circle(168, 218, 70, '#ffdf9e') +
    dreamStars(9, 180, 20, 3, { x: 168, y: 170, r: 110 }, { x: 230, y: 60, r: 60 }, { x: 154, y: 30, r: 36 }) +
    hungStar(154, 30, 6, koty.cream) +
    glow(240, 74, 44, koty.lamp, 0.7) +
    suitLight('yellow', 238, 76, 26, koty.lamp, 12, 2) +
    suitLight('yellow', 190, 52, 15, koty.lamp, -14, 1) +
    hills([336, 318, 330, 346, 330, 316], '#c8604f', { mist: '#f09a6a' }) +
    hills([366, 360, 350, 362, 372, 364], '#9a4454', { mist: '#c8604f' });
  const front =
    place(
      168,
      394,
      raise(
        2,
        limb('M44 -14C96 -8 104 -52 84 -70C72 -82 82 -100 98 -96', mix(coat.fur, coat.shade, 0.5), 20) +
          limb('M90 -97L99 -96', coat.deep, 20),
      ) +
        raise(2, edged(body, coat.fur, 0.35) + clipped(body, stripes + bib)) +
        haunch +
        place(0, 0, haunch, { flip: true }) +
        paw(-17, -4, coat, 18, 13) +
        paw(17, -4, coat, 18, 13) +
        place(
          0,
          -146,
          raise(3, catHead(coat, { ears: 'big', eye: 18, look: [0.5, -0.7], mouth: 'oh', marks: faceStripes })),
          { scale: 1.12 },
        ),
      { scale: 1.04 },
    ) + hills([408, 402, 406, 400, 404, 398], '#6a2b48');
  return { papers: papers.yellow, scene, front, tab: suitTab(2, 'yellow', coat.fur) };
}
