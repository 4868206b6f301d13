import type { Drawing, Output } from '../render';
import { back, strayBack } from './backs';
import { boxOutputs } from './box';
import { catCards, smallCats } from './cats';
import { groundOutputs } from './ground';
import { costumeCards, smallCostumes } from './things/costumes';
import { foodCards, smallFoods } from './things/food';
import { otherCards, smallOthers } from './things/others';
import { smallToys, toyCards } from './things/toys';
import { tokens } from './tokens';

/** By the card's key in the rules; the backs besides. */
export const catLadyCards: ReadonlyMap<string, Drawing> = new Map([
  ...catCards,
  ...foodCards,
  ...toyCards,
  ...costumeCards,
  ...otherCards,
  ['back', back()],
  ['strayBack', strayBack()],
]);

/** Drawn anew for the width of a thumb; backs are simple enough as they are. */
export const catLadySmall: ReadonlyMap<string, Drawing> = new Map([
  ...smallCats,
  ...smallFoods,
  ...smallToys,
  ...smallCostumes,
  ...smallOthers,
]);

export const catLadyTokens = tokens;

export const catLadyOutputs: readonly Output[] = [
  ...[...catLadyCards].flatMap(([name, drawing]) => [
    { file: `cat-lady/${name}.webp`, width: 360, drawing },
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
