import { catHead, paw } from '../../cat';
import { mix } from '../../colour';
import { hills } from '../../landscape';
import { glow } from '../../light';
import { curve } from '../../outline';
import { clipped, ellipse, place, rectangle } from '../../paper';
import { edged, raise } from '../../shadow';
import { hungStar, sky } from '../../sky';
import { dreamStars, suitTab, type Face } from '../frame';
import { limb } from '../limb';
import { coats, koty, papers } from '../palette';
import { suitLight, suitShape } from '../suits';

const coat = coats.pink;
const dark = mix(coat.deep, coat.shade, 0.3);

/** The long stretch after a longer nap. */
export function pink5(): Face {
  const body = curve('-96 -30, -60 -52, -14 -64, 26 -104, 66 -120, 100 -98, 104 -56, 84 -34, 30 -28, -30 -12, -92 -8');
  const thigh = curve('42 -84, 86 -92, 108 -56, 96 -14, 92 0, 58 0, 62 -22, 44 -44');
  const scene =
    sky('#3f1f78', '#f7a3b4', { middle: [0.55, '#a8489c'] }) +
    glow(184, 200, 190, '#ffd9dc', 0.5) +
    dreamStars(16, 260, 22, 3, { x: 184, y: 206, r: 128 }) +
    suitLight('pink', 184, 210, 130, '#ffe6dc', 6) +
    hungStar(140, 34, 6, koty.cream) +
    hungStar(262, 46, 7, koty.cream) +
    hills([346, 336, 342, 348, 338, 344], '#8a3a8c', { mist: '#d66aa8' });
  const cushion = raise(2, edged('M28 384Q150 360 272 384Q286 404 270 420H30Q14 404 28 384Z', '#c2408c', 0.3) + rectangle(20, 396, 260, 30, '#93286f', 14));
  const cat =
    raise(2, limb('M84 -104C110 -132 78 -156 88 -186C94 -206 118 -204 118 -188C118 -176 106 -174 102 -180', dark, 19)) +
    raise(2, limb('M66 -60L58 -10', mix(coat.fur, coat.shade, 0.8), 28)) +
    raise(2, limb('M-50 -30L-100 -12', mix(dark, coat.fur, 0.2), 26)) +
    raise(2, edged(body, coat.fur, 0.35) + clipped(body, suitShape('pink', 60, -92, 14, coat.shade) + suitShape('pink', 24, -66, 11, coat.shade))) +
    raise(2, edged(thigh, coat.fur, 0.35)) +
    paw(76, -4, { ...coat, fur: dark, shade: '#6a1f5c' }, 20, 12) +
    paw(-112, -8, { ...coat, fur: dark, shade: '#6a1f5c' }, 22, 13) +
    paw(-78, -4, { ...coat, fur: dark, shade: '#6a1f5c' }, 22, 13) +
    place(-48, -62, raise(3, catHead(coat, { mood: 'sleepy', earFurs: [dark, dark], eye: 16.5, marks: ellipse(0, 14, 34, 36, dark), emblem: suitShape('pink', 0, 2, 12, coat.light) })), { scale: 1.12, turn: 6 });
  const front = cushion + place(158, 390, cat, { scale: 1.06 });
  return { papers: papers.pink, scene, front, tab: suitTab(5, 'pink', coat.fur) };
}
