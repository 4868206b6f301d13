import { catHead, paw } from '../../cat';
import { hills } from '../../landscape';
import { glow } from '../../light';
import { curve, mirror } from '../../outline';
import { circle, clipped, line, place, polygon, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { sky } from '../../sky';
import { type Face } from '../frame';
import { limb } from '../limb';
import { coats, jokerFur, koty, papers, type Suit } from '../palette';
import { suitLight, suitShape } from '../suits';
import { signTab } from '../tab';

const suits: readonly Suit[] = ['blue', 'yellow', 'green', 'pink'];

const bell = (x: number, y: number): string =>
  raise(1, circle(x, y, 9, '#ffd56e') + line(`M${x - 5} ${y + 1}H${x + 5}`, '#a8641c', 2.4));

function hat(): string {
  const left = curve('-42 -30!, -60 -64, -90 -60, -98 -34!, -116 -72, -84 -104, -40 -92, 0 -58, 4 -32!');
  const right = curve('42 -30!, 60 -64, 90 -60, 98 -34!, 116 -72, 84 -104, 40 -92, 0 -58, -4 -32!');
  const middle = curve('-26 -32!, -24 -76, -4 -128!, 22 -80, 26 -32!');
  return (
    raise(2, edged(left, coats.blue.fur, 0.3) + edged(right, coats.pink.fur, 0.3)) +
    raise(2, edged(middle, coats.green.fur, 0.3)) +
    raise(1, shape('-48 -22, 0 -34, 48 -22, 46 -38, 0 -50, -46 -38', coats.yellow.fur)) +
    bell(-98, -30) +
    bell(98, -30) +
    bell(-4, -130)
  );
}

/** Every cat at once. */
export function joker(): Face {
  const coat = jokerFur;
  const body = curve(mirror('0 -122, 28 -112, 42 -76, 58 -36, 54 -4, 30 4, 0 4'));
  const bib = shape('0 -110, 26 -94, 24 -40, 0 -18, -24 -40, -26 -94', coat.light);
  const haunch = raise(1, shape('30 -44, 52 -40, 64 -16, 56 4, 22 4', coat.shade));
  const rays = Array.from({ length: 12 }, (_, i) =>
    place(160, 262, polygon('0 0, -56 -420, 56 -420', i % 2 ? '#7a48b0' : '#9a66cc'), { turn: i * 30 }),
  ).join('');
  const juggled: readonly (readonly [Suit, number, number, number])[] = [
    ['blue', 128, 64, 21],
    ['yellow', 182, 46, 24],
    ['green', 232, 66, 22],
    ['pink', 262, 118, 21],
  ];
  const scene =
    sky('#4a2a8c', '#c77ac8') +
    rays +
    glow(160, 240, 170, '#ffe6f0', 0.5) +
    circle(160, 250, 104, '#c79be4', { opacity: 0.55 }) +
    hills([356, 350, 346, 350, 346, 352], '#5a3098', { mist: '#8a54b8' });
  const marks = shape('0 -46!, 7 -16, 26 10, 36 50, -36 50, -26 10, -7 -16', coat.light);
  const cat =
    raise(
      2,
      limb('M44 -14C96 -8 108 -48 92 -74C84 -90 96 -104 108 -98', coat.shade, 20) +
        limb('M107 -99L108 -98', coat.light, 20),
    ) +
    raise(2, edged(body, coat.fur, 0.35) + clipped(body, bib)) +
    haunch +
    place(0, 0, haunch, { flip: true }) +
    paw(-17, -4, { ...coat, fur: coat.light }, 18, 13) +
    paw(17, -4, { ...coat, fur: coat.light }, 18, 13) +
    raise(1, line('M-32 -98Q0 -80 32 -98', coats.pink.fur, 11)) +
    bell(0, -86) +
    place(
      0,
      -142,
      raise(3, catHead(coat, { irises: [coat.iris, '#7fe0b0'], eye: 17, mouth: 'smile', marks })) + place(0, 4, hat()),
      { scale: 1.06 },
    );
  const sign = suits
    .map((suit, i) => suitShape(suit, (i % 2 ? 1 : -1) * 20, i < 2 ? -16 : 18, 14, coats[suit].deep))
    .join('');
  const front =
    juggled.map(([suit, x, y, r], i) => suitLight(suit, x, y, r, coats[suit].fur, i * 14 - 20, 2)).join('') +
    place(160, 396, cat, { scale: 0.98 }) +
    hills([408, 402, 406, 400, 404, 402], '#2b1a58');
  return { papers: papers.joker, scene, front, tab: signTab('?', koty.cream, sign) };
}
