import { catHead, paw } from '../../cat';
import { mix } from '../../colour';
import { hills } from '../../landscape';
import { glow } from '../../light';
import { curve } from '../../outline';
import { clipped, ellipse, place, rectangle, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { hungStar, sky } from '../../sky';
import { dreamStars, type Face } from '../frame';
import { limb } from '../limb';
import { coats, koty, papers } from '../palette';
import { suitLight, suitShape } from '../suits';
import { suitTab } from '../tab';

const coat = coats.pink;
const dark = mix(coat.deep, coat.shade, 0.3);
const socks = { ...coat, fur: dark, shade: '#6a1f5c' };

/** The long stretch after a longer nap. */
export function pink5(): Face {
  const body = curve(
    '-92 -26, -66 -54, -20 -64, 22 -110, 58 -138, 96 -124, 108 -84, 98 -48, 66 -38, 20 -40, -30 -14, -86 -8',
  );
  const thigh = curve('44 -96, 74 -116, 104 -94, 108 -56, 98 -24, 96 2, 62 2, 66 -26, 48 -54');
  const scene =
    sky('#3f1f78', '#f7a3b4', { middle: [0.55, '#a8489c'] }) +
    glow(184, 200, 190, '#ffd9dc', 0.5) +
    dreamStars(16, 260, 22, 3, { x: 184, y: 206, r: 128 }) +
    suitLight('pink', 176, 212, 118, '#ffe6dc', -6) +
    hungStar(140, 34, 6, koty.cream) +
    hungStar(258, 46, 7, koty.cream) +
    hills([346, 336, 342, 348, 338, 344], '#8a3a8c', { mist: '#d66aa8' });
  const cushion = raise(
    2,
    edged('M30 386Q150 362 270 386Q288 404 272 420H28Q12 404 30 386Z', '#7d55cc', 0.3) +
      rectangle(18, 398, 264, 30, '#5a38a4', 14),
  );
  const tail = raise(
    2,
    limb('M78 -118C112 -138 92 -170 104 -196', dark, 19) + suitShape('pink', 108, -212, 24, dark, { turn: 14 }),
  );
  const cat =
    tail +
    raise(2, limb('M56 -74L34 -14', mix(coat.fur, coat.shade, 0.8), 28) + ellipse(32, -8, 19, 11, '#8f2f74')) +
    raise(2, limb('M-40 -32L-92 -10', mix(dark, coat.fur, 0.2), 26)) +
    paw(-112, -10, socks, 22, 13) +
    raise(
      2,
      edged(body, coat.fur, 0.35) +
        clipped(
          body,
          suitShape('pink', 30, -80, 13, coat.shade, { turn: -20 }) +
            suitShape('pink', 0, -50, 10, coat.shade, { turn: -20 }),
        ),
    ) +
    raise(
      2,
      edged(thigh, coat.fur, 0.35) +
        clipped(
          thigh,
          suitShape('pink', 82, -76, 14, coat.shade, { turn: 10 }) + shape('50 -18, 110 -18, 110 10, 50 10', dark),
        ),
    ) +
    paw(80, -2, socks, 21, 13) +
    raise(2, limb('M-30 -22L-70 -6', dark, 25)) +
    paw(-82, -4, socks, 22, 13) +
    place(
      -52,
      -66,
      raise(
        3,
        catHead(
          { ...coat, shade: dark, deep: '#6a1f5c' },
          {
            mood: 'sleepy',
            earFurs: [dark, dark],
            eye: 16.5,
            mouth: 'smile',
            marks: shape(
              '0 -12, 18 -20, 42 -14, 50 6, 38 30, 22 44, 0 48, -22 44, -38 30, -50 6, -42 -14, -18 -20',
              dark,
            ),
            emblem: suitShape('pink', 0, 2, 12, coat.light),
          },
        ),
      ),
      { scale: 1.1, turn: 6 },
    );
  const front = cushion + place(156, 392, cat, { scale: 1.06 });
  return { papers: papers.pink, scene, front, tab: suitTab(5, 'pink', coat.fur) };
}
