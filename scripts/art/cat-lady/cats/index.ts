/** Every cat's card: the portrait, and what the rules say of the cat. */
import { CATS, STRAYS, type Cat } from '../../../../src/rules/cat-lady/cats';
import type { DrawnCard } from '../drawnCard';
import { mealOf, worthOf } from '../facts';
import { card } from '../frame';
import { head } from '../poses/figure';
import { smallCard } from '../smallCard';

import { portraits } from './portraits';

function catCard(cat: Cat): DrawnCard {
  const { scene, wall, tab, paper, figure } = portraits[cat.key]();
  const worth = worthOf(cat);
  const labels = { worth, meal: mealOf(cat), colours: cat.colours, tab, paper };
  const upright = { ...figure, tilt: 0 };
  const face = worth.sign ? head(upright, 176, 212, { scale: 1.72 }) : head(upright, 160, 212, { scale: 1.86 });
  return { full: card(scene, labels), small: smallCard(face, wall, labels) };
}

export const catCards: ReadonlyMap<string, DrawnCard> = new Map(
  [...CATS, ...STRAYS].map((cat) => [cat.key, catCard(cat)]),
);
