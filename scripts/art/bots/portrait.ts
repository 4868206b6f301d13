/** A portrait of a cat that plays: a coin of paper with its bust; ears, hats and whiskers break the coin's upper edge. */
import type { Expression } from '../../../src/storage/cats';
import { catHead, type HeadLook } from '../cat';
import { lighter } from '../colour';
import { curve } from '../outline';
import { circle, clipped, path, place } from '../paper';
import type { Drawing } from '../render';
import { edged, raise } from '../shadow';

import type { PlayingCat } from './cats';

interface Feature {
  readonly head: Pick<HeadLook, 'mood' | 'mouth' | 'look' | 'earTurns' | 'blush'>;
  readonly tilt: number;
  readonly down: number;
}

/** What an expression changes; all else is the cat's own. */
const features: Readonly<Record<Expression, Feature>> = {
  calm: { head: { look: [0, 0.1], blush: 0.45 }, tilt: 0, down: 0 },
  thinking: {
    head: { mood: 'wide', mouth: 'flat', look: [0.85, -0.95], earTurns: [-4, 6], blush: 0.3 },
    tilt: 7,
    down: 0,
  },
  glad: { head: { mood: 'happy', mouth: 'open', earTurns: [-7, -7], blush: 0.85 }, tilt: -5, down: -3 },
  sulking: {
    head: { mood: 'sad', mouth: 'sad', look: [-0.95, 0.55], earTurns: [27, 27], blush: 0.2 },
    tilt: -9,
    down: 5,
  },
  asleep: { head: { mood: 'asleep', mouth: 'cat', earTurns: [12, 12], blush: 0.6 }, tilt: -8, down: 8 },
};

const LETTER = 'M-9 -9H9L-3 9H9V14H-11V9L1 -4H-9Z';
/** The coin, its middle at 60, 76; below its middle everything is cut by it. */
const LOWER = 'M-40 -80H160V98H107.1A52 52 0 0 1 12.9 98H-40Z';
const BODY = curve('60 106, 88 110, 104 128, 110 150, 10 150, 16 128, 32 110');
/** A small picture has a larger head and larger eyes, and no whiskers: they would be dust. */
const SIZES = { small: { scale: 0.84, eye: 18 }, large: { scale: 0.78, eye: 16 } };

export function portrait(cat: PlayingCat, expression: Expression, size: keyof typeof SIZES): Drawing {
  const { coat, coin, worn = '', over = '', neck = '', drop = 0, mood, mouth, ...own } = cat;
  const { head, tilt, down } = features[expression];
  const { scale, eye } = SIZES[size];
  const look = { ...own, mood, mouth, ...head, eye, whiskers: size === 'large' };
  const bust =
    raise(1, edged(BODY, coat.shade, 0.25)) +
    place(60, 116, neck) +
    place(60, 80 + drop + down * 0.7, catHead(coat, look) + over + worn, { scale, turn: tilt });
  const asleep =
    place(104, 24, path(LETTER, '#fff1d6'), { scale: size === 'small' ? 1.25 : 0.95, turn: 8 }) +
    (size === 'small' ? '' : place(118, 6, path(LETTER, '#fff1d6'), { scale: 0.55, turn: 8 }));
  const ground =
    raise(2, circle(60, 75, 52, lighter(coin, 0.45)) + circle(60, 76, 52, coin)) +
    circle(60, 76, 43, lighter(coin, 0.22), { opacity: 0.7 });
  const content = ground + clipped(LOWER, bust) + (expression === 'asleep' ? asleep : '');
  return { width: 140, height: 150, content: place(10, 18, content) };
}
