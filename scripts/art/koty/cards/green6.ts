import { catHead, paw } from '../../cat';
import { mix } from '../../colour';
import { firs, hills } from '../../landscape';
import { glow } from '../../light';
import { curve } from '../../outline';
import { clipped, ellipse, line, place, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { sky } from '../../sky';
import { dreamStars, type Face } from '../frame';
import { limb } from '../limb';
import { coats, papers } from '../palette';
import { suitLight, suitShape } from '../suits';
import { suitTab } from '../tab';

const coat = coats.green;
const far = mix(coat.fur, coat.shade, 0.8);

/** Along a branch on soft feet; a great leaf for a moon, and something that flutters. */
export function green6(): Face {
  const trunk = curve('-72 -112, -30 -122, 30 -120, 76 -112, 88 -84, 74 -58, 20 -50, -40 -54, -78 -70');
  const marks =
    suitShape('green', 8, -92, 17, coat.deep, { turn: 40 }) +
    suitShape('green', 48, -88, 13, coat.deep, { turn: 20 }) +
    suitShape('green', -28, -94, 12, coat.deep, { turn: 60 }) +
    ellipse(-10, -46, 60, 12, coat.light);
  const branch = raise(
    2,
    line('M-20 388C60 372 120 392 190 376C240 366 280 372 330 356', '#3a3a5c', 26) +
      line('M-20 382C60 366 120 386 190 370C240 360 280 366 330 350', '#4f5178', 6) +
      line('M214 372C232 352 250 348 262 332', '#3a3a5c', 12),
  );
  const wings = (s: number): string =>
    edged(curve(`0 0, ${s * 6} -20, ${s * 22} -26, ${s * 27} -12, ${s * 14} 0`), '#f0735a', 0.3) +
    edged(curve(`0 0, ${s * 16} 1, ${s * 20} 12, ${s * 10} 19, ${s * 2} 10`), '#ffa071', 0.3);
  const butterfly = place(
    214,
    158,
    raise(1, wings(-1) + wings(1) + line('M0 -8V12', '#4a1f3a', 4) + line('M-1 -8L-6 -19M1 -8L6 -19', '#4a1f3a', 1.8)),
    { turn: 22 },
  );
  const twig = (x: number, y: number, r: number, turn: number): string =>
    suitLight('green', x, y, r, '#58b888', turn, 1) + suitShape('green', x, y, r, '#58b888', { turn, vein: '#2f8468' });
  const scene =
    sky('#0f3f5c', '#9fe0c4', { middle: [0.55, '#2f8c8c'] }) +
    glow(184, 200, 180, '#eef9cc', 0.45) +
    dreamStars(14, 250, 20, 3, { x: 184, y: 196, r: 120 }) +
    suitLight('green', 176, 200, 118, '#eff6c6', 30) +
    suitShape('green', 176, 200, 118, 'none', { turn: 30, vein: '#d4e6a0' }) +
    firs(21, 330, '#2f8a86', { mist: '#8fd8bc' }, 60) +
    hills([356, 346, 352, 358, 346, 352], '#1f6a6c', { mist: '#4aa898' });
  const cat =
    raise(
      2,
      limb('M72 -94C112 -102 98 -150 108 -176C116 -194 136 -188 132 -172', mix(coat.fur, coat.shade, 0.4), 19) +
        limb('M131 -174L132 -172', coat.light, 19),
    ) +
    raise(2, limb('M-36 -70L-22 -10', far, 24) + limb('M58 -72L40 -12', far, 25)) +
    ellipse(-20, -5, 16, 9, far) +
    ellipse(36, -7, 16, 9, far) +
    raise(2, edged(trunk, coat.fur, 0.35) + clipped(trunk, marks)) +
    raise(2, limb('M-58 -74L-74 -26', coat.fur, 26) + limb('M70 -78L78 -14', coat.fur, 28)) +
    paw(-80, -18, { ...coat, fur: coat.light, shade: coat.shade }, 18, 13) +
    paw(74, -6, { ...coat, fur: coat.light, shade: coat.shade }, 18, 12) +
    place(
      -72,
      -124,
      raise(
        3,
        catHead(coat, {
          mood: 'calm',
          look: [0.7, -0.6],
          eye: 16.5,
          mouth: 'smile',
          marks: shape('0 -46!, 8 -14, 30 12, 40 50, -40 50, -30 12, -8 -14', coat.light),
        }),
      ),
      { scale: 1.08, turn: -5 },
    );
  const front =
    butterfly +
    branch +
    twig(252, 324, 20, 40) +
    twig(278, 340, 16, 80) +
    place(156, 374, cat) +
    twig(40, 394, 18, -120) +
    twig(232, 398, 18, 150);
  return { papers: papers.green, scene, front, tab: suitTab(6, 'green', coat.fur) };
}
