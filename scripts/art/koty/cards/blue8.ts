import { catHead } from '../../cat';
import { mix } from '../../colour';
import { hill } from '../../landscape';
import { moon } from '../../moon';
import { curve } from '../../outline';
import { clipped, path, place, rectangle } from '../../paper';
import { edged, raise } from '../../shadow';
import { cloud, sky } from '../../sky';
import { dreamStars, suitTab, type Face } from '../frame';
import { coats, papers } from '../palette';
import { suitShape } from '../suits';

const coat = coats.blue;

function roof(): string {
  const row = (y: number, shift: number): string =>
    Array.from({ length: 9 }, (_, i) => `M${i * 40 - 40 + shift} ${y}a20 20 0 0 0 40 0Z`).join('');
  const tiles = [374, 396, 418]
    .map((y, i) => path(row(y, i % 2 ? 20 : 0), i % 2 ? '#2b3f9e' : '#3350b8'))
    .reverse()
    .join('');
  return (
    raise(2, rectangle(-20, 362, 340, 80, '#24358c') + tiles) +
    raise(2, rectangle(-20, 354, 340, 16, '#5876dc', 8))
  );
}

/** On the ridge of a roof at full moon, every hair on end. */
export function blue8(): Face {
  const arch =
    '-78 -96, -80 -128, -66 -150!, -56 -150, -46 -178!, -34 -172, -20 -198!, -8 -190, 10 -206!, 20 -194, 40 -200!, 46 -184, 68 -182!, 70 -162, 88 -154!, 86 -134, 96 -110, 94 -60, 88 0, 58 0, 56 -50, 40 -84, 6 -92, -24 -84, -38 -56, -42 0, -72 0, -74 -50';
  const farLegs = curve('66 -60, 100 -60, 112 0, 82 0') + curve('-60 -70, -22 -70, -14 0, -42 0');
  const marks =
    suitShape('blue', 4, -150, 17, coat.shade) +
    suitShape('blue', 50, -138, 14, coat.shade) +
    suitShape('blue', 74, -96, 12, coat.shade) +
    suitShape('blue', -36, -128, 12, coat.shade);
  const tail = curve('78 -128, 100 -140, 92 -172!, 108 -170, 98 -204!, 116 -204, 112 -236!, 130 -226, 148 -240!, 148 -208, 158 -196!, 146 -174, 150 -158!, 134 -142, 118 -112, 92 -104');
  const scene =
    sky('#141c5c', '#7d9cf0', { middle: [0.5, '#2f46a8'] }) +
    dreamStars(28, 240, 24, 4, { x: 168, y: 206, r: 126 }) +
    moon(168, 208, 118, { colour: '#fdf0cf', halo: 0.35, depth: 2 }) +
    cloud(60, 262, 0.5, '#4a66c0') +
    cloud(262, 150, 0.4, '#4a66c0', true) +
    hill(81, 330, 14, '#3f5bbc', { mist: '#7d9cf0' }) +
    raise(2, rectangle(36, 312, 34, 60, '#3a2c74') + rectangle(30, 304, 46, 13, '#51409a', 3));
  const front =
    roof() +
    place(
      172,
      362,
      raise(2, path(farLegs, coat.shade) + edged(tail, mix(coat.fur, coat.shade, 0.4), 0.3)) +
        raise(2, edged(curve(arch), coat.fur, 0.35) + clipped(curve(arch), marks)) +
        place(-70, -86, raise(3, catHead(coat, { mood: 'cross', ears: 'back', mouth: 'fangs', emblem: suitShape('blue', 0, 2, 12, coat.deep) })), { scale: 1.04, turn: -6 }),
      { scale: 1.08 },
    );
  return { papers: papers.blue, scene, front, tab: suitTab(8, 'blue', coat.fur) };
}
