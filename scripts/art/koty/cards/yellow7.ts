import { catHead, paw } from '../../cat';
import { mix } from '../../colour';
import { hills } from '../../landscape';
import { glow } from '../../light';
import { curve } from '../../outline';
import { clipped, place, polygon, rectangle, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { sky } from '../../sky';
import { dreamStars, type Face } from '../frame';
import { limb } from '../limb';
import { coats, papers } from '../palette';
import { suitLight, suitShape } from '../suits';
import { suitTab } from '../tab';

const coat = coats.yellow;
const far = mix(coat.fur, coat.shade, 0.75);

/** In one leap over the roofs, with a star to catch. */
export function yellow7(): Face {
  const trunk = curve('-64 -20, -40 -48, 10 -52, 62 -40, 96 -8, 92 26, 60 34, 6 18, -42 22, -66 8');
  const marks =
    shape('-64 6, -20 14, 40 16, 66 40, 0 44, -70 30', coat.light) +
    suitShape('yellow', 34, -14, 17, coat.deep, { turn: 14 }) +
    suitShape('yellow', 72, 4, 11, coat.deep, { turn: -8 });
  const nearHind = curve('52 -14, 92 -10, 112 26, 130 62, 140 84, 126 92, 108 74, 80 46, 56 30');
  const house = (x: number, h: number, colour: string): string =>
    rectangle(x - 18, 400 - h, 36, h + 20, colour) +
    polygon(`${x - 24} ${402 - h}, ${x} ${374 - h}, ${x + 24} ${402 - h}`, colour) +
    rectangle(x - 5, 416 - h, 10, 13, '#ffd56e', 2);
  const scene =
    sky('#4a2a86', '#ffb56a', { middle: [0.55, '#b8507e'] }) +
    glow(176, 214, 190, '#ffe0a0', 0.5) +
    dreamStars(18, 240, 22, 3, { x: 180, y: 206, r: 130 }) +
    suitLight('yellow', 180, 206, 134, '#ffe9a8', 8) +
    hills([352, 340, 350, 346, 336, 346], '#c4566a', { mist: '#ff9f78' }) +
    raise(2, [56, 104, 150, 206, 252].map((x, i) => house(x, [46, 36, 58, 38, 52][i] ?? 40, '#8a3a64')).join(''));
  const cat =
    raise(2, limb('M84 4C126 -4 134 -52 118 -82C110 -98 122 -112 134 -104', far, 19)) +
    raise(2, limb('M-44 -10L-92 18L-124 22', far, 24) + limb('M72 20L104 40L122 66', far, 26)) +
    raise(2, edged(trunk, coat.fur, 0.35) + clipped(trunk, marks)) +
    raise(2, edged(nearHind, coat.fur, 0.35)) +
    raise(2, limb('M-34 8L-66 44L-98 62', coat.fur, 27)) +
    place(-104, 64, paw(0, 0, coat, 17, 14), { turn: 60 }) +
    place(-126, 22, paw(0, 0, { ...coat, fur: far }, 14, 12), { turn: 70 }) +
    place(132, 88, paw(0, 0, coat, 17, 12), { turn: 20 }) +
    place(
      -62,
      -30,
      raise(
        3,
        catHead(coat, {
          mouth: 'open',
          look: [-0.5, -0.2],
          eye: 17,
          marks:
            shape('0 -46!, 60 -40, 70 10, 40 26, 16 16, 4 -4', coat.light) +
            shape('0 -46, 9 -20, 0 10, -9 -20', coat.light),
        }),
      ),
      { scale: 1.04, turn: -12 },
    );
  const front = place(158, 284, cat, { scale: 0.9, turn: -8 }) + hills([408, 400, 404, 398, 404, 400], '#55214f');
  return { papers: papers.yellow, scene, front, tab: suitTab(7, 'yellow', coat.fur) };
}
