import { catHead } from '../../cat';
import { mix } from '../../colour';
import { hills } from '../../landscape';
import { moon } from '../../moon';
import { curve } from '../../outline';
import { clipped, ellipse, line, place } from '../../paper';
import { edged, raise } from '../../shadow';
import { cloud, cloudBank, sky } from '../../sky';
import { dreamStars, type Face } from '../frame';
import { limb } from '../limb';
import { coats, papers } from '../palette';
import { suitLight, suitShape } from '../suits';
import { suitTab } from '../tab';

const coat = coats.pink;
const far = mix(coat.fur, coat.shade, 0.6);

const pad = (x: number, y: number, turn: number, colour = coat.fur, scale = 1): string =>
  place(
    x,
    y,
    raise(
      1,
      edged('M-17 0A17 18 0 1 1 17 0A17 18 0 1 1 -17 0Z', colour, 0.4) +
        ellipse(0, 4, 8, 7, coat.inner) +
        ellipse(-8, -7, 3.4, 4, coat.inner) +
        ellipse(0, -10, 3.4, 4, coat.inner) +
        ellipse(8, -7, 3.4, 4, coat.inner),
    ),
    { turn, scale },
  );

/** On its back on a cloud, juggling a heart. */
export function pink4(): Face {
  const body = curve('-86 -30, -60 -66, 0 -76, 60 -66, 98 -34, 90 0, 40 10, -40 10, -84 0');
  const belly =
    ellipse(8, -56, 62, 30, coat.light) +
    suitShape('pink', -16, -20, 9, coat.shade) +
    suitShape('pink', 60, -14, 10, coat.shade) +
    suitShape('pink', 26, -8, 7, coat.shade);
  const scene =
    sky('#7a3a9c', '#ffd0c4', { middle: [0.5, '#e884b4'] }) +
    dreamStars(6, 180, 18, 3, { x: 176, y: 200, r: 110 }) +
    moon(176, 196, 104, { colour: '#fff0e0', halo: 0.4 }) +
    cloud(58, 244, 0.46, '#c86aa8') +
    cloud(262, 286, 0.44, '#c86aa8', true) +
    hills([328, 318, 324, 330, 320, 326], '#d873ac', { mist: '#ffb4c4' }) +
    cloudBank(5, 352, '#f2a6c8', 40);
  const cat =
    raise(2, limb('M84 -16C116 -8 134 -30 124 -56', far, 20) + limb('M125 -52L124 -56', coat.light, 20)) +
    raise(2, limb('M40 -52L48 -92', far, 30) + limb('M0 -58L4 -100', far, 28)) +
    pad(50, -100, 8, far, 1.04) +
    pad(5, -108, -4, far, 1) +
    raise(2, edged(body, coat.fur, 0.35) + clipped(body, belly)) +
    raise(2, limb('M74 -42L92 -78', coat.fur, 34) + limb('M22 -48L30 -96', coat.fur, 29)) +
    pad(96, -88, 22, coat.fur, 1.14) +
    pad(31, -106, 8, coat.fur, 1.06) +
    place(
      -58,
      -40,
      raise(
        3,
        catHead(coat, { mood: 'happy', ears: 'small', mouth: 'open', emblem: suitShape('pink', 0, 2, 12, coat.deep) }),
      ),
      { scale: 1.12, turn: -34 },
    );
  const front =
    suitLight('pink', 204, 176, 44, '#f0508c', 8, 3) +
    line('M178 158Q176 146 186 142', '#ffb6d0', 6) +
    place(158, 366, cat, { scale: 1.04 }) +
    cloudBank(11, 384, '#ffd9e2', 30);
  return { papers: papers.pink, scene, front, tab: suitTab(4, 'pink', coat.fur) };
}
