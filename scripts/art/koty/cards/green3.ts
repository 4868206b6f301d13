import { catHead } from '../../cat';
import { mix } from '../../colour';
import { grass, hills } from '../../landscape';
import { glow } from '../../light';
import { moon } from '../../moon';
import { curve, each, mirror } from '../../outline';
import { circle, clipped, ellipse, place, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { sky } from '../../sky';
import { dreamStars, type Face } from '../frame';
import { coats, papers } from '../palette';
import { suitLight, suitShape } from '../suits';
import { suitTab } from '../tab';

const coat = coats.green;

/** As broad as a hill, and as likely to move. */
export function green3(): Face {
  const body = curve(mirror('0 -142, 60 -134, 104 -96, 122 -40, 104 0, 50 8, 0 8'));
  const marks =
    each('-88 -64 15, 88 -64 15, -66 -104 11, 66 -104 11, 96 -26 10, -98 -28 10', (x, y, r) =>
      suitShape('green', x, y, r, coat.shade, { turn: x < 0 ? -30 : 30 }),
    ) + ellipse(0, 0, 46, 34, coat.light, { opacity: 0.8 });
  const ruff = curve(mirror('0 -44, 30 -40, 50 -26, 62 -2, 80 10!, 64 20, 70 34!, 48 36, 40 50!, 20 48, 0 58!'));
  const fly = each(
    '44 232 3, 274 220 3, 262 168 2.6, 138 132 2.4',
    (x, y, r) => glow(x, y, 13, '#fff0a0', 0.8) + circle(x, y, r, '#fff6c8'),
  );
  const leaf = (x: number, y: number, r: number, turn: number, colour: string): string =>
    suitLight('green', x, y, r, colour, turn, 2) +
    suitShape('green', x, y, r, colour, { turn, vein: mix(colour, '#0f3a48', 0.35) });
  const scene =
    sky('#0d4a56', '#b6ecc0', { middle: [0.55, '#3f9f88'] }) +
    dreamStars(4, 200, 14, 2, { x: 170, y: 190, r: 120 }) +
    moon(168, 200, 104, { colour: '#f2f7cf', halo: 0.4 }) +
    hills([300, 286, 296, 304, 290, 296], '#5fb596', { mist: '#a8e0b4' }) +
    leaf(46, 268, 58, -24, '#3d9a78') +
    leaf(268, 262, 62, 26, '#3d9a78') +
    leaf(276, 324, 44, 66, '#2f8468') +
    leaf(30, 330, 44, -66, '#2f8468') +
    hills([352, 344, 350, 354, 346, 350], '#2f7f6c', { mist: '#5fb596' });
  const front =
    place(
      160,
      388,
      raise(2, edged(body, coat.fur, 0.35) + clipped(body, marks)) +
        raise(
          2,
          shape('104 -30, 128 -12, 122 12, 70 12, 30 10, 24 -8, 60 -12', mix(coat.fur, coat.shade, 0.7)) +
            ellipse(36, 1, 13, 10, coat.light, { opacity: 0.8 }),
        ) +
        place(
          0,
          -104,
          raise(3, edged(ruff, mix(coat.fur, coat.light, 0.35), 0.4)) +
            catHead(coat, {
              mood: 'sly',
              ears: 'wide',
              eye: 17,
              mouth: 'cat',
              emblem: suitShape('green', 0, 0, 13, coat.deep, { vein: coat.fur }),
            }),
          { scale: 1.42 },
        ),
    ) +
    hills([402, 406, 404, 408, 402, 404], '#114550') +
    grass(54, 402, 1.1, '#114550') +
    grass(262, 402, 1.1, '#114550') +
    fly;
  return { papers: papers.green, scene, front, tab: suitTab(3, 'green', coat.fur) };
}
