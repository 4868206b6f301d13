import type { Drawing, Output } from '../render';

import { back, strayBack } from './backs';
import { boxOutputs } from './box';
import { catCards } from './cats';
import { costumeCards } from './costumes';
import type { DrawnCard } from './drawnCard';
import { groundOutputs } from './ground';
import { catnip } from './things/catnip';
import { foodCards } from './things/food';
import { lostCat } from './things/lostCat';
import { sprayBottle } from './things/sprayBottle';
import { toyCards } from './things/toys';
import { tokens } from './tokens';

/** By the card's key in the rules. */
const cards: ReadonlyMap<string, DrawnCard> = new Map([
  ...catCards,
  ...foodCards,
  ...toyCards,
  ...costumeCards,
  ['catnip', catnip()],
  ['lostCat', lostCat()],
  ['sprayBottle', sprayBottle()],
]);

export const catLadyCards: ReadonlyMap<string, Drawing> = new Map([
  ...[...cards].map(([name, { full }]): [string, Drawing] => [name, full]),
  ['back', back()],
  ['strayBack', strayBack()],
]);

export const catLadySmall: ReadonlyMap<string, Drawing> = new Map(
  [...cards].map(([name, { small }]): [string, Drawing] => [name, small]),
);

export const outputs: readonly Output[] = [
  ...[...catLadyCards].flatMap(([name, drawing]) => [
    { file: `cat-lady/${name}.webp`, width: 360, drawing, quality: 76 },
    { file: `cat-lady/large/${name}.webp`, width: 480, drawing },
  ]),
  ...[...catLadySmall].map(([name, drawing]) => ({ file: `cat-lady/small/${name}.webp`, width: 180, drawing })),
  ...[...tokens].map(([name, drawing]) => ({
    file: `cat-lady/token/${name}.webp`,
    width: name === 'cat' ? 240 : 160,
    drawing,
  })),
  ...groundOutputs,
  ...boxOutputs,
];
