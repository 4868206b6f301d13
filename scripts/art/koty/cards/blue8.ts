import { catHead, paw } from '../../cat';
import { mix } from '../../colour';
import { hill } from '../../landscape';
import { moon } from '../../moon';
import { curve } from '../../outline';
import { clipped, path, place, rectangle } from '../../paper';
import { edged, raise } from '../../shadow';
import { cloud, sky } from '../../sky';
import { dreamStars, type Face } from '../frame';
import { coats, papers } from '../palette';
import { suitShape } from '../suits';
import { suitTab } from '../tab';

const coat = coats.blue;

function roof(): string {
  const row = (y: number, shift: number): string =>
    Array.from({ length: 9 }, (_, i) => `M${i * 40 - 40 + shift} ${y}a20 20 0 0 0 40 0Z`).join('');
  const tiles = [418, 396, 374].map((y, i) => path(row(y, i % 2 ? 20 : 0), i % 2 ? '#28348a' : '#34459e')).join('');
  return (
    raise(2, rectangle(-20, 362, 340, 80, '#1f2a78') + tiles) + raise(2, rectangle(-20, 354, 340, 18, '#5a6cc8', 9))
  );
}

/** On the ridge of a roof at full moon, every hair on end. */
export function blue8(): Face {
  const arch = curve(
    '-82 -84, -84 -120, -70 -148!, -60 -150, -52 -182!, -38 -178, -24 -208!, -12 -200, 6 -218!, 18 -204, 40 -208!, 46 -190, 70 -186!, 72 -164, 90 -152!, 88 -130, 96 -96, 94 -50, 92 0, 64 0, 62 -50, 46 -96, 12 -116, -22 -104, -42 -64, -50 0, -78 0, -78 -44',
  );
  const farLegs =
    curve('60 -80, 96 -80, 118 -40, 116 0, 90 0, 86 -34') + curve('-60 -90, -24 -90, -16 -40, -18 0, -44 0, -42 -40');
  const marks =
    suitShape('blue', 8, -160, 18, coat.shade) +
    suitShape('blue', 58, -142, 15, coat.shade) +
    suitShape('blue', 78, -92, 12, coat.shade) +
    suitShape('blue', -42, -140, 13, coat.shade);
  const tail = curve(
    '72 -124, 92 -136, 84 -164!, 98 -164, 90 -196!, 106 -198, 102 -228!, 118 -220, 134 -232!, 136 -206, 146 -192!, 134 -174, 138 -154!, 124 -142, 112 -114, 90 -98',
  );
  const scene =
    sky('#141c5c', '#8fb0ff', { middle: [0.5, '#2c42a4'] }) +
    dreamStars(28, 240, 22, 4, { x: 160, y: 216, r: 134 }) +
    moon(160, 224, 126, { colour: '#fdf0cf', halo: 0.35, depth: 2 }) +
    cloud(70, 292, 0.5, '#4a66c0') +
    hill(81, 334, 12, '#3f5bbc', { mist: '#8fb0ff' }) +
    raise(2, rectangle(232, 306, 36, 60, '#3a2c74') + rectangle(226, 298, 48, 14, '#51409a', 3));
  const cat =
    raise(2, path(farLegs, coat.shade) + edged(tail, mix(coat.fur, coat.shade, 0.45), 0.3)) +
    raise(2, edged(arch, coat.fur, 0.35) + clipped(arch, marks)) +
    paw(-68, -3, coat, 18, 12) +
    paw(76, -3, coat, 18, 12) +
    place(
      -66,
      -82,
      raise(
        3,
        catHead(coat, {
          mood: 'cross',
          ears: 'back',
          mouth: 'fangs',
          eye: 17,
          emblem: suitShape('blue', 0, 2, 12, coat.deep),
        }),
      ),
      { scale: 1.06, turn: -4 },
    );
  const front = roof() + place(158, 362, cat, { scale: 0.95 });
  return { papers: papers.blue, scene, front, tab: suitTab(8, 'blue', coat.fur) };
}
