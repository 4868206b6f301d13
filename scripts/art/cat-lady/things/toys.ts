import { lighter } from '../../colour';
import { place } from '../../paper';
import type { DrawnCard } from '../drawnCard';
import { card } from '../frame';
import { rug } from '../furniture';
import { furs, lady } from '../palette';
import { floor, spot, wall, type Pattern } from '../room';
import { toySign } from '../signs/sorts';
import { smallCard } from '../smallCard';

import { thief } from './thief';
import { ball, mouse, scratcher, tower, wand } from './toyShapes';

interface ToyRoom {
  readonly draw: () => string;
  readonly colour: string;
  readonly pattern: Pattern;
  readonly ground: string;
  readonly scale: number;
}

const rooms = {
  mouse: { draw: mouse, colour: '#f9c9b4', pattern: 'stripes', ground: '#e09a80', scale: 1.14 },
  yarn: { draw: ball, colour: '#c9e3d0', pattern: 'dots', ground: '#8fbfa0', scale: 1.16 },
  wand: { draw: wand, colour: lady.butter, pattern: 'diamonds', ground: '#e0b45c', scale: 1.08 },
  tower: { draw: tower, colour: '#bcd6f0', pattern: 'plain', ground: '#7f9fd0', scale: 0.96 },
  scratcher: { draw: scratcher, colour: '#d8c4ee', pattern: 'checks', ground: '#a486c8', scale: 1.02 },
} as const satisfies Record<string, ToyRoom>;

function toyCard(name: string, { draw, colour, pattern, ground, scale }: ToyRoom): DrawnCard {
  const toy = draw();
  const scene =
    wall(colour, pattern) +
    spot(150, 222, 114, lighter(colour, 0.68)) +
    floor(308, ground) +
    rug(150, 334, 132, 18, lighter(ground, 0.35), lighter(ground, 0.6)) +
    place(150, 326, toy, { scale }) +
    (name === 'yarn' ? thief(66, 306, furs.grey, 14) : name === 'wand' ? thief(206, 296, furs.grey, -8) : '');
  const tall = name === 'tower' || name === 'scratcher';
  const sign = place(0, tall || name === 'wand' ? 24 : 17, toy, { scale: tall ? 0.24 : 0.28 });
  const close =
    spot(150, 226, 132, lighter(colour, 0.68)) + place(150, tall ? 388 : 320, toy, { scale: tall ? 1.3 : 1.36 });
  return {
    full: card(scene, { sort: sign, tab: lady.mint, tag: toySign() }),
    small: smallCard(close, colour, { sort: toySign(), tab: lady.mint }),
  };
}

export const toyCards: ReadonlyMap<string, DrawnCard> = new Map(
  Object.entries(rooms).map(([name, room]) => [name, toyCard(name, room)]),
);
