import { freeze } from '../kernel/clone';
import type { Card } from '../kernel/types';

import { CATS, STRAYS, type Cat, type CatKey, type Food } from './cats';

export const TOYS = freeze(['mouse', 'yarn', 'wand', 'tower', 'scratcher'] as const);
export type Toy = (typeof TOYS)[number];

/** Nine costumes that look different but count alike. */
export const COSTUMES = freeze([
  'captain',
  'wizard',
  'king',
  'bee',
  'dragon',
  'pirate',
  'clown',
  'rabbit',
  'astronaut',
] as const);
export type Costume = (typeof COSTUMES)[number];

export type CardKey =
  CatKey | Food | 'chicken2' | 'tuna2' | 'milk2' | Toy | Costume | 'catnip' | 'lostCat' | 'sprayBottle';

/** The least number of seats at which a card takes part: every match, 3+ or 4. */
export type CardMark = 2 | 3 | 4;

/** What is on a card. Cards with the same key are equal. */
export type Face = { readonly key: CardKey; readonly mark: CardMark } & (
  | { readonly type: 'cat'; readonly cat: Cat; readonly isStray: boolean }
  | { readonly type: 'food'; readonly food: Food; readonly count: number }
  | { readonly type: 'toy'; readonly toy: Toy }
  | { readonly type: 'costume' | 'catnip' | 'lostCat' | 'sprayBottle' }
);

/** The marks of the cats that have one (C1.2). */
const MARKED: Partial<Record<CatKey, CardMark>> = {
  lily: 3,
  chester: 3,
  cooper: 3,
  alvin: 3,
  dinah: 3,
  luna: 3,
  luska: 4,
};

const copies = (make: (mark: CardMark) => Face, unmarked: number, three: number, four: number): Face[] =>
  ([2, 3, 4] as const).flatMap((mark, i) => Array.from({ length: [unmarked, three, four][i] }, () => make(mark)));

const food =
  (key: CardKey, kind: Food, count: number) =>
  (mark: CardMark): Face => ({ key, mark, type: 'food', food: kind, count });
const plain =
  (type: 'catnip' | 'lostCat' | 'sprayBottle') =>
  (mark: CardMark): Face => ({ key: type, mark, type });

/** The main deck (C1.1 to C1.3): 74 cards without a mark, 15 with 3+, 13 with 4. */
const MAIN: readonly Face[] = [
  ...CATS.map((cat): Face => ({ key: cat.key, mark: MARKED[cat.key] ?? 2, type: 'cat', cat, isStray: false })),
  ...copies(food('chicken', 'chicken', 1), 7, 0, 1),
  ...copies(food('chicken2', 'chicken', 2), 2, 1, 0),
  ...copies(food('tuna', 'tuna', 1), 7, 0, 1),
  ...copies(food('tuna2', 'tuna', 2), 2, 1, 0),
  ...copies(food('milk', 'milk', 1), 5, 2, 1),
  ...copies(food('milk2', 'milk', 2), 1, 0, 0),
  ...copies(food('treat', 'treat', 1), 2, 0, 1),
  ...TOYS.flatMap((toy) => copies((mark) => ({ key: toy, mark, type: 'toy', toy }), 2, 0, 1)),
  ...COSTUMES.map((key, i): Face => ({ key, mark: i < 7 ? 2 : i < 8 ? 3 : 4, type: 'costume' })),
  ...copies(plain('catnip'), 5, 1, 1),
  ...copies(plain('sprayBottle'), 3, 1, 1),
  ...copies(plain('lostCat'), 8, 2, 0),
];

const STRAY_FACES: readonly Face[] = STRAYS.map((cat) => ({ key: cat.key, mark: 2, type: 'cat', cat, isStray: true }));

/** Faces by card. There is no card 0: it stands for a card that lies face down. */
export const FACES: readonly (Face | null)[] = freeze([null, ...MAIN, ...STRAY_FACES]);

export const faceOf = (card: Card): Face => FACES[card]!;

/** The cat on a card; throws for a card that shows none. */
export function catOf(card: Card): Cat {
  const face = faceOf(card);
  if (face.type !== 'cat') throw new Error(`card ${card} shows no cat but ${face.key}`);
  return face.cat;
}

/** How many cards of the main deck have this mark. */
export const countMarkedWith = (mark: CardMark): number => MAIN.filter((face) => face.mark === mark).length;

/** The main deck for so many seats. */
export const deckFor = (seats: number): Card[] => MAIN.flatMap((face, i) => (face.mark <= seats ? [i + 1] : []));

export const STRAY_DECK: readonly Card[] = freeze(STRAYS.map((_, i) => MAIN.length + 1 + i));
