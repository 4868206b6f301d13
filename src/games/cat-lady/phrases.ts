import { faceOf } from '../../rules/cat-lady/cards';
import { FOODS, KINDS, type Cat, type Food } from '../../rules/cat-lady/cats';
import type { Foods } from '../../rules/cat-lady/feeding/collection';
import type { Line } from '../../rules/cat-lady/state';
import type { Card } from '../../rules/kernel/types';
import type { Phrase, PhraseFact } from '../../words/phrase';

export const makePhrase = (path: string, facts?: Readonly<Record<string, PhraseFact>>): Phrase => ({
  key: `cat-lady:${path}`,
  ...(facts && { facts }),
});

export const namePhrase = (picture: string): Phrase => makePhrase(`card.${picture}.name`);
export const cardPhrase = (card: Card): Phrase =>
  card === 0 ? makePhrase('piece.hidden') : namePhrase(faceOf(card).key);

export const listPhrase = (parts: readonly Phrase[]): Phrase =>
  parts.length === 0 ? makePhrase('list.none') : parts.reduce((some, more) => makePhrase('list.more', { some, more }));

export const foodPhrase = (food: Food, count: number): Phrase => makePhrase(`food.${food}`, { count });
export const foodsPhrase = (foods: Readonly<Foods>): Phrase =>
  listPhrase(FOODS.flatMap((food, i) => (foods[i] > 0 ? [foodPhrase(food, foods[i])] : [])));

const wantsPhrase = ({ wants }: Cat): Phrase => {
  if ('meal' in wants)
    return listPhrase(KINDS.flatMap((kind, i) => (wants.meal[i] > 0 ? [foodPhrase(kind, wants.meal[i])] : [])));
  if ('oneKind' in wants)
    return wants.oneKind === 1 ? makePhrase('wants.one') : makePhrase('wants.oneKind', { most: wants.oneKind });
  return makePhrase('wants.any');
};

function worthPhrase(cat: Cat): Phrase {
  const { worth } = cat;
  const gift = cat.isCatnip ? 'isCatnip' : cat.sweetens ? 'sweetens' : null;
  const points: Phrase =
    'per' in worth
      ? makePhrase(`worth.${worth.per}`, { each: worth.each })
      : 'most' in worth
        ? makePhrase('worth.most', { most: worth.most, otherwise: worth.otherwise })
        : makePhrase('worth.points', { count: worth.points });
  return gift ? makePhrase(`worth.${gift}`, { points }) : points;
}

/** Describes a cat: its colours, what it wants to eat and what it brings. */
export const describeCat = (cat: Cat): Phrase =>
  makePhrase('cat.about', {
    colours: listPhrase(cat.colours.map((colour) => makePhrase(`colour.${colour}`))),
    wants: wantsPhrase(cat),
    worth: worthPhrase(cat),
  });

/** Names a card for a screen reader; for a cat it also says what the cat wants and brings. */
export function describeCard(card: Card): Phrase {
  if (card === 0) return cardPhrase(card);
  const face = faceOf(card);
  if (face.type === 'cat')
    return makePhrase('cat.spoken', { name: namePhrase(face.key), about: describeCat(face.cat) });
  const name = namePhrase(face.key);
  return face.type === 'toy' || face.type === 'costume' ? makePhrase(`spoken.${face.type}`, { name }) : name;
}

const ROWS = 3;
export const isRow = (line: Line): boolean => line < ROWS;
export const numberOf = (line: Line): number => (line % ROWS) + 1;
/** Tells `row` from `column`, for texts that differ. */
export const kindOfLine = (line: Line): 'row' | 'column' => (isRow(line) ? 'row' : 'column');
