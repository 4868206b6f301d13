/** The pictures of the cats that play: small for the table, large where a cat is met alone. */
import { expressions, type Expression } from '../../../src/storage/cats';
import type { Output } from '../render';

import { playingCats } from './cats';
import { portrait } from './portrait';

const LARGE: readonly Expression[] = ['calm', 'glad', 'asleep'];

export const botOutputs: readonly Output[] = playingCats.flatMap((cat) => [
  ...expressions.map((expression): Output => ({
    file: `bots/${cat.name}-${expression}.webp`,
    width: 96,
    drawing: portrait(cat, expression, 'small'),
    quality: 72,
  })),
  ...LARGE.map((expression): Output => ({
    file: `bots/large/${cat.name}-${expression}.webp`,
    width: 200,
    drawing: portrait(cat, expression, 'large'),
    quality: 64,
  })),
]);
