import { freeze } from '../kernel/clone';

export const COLOURS = freeze(['black', 'orange', 'white'] as const);
export type Colour = (typeof COLOURS)[number];

/** The kinds of food that a cat may want. */
export const KINDS = freeze(['chicken', 'tuna', 'milk'] as const);
export type Kind = (typeof KINDS)[number];

/** Food as it lies on the table: one of the kinds, or a treat, which counts as any kind. */
export const FOODS = freeze([...KINDS, 'treat'] as const);
export type Food = (typeof FOODS)[number];

export type CatKey =
  | 'shadow'
  | 'jazz'
  | 'lily'
  | 'blackberry'
  | 'keaton'
  | 'pablo'
  | 'chester'
  | 'bell'
  | 'bronte'
  | 'zeus'
  | 'pumpkin'
  | 'chairman'
  | 'cooper'
  | 'gershon'
  | 'snowflake'
  | 'sparkle'
  | 'cuddleface'
  | 'sox'
  | 'alvin'
  | 'dinah'
  | 'luna'
  | 'luska'
  | StrayKey;

export type StrayKey =
  | 'florence'
  | 'antoinette'
  | 'eliot'
  | 'levar'
  | 'zoroaster'
  | 'penny'
  | 'macak'
  | 'hemingway'
  | 'sweetheart'
  | 'moonbeam'
  | 'waffle'
  | 'cow'
  | 'truffle';

/** An amount of chicken, of tuna and of milk. */
export type Meal = readonly [number, number, number];

export type Wants =
  /** The cat wants exactly this meal. */
  | { readonly meal: Meal }
  /** The cat wants between one and this many foods, all of one kind. */
  | { readonly oneKind: number }
  /** The cat wants one food or more, of any kinds. */
  | { readonly any: true };

/** What a cat is worth once it is fed. */
export type Worth =
  | { readonly points: number }
  /** Points for each fed cat of a colour, including the cat itself. */
  | { readonly each: number; readonly per: Colour }
  /** Points for each set of a black, an orange and a white cat that are fed. */
  | { readonly each: number; readonly per: 'set' }
  | { readonly each: number; readonly per: 'costume' | 'toy' }
  /** Points for each food that the cat ate. */
  | { readonly each: number; readonly per: 'food' }
  /** Points for each other fed cat that ate food of the same kind. */
  | { readonly each: number; readonly per: 'sameKind' }
  /** `most` if its owner has fed strictly more cats than anybody else, `otherwise` if not. */
  | { readonly most: number; readonly otherwise: number };

export interface Cat {
  readonly key: CatKey;
  readonly colours: readonly Colour[];
  readonly wants: Wants;
  readonly worth: Worth;
  /** Once fed, the cat may count as one more catnip. */
  readonly isCatnip?: true;
  /** Once fed, the cat lets this many other foods count as treats. */
  readonly sweetens?: number;
}

const black: readonly Colour[] = ['black'];
const orange: readonly Colour[] = ['orange'];
const white: readonly Colour[] = ['white'];

const meal = (chicken: number, tuna: number, milk: number): Wants => ({ meal: [chicken, tuna, milk] });
const points = (value: number): Worth => ({ points: value });
const cat = (key: CatKey, colours: readonly Colour[], wants: Wants, worth: Worth): Cat => ({
  key,
  colours,
  wants,
  worth,
});

/** The cats of the main deck (C1.2). */
export const CATS: readonly Cat[] = freeze([
  cat('shadow', black, meal(0, 1, 0), points(1)),
  cat('jazz', black, meal(0, 1, 0), points(1)),
  cat('lily', black, meal(0, 0, 1), points(2)),
  cat('blackberry', black, meal(2, 0, 0), points(3)),
  cat('keaton', black, meal(0, 0, 2), points(4)),
  cat('pablo', black, meal(0, 3, 0), points(6)),
  cat('chester', orange, meal(0, 1, 0), points(1)),
  cat('bell', orange, meal(1, 0, 0), points(1)),
  cat('bronte', orange, meal(0, 2, 0), points(3)),
  cat('zeus', orange, meal(2, 0, 0), points(3)),
  cat('pumpkin', orange, meal(2, 0, 1), points(6)),
  cat('chairman', orange, meal(3, 0, 0), points(6)),
  cat('cooper', white, meal(1, 0, 0), points(1)),
  cat('gershon', white, meal(1, 0, 0), points(1)),
  cat('snowflake', white, meal(0, 0, 1), points(2)),
  cat('sparkle', white, meal(0, 2, 0), points(3)),
  cat('cuddleface', white, meal(0, 0, 2), points(4)),
  cat('sox', white, meal(0, 2, 1), points(6)),
  cat('alvin', ['black', 'orange'], meal(0, 1, 1), { each: 1, per: 'orange' }),
  cat('dinah', ['orange', 'white'], meal(1, 0, 1), { each: 1, per: 'white' }),
  cat('luna', ['black', 'white'], meal(1, 1, 0), { each: 1, per: 'black' }),
  cat('luska', COLOURS, meal(1, 1, 1), points(5)),
]);

/** The strays (C1.4). */
export const STRAYS: readonly Cat[] = freeze([
  cat('florence', orange, meal(1, 0, 1), { each: 2, per: 'orange' }),
  cat('antoinette', white, meal(0, 1, 1), { each: 2, per: 'white' }),
  cat('eliot', black, meal(1, 1, 0), { each: 2, per: 'black' }),
  cat('levar', white, meal(1, 1, 0), { each: 4, per: 'set' }),
  cat('zoroaster', black, meal(2, 0, 0), { each: 2, per: 'costume' }),
  cat('penny', orange, meal(0, 0, 1), { each: 1, per: 'toy' }),
  { ...cat('macak', orange, meal(0, 0, 1), points(2)), isCatnip: true },
  cat('hemingway', black, meal(0, 0, 1), { most: 7, otherwise: 3 }),
  cat('sweetheart', COLOURS, meal(1, 1, 0), points(5)),
  { ...cat('moonbeam', white, meal(1, 1, 0), points(3)), sweetens: 2 },
  cat('waffle', orange, { oneKind: 4 }, { each: 3, per: 'food' }),
  cat('cow', white, { any: true }, { each: 2, per: 'food' }),
  cat('truffle', black, { oneKind: 1 }, { each: 2, per: 'sameKind' }),
]);

/** All cats by their key. */
export const CAT = freeze(Object.fromEntries([...CATS, ...STRAYS].map((one) => [one.key, one]))) as Readonly<
  Record<CatKey, Cat>
>;
