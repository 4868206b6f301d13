/** Upgrades of Manoeuvre: who is on the road by night. */
import { curve, each } from '../../outline';
import { circle, clipped, line, place, polygon, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { dots, gaze } from '../gaze';
import { blood, bone, ember, flame, pale, rust, sand, soot } from '../palette';
import { follower, impAt, mask, wingedAt } from '../props/people';

import type { Heroes } from './heroes';

const horse =
  '-92 0!, -86 -60, -96 -100, -60 -126, 20 -120, 46 -140, 56 -180, 70 -206!, 78 -190, 88 -212!, 96 -184, 128 -150, 124 -134, 104 -132, 84 -140, 78 -100, 82 -56, 88 0!, 70 0, 62 -54, 20 -62, -46 -58, -64 -34, -72 0!';

const hound = (x: number, y: number, scale: number, colour: string): string =>
  place(
    x,
    y,
    raise(
      2,
      edged(
        curve(
          '-84 -8!, -70 -30, -64 -58, -84 -92!, -50 -72, 4 -78, 22 -94, 26 -122!, 42 -102, 56 -120!, 58 -94, 92 -76, 92 -66, 66 -58, 46 -54, 44 -34, 70 0!, 52 0, 28 -36, -30 -40, -48 -24, -66 4!',
        ),
        colour,
        0.2,
      ),
    ) +
      gaze(54, -86, 6, { mood: 'cross', lid: colour }) +
      polygon('70 -66, 92 -66, 76 -58', bone) +
      polygon('60 -62, 70 -62, 66 -52', bone),
    { scale },
  );

export const manoeuvreHeroes: Heroes = {
  'mounted-patrol': () =>
    place(
      172,
      352,
      raise(3, edged(curve(horse), soot, 0.16)) +
        shape('54 -186!, 40 -166, 44 -140, 22 -120, 50 -118, 66 -146', blood) +
        place(100, -160, gaze(0, 0, 7)) +
        place(-12, -100, follower({ colour: rust }), { scale: 1.08 }) +
        raise(2, line('M34 -60L66 -230', '#5a3a24', 6) + polygon('66 -230, 58 -252, 72 -274, 80 -248', bone)) +
        shape('-92 -92!, -118 -80, -120 -40, -108 -14!, -98 -44, -84 -70', soot),
      { scale: 0.92 },
    ),
  'two-faces': () =>
    raise(3, circle(184, 232, 96, soot)) +
    clipped('M0 0H184V440H0Z', place(184, 226, mask(bone, 'smile'), { scale: 2.2 })) +
    clipped('M184 0H310V440H184Z', place(184, 226, mask(flame, 'frown'), { scale: 2.2 })) +
    line('M184 128L178 176L190 214L180 262L186 322', soot, 4) +
    gaze(150, 208, 11, { iris: ember }) +
    gaze(218, 208, 11, { iris: bone, mood: 'cross', lid: flame }) +
    line('M110 300V352M258 300V352', blood, 6) +
    each('110 350, 258 350', (x, y) => circle(x, y, 7, blood)),
  'swift-retreat': () =>
    line('M92 286H150M84 312H140M98 338H156', pale, 5, { opacity: 0.75 }) +
    place(
      204,
      350,
      raise(
        3,
        edged(
          curve(
            '-10 -150, 26 -166!, 46 -128, 40 -90, 56 -34!, 10 -28, -34 -40, -104 -30!, -66 -70, -108 -92!, -44 -112',
          ),
          '#8a3a22',
          0.28,
        ),
      ) +
        shape('4 -148, 26 -152, 40 -124, 30 -104, 10 -110', soot) +
        place(24, -128, dots(7, 0, 4.6)) +
        line('M22 -34L52 -4L66 -10M-6 -36L-34 -14L-30 2', soot, 11) +
        place(34, -70, raise(1, polygon('0 -4, 40 -22, 44 -14, 6 6', sand))),
      { scale: 1.16 },
    ) +
    impAt(112, 352, 0.58, 'gape'),
  'wild-chase': () =>
    hound(186, 258, 0.74, '#4a3428') +
    hound(168, 306, 0.86, '#33241c') +
    hound(182, 358, 1.08, soot) +
    place(
      186,
      132,
      raise(
        2,
        edged(curve('-70 -16!, -20 -22, 26 -8, 46 24!, 62 40!, 26 56!, 14 44!, 0 16, -28 2, -70 -4!'), sand, 0.4),
      ) + line('M-30 -18L-26 0M12 -12L0 16', rust, 5),
    ),
  'thieves-of-faces': () =>
    wingedAt(184, 290, 1.62) +
    line('M110 214V268M258 214V262M184 300V318', soot, 3) +
    place(110, 292, mask(bone, 'smile'), { scale: 0.86, turn: -9 }) +
    place(258, 290, mask(flame, 'frown'), { scale: 0.88, turn: 9 }) +
    place(184, 338, mask(sand, 'open'), { scale: 0.74 }),
};
