/** The three lands on which something happens. Their word is live text over the empty band. */
import { flyingCrow } from '../crow';
import { hill, hills, mountains } from '../landscape';
import { glow } from '../light';
import { circle, clipped, curve, element, line, path, place, rectangle, round } from '../paper';
import type { Drawing } from '../render';
import { edged, raise } from '../shadow';
import { sky, stars } from '../sky';
import { crescent } from '../moon';
import { flock, stage } from './frame';
import { sen } from './palette';

const numberSpot = { x: 70, y: 72, r: 76 };

/** A face-down card, 60 x 84, centred. */
const dreamCard = (colour: string): string =>
  raise(2, rectangle(-31, -44, 62, 88, sen.cream, 9) + rectangle(-25, -38, 50, 76, colour, 6) + circle(0, 0, 19, sen.mint) + circle(0, 0, 14, sen.night) + crescent(0, 0, 10, sen.cream));

/** Two cards carried off by one crow; four look on. */
function take(): Drawing {
  const scene =
    sky('#4a2a72', '#ffb182') + glow(160, 220, 150, '#ffe0a8', 0.8) + stars({ seed: 101, width: 300, height: 180, count: 14, colour: sen.cream, bright: 2, avoid: [numberSpot, { x: 165, y: 190, r: 90 }] }) +
    mountains([[40, 300], [130, 282], [216, 306], [274, 280]], '#d9748a', { mist: '#ffb896' }) + hills([324, 312, 318, 324, 310, 318], '#8f3f6c', { mist: '#b9587a' });
  const prey = place(128, 240, dreamCard(sen.indigo), { turn: -14, scale: 0.98 }) + place(200, 240, dreamCard(sen.teal), { turn: 14, scale: 0.98 });
  const watchers = [[62, true, -14], [120, true, -8], [182, false, -10], [240, false, -14]] as const;
  const front = prey + place(164, 172, flyingCrow(), { scale: 0.94 }) + flock(watchers.map(([x, flip, nod]) => ({ x, y: 346, scale: 0.54, flip, nod })));
  return stage(5, scene, front);
}

/** The night opens one eye. */
function peek(): Drawing {
  const almond = 'M58 216Q162 92 266 216Q162 312 58 216Z';
  const ball = clipped(almond, path(almond, '#fff6e2') + circle(162, 206, 52, '#1f6f86') + circle(162, 206, 46, sen.teal) + Array.from({ length: 16 }, (_, i) => element('g', { transform: `rotate(${round(i * 22.5)} 162 206)` }, line('M162 166V176', sen.mint, 3.4))).join('') + circle(162, 206, 24, sen.ink) + circle(148, 190, 11, '#ffffff') + circle(176, 220, 5, '#ffffff', { opacity: 0.8 }) + path('M50 216Q162 92 274 216V232Q162 122 50 232Z', sen.ink, { opacity: 0.16 }));
  const lid = raise(2, edged(curve([[46, 222, 'sharp'], [96, 158], [162, 128], [228, 158], [278, 222, 'sharp'], [228, 172], [162, 150], [96, 172]]), '#8a3a86', 0.3));
  const lashes = [[84, 166, 66, 142], [120, 142, 108, 114], [162, 132, 162, 102], [204, 142, 216, 114], [240, 166, 258, 142]].map(([a, b, c, d]) => line(`M${a} ${b}L${c} ${d}`, '#8a3a86', 7)).join('');
  const scene =
    sky('#56236a', '#ff9c92') + stars({ seed: 104, width: 300, height: 130, count: 12, colour: sen.cream, bright: 1, avoid: [numberSpot, { x: 162, y: 130, r: 60 }] }) + glow(162, 210, 170, '#ffd3a8', 0.7) +
    raise(1, lashes) + raise(2, ball) + lid + hill(104, 306, 8, '#c9597e', { mist: '#e87f88' }) + hills([330, 316, 322, 326, 316, 328], '#7e2f66', { mist: '#a34572' });
  const crows = [[58, 342, true, -16], [98, 318, true, -12], [138, 346, true, -18], [186, 346, false, -18], [226, 318, false, -12], [248, 346, false, -16]] as const;
  return stage(6, scene, flock(crows.map(([x, y, flip, nod]) => ({ x, y, scale: 0.5, flip, nod }))));
}

/** Two cards change places. */
function swap(): Drawing {
  const arrow = raise(2, path('M94 160Q150 104 216 140L222 124L240 168L194 172L205 158Q150 134 108 172Z', '#fff0cf'));
  const both = arrow + place(166, 204, place(-166, -204, arrow), { turn: 180 });
  const scene =
    sky('#3a2a78', '#ffce86') + glow(166, 208, 150, '#fff0c0', 0.75) + stars({ seed: 107, width: 300, height: 150, count: 12, colour: sen.cream, bright: 2, avoid: [numberSpot, { x: 166, y: 190, r: 90 }] }) +
    hill(107, 286, 10, '#d98a6c', { mist: '#ffc487' }) + hills([306, 298, 304, 296, 304, 300], '#a4506a', { mist: '#c96f70' }) + hills([338, 330, 334, 340, 330, 336], '#672a5c');
  const cards = both + place(122, 204, dreamCard(sen.indigo), { turn: -8, scale: 0.9 }) + place(210, 204, dreamCard(sen.teal), { turn: 8, scale: 0.9 });
  const back = [[78, true], [160, true], [242, false]] as const;
  const near = [[56, true], [118, true], [194, false], [256, false]] as const;
  const front = cards + flock([...back.map(([x, flip], i) => ({ x, y: 304, scale: 0.44, flip, nod: i * 5 })), ...near.map(([x, flip], i) => ({ x, y: 347, scale: 0.48, flip, nod: (i * 7) % 12 }))]);
  return stage(7, scene, front);
}

export const specials = { take: take(), peek: peek(), swap: swap() } as const;
