/** The three lands on which something happens. Their word is live text over the empty band. */
import { flyingCrow } from '../crow';
import { hill, hills } from '../landscape';
import { circle, clipped, curve, element, line, path, place, rectangle, round } from '../paper';
import type { Drawing } from '../render';
import { edged, raise } from '../shadow';
import { sky } from '../sky';
import { crescent } from '../moon';
import { flock, landStars, stage } from './frame';
import { sen } from './palette';

/** A face-down card, 60 x 84, centred. */
const dreamCard = (colour: string): string =>
  raise(2, rectangle(-31, -44, 62, 88, sen.cream, 9) + rectangle(-25, -38, 50, 76, colour, 6) + circle(0, 0, 19, sen.mint) + circle(0, 0, 14, sen.night) + crescent(0, 0, 10, sen.cream));

/** Two cards carried off by one crow; four look on. */
function take(): Drawing {
  const scene =
    sky('#4a2a86', '#ffb27a', 300, 420, [0.42, '#b04a92']) + circle(163, 204, 108, '#d9648e') + circle(163, 204, 84, '#ff9a84') + landStars(101, 180, 14, 2, { x: 165, y: 190, r: 90 }) +
    hills([300, 292, 302, 296, 304, 290], '#c9588c', { mist: '#e0708e' }) + hills([318, 308, 312, 316, 306, 314], '#8f3f6c', { mist: '#b9587a' });
  const prey = place(128, 246, dreamCard(sen.indigo), { turn: -14, scale: 0.9 }) + place(198, 246, dreamCard(sen.teal), { turn: 14, scale: 0.9 });
  const watchers = [[62, true, -14], [120, true, -8], [182, false, -10], [240, false, -14]] as const;
  const front = prey + place(166, 189, flyingCrow(), { scale: 0.88 }) + flock(watchers.map(([x, flip, nod]) => ({ x, y: 338, scale: 0.52, flip, nod })));
  return stage(5, scene, front);
}

/** The night opens one eye. */
function peek(): Drawing {
  const almond = 'M54 212Q150 100 246 212Q150 304 54 212Z';
  const rays = Array.from({ length: 16 }, (_, i) => element('g', { transform: `rotate(${round(i * 22.5)} 150 202)` }, line('M150 163V173', sen.mint, 3.4))).join('');
  const iris = circle(150, 202, 51, '#1f6f86') + circle(150, 202, 45, sen.teal) + rays + circle(150, 202, 24, sen.ink) + circle(137, 187, 11, '#ffffff') + circle(164, 216, 5, '#ffffff', { opacity: 0.8 });
  const ball = clipped(almond, path(almond, '#fff6e2') + iris + path('M40 212Q150 100 260 212V228Q150 128 40 228Z', sen.ink, { opacity: 0.16 }));
  const lid = raise(2, edged(curve([[42, 218, 'sharp'], [90, 160], [150, 134], [210, 160], [258, 218, 'sharp'], [210, 174], [150, 154], [90, 174]]), '#8a3a86', 0.3));
  const lashes = [[78, 168, 62, 146], [112, 146, 102, 120], [150, 138, 150, 108], [188, 146, 198, 120], [222, 168, 238, 146]].map(([a, b, c, d]) => line(`M${a} ${b}L${c} ${d}`, '#8a3a86', 7)).join('');
  const scene =
    sky('#5a2480', '#ff9c92', 300, 420, [0.45, '#b8408a']) + landStars(104, 130, 12, 1, { x: 150, y: 130, r: 70 }) + circle(150, 202, 116, '#cf5a92') + circle(150, 202, 90, '#f08a9a') +
    raise(1, lashes) + raise(2, ball) + lid + hills([274, 284, 316, 322, 316, 284, 274], '#8a2f72', { mist: '#a83f7e' }) + hills([318, 312, 318, 322, 318, 312, 318], '#561c55', { mist: '#7a2c66' });
  const crows = [[62, 290, true, -14], [238, 290, false, -14], [62, 338, true, -16], [120, 338, true, -20], [180, 338, false, -20], [238, 338, false, -16]] as const;
  return stage(6, scene, flock(crows.map(([x, y, flip, nod]) => ({ x, y, scale: 0.5, flip, nod }))));
}

/** Two cards change places. */
function swap(): Drawing {
  const arrow = raise(2, line('M106 160Q152 108 212 148', '#fff0cf', 18) + path('M196 174L240 176L232 130Z', '#fff0cf', { stroke: '#fff0cf', 'stroke-width': 6, 'stroke-linejoin': 'round' }));
  const both = arrow + place(166, 198, place(-166, -198, arrow), { turn: 180 });
  const scene =
    sky('#3a2a8a', '#ffd07a', 300, 420, [0.45, '#b85a8a']) + circle(166, 184, 104, '#d0708a') + circle(166, 184, 80, '#f6ab80') + landStars(107, 150, 12, 2, { x: 166, y: 190, r: 90 }) +
    hill(107, 262, 8, '#e09a74', { mist: '#ffc487' }) + hills([284, 286, 286, 284, 286, 284], '#b4586e', { mist: '#d07a74' }) + hills([324, 328, 324, 328, 326, 322], '#672a5c');
  const cards = place(0, -14, both + place(128, 198, dreamCard(sen.indigo), { turn: -8, scale: 0.84 }) + place(204, 198, dreamCard(sen.teal), { turn: 8, scale: 0.84 }));
  const back = [[78, true], [160, true], [242, false]] as const;
  const near = [[56, true], [118, true], [194, false], [256, false]] as const;
  const front = cards + flock([...back.map(([x, flip], i) => ({ x, y: 290, scale: 0.48, flip, nod: i * 5 })), ...near.map(([x, flip], i) => ({ x, y: 338, scale: 0.48, flip, nod: (i * 7) % 12 }))]);
  return stage(7, scene, front);
}

export const specials = { take: take(), peek: peek(), swap: swap() } as const;
