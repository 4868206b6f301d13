import { freeze } from '../kernel/clone';
import type { Card } from '../kernel/types';

export type Night = 'moth' | 'bat' | 'owl' | 'dragon';
/** `nine` is what a card shows while it lies face down. */
export type Kind = 'cat' | 'crow' | 'joker' | Night | 'nine';
export type Colour = 'blue' | 'yellow' | 'green' | 'pink';

/** A cat is known by its value, 1 to 8; two cats of one colour make 9. A crow has the value 0. */
export interface Face {
  readonly kind: Kind;
  readonly value: number;
  /** The colour of a cat; null for other cards. */
  readonly colour: Colour | null;
}

export const NINE = 9;
export const CAT_VALUES: readonly number[] = freeze([1, 2, 3, 4, 5, 6, 7, 8]);
export const NIGHT: readonly Night[] = freeze(['moth', 'bat', 'owl', 'dragon']);

/** Colours by value: 1 and 8, 2 and 7, 3 and 6, 4 and 5 share a colour. */
const COLOURS: readonly (Colour | null)[] = freeze([
  null,
  'blue',
  'yellow',
  'green',
  'pink',
  'pink',
  'green',
  'yellow',
  'blue',
]);
export const colourOf = (value: number): Colour => COLOURS[value]!;
/** The cat of the same colour that makes 9 with this one. */
export const friendOf = (value: number): number => NINE - value;

const face = (kind: Kind, value = 0): Face => ({ kind, value, colour: kind === 'cat' ? colourOf(value) : null });

/** What the box holds (KO1). */
export const BOX: readonly { readonly face: Face; readonly copies: number }[] = freeze([
  ...CAT_VALUES.map((value) => ({ face: face('cat', value), copies: 10 })),
  { face: face('crow'), copies: 10 },
  { face: face('joker'), copies: 5 },
  { face: face('moth'), copies: 4 },
  { face: face('bat'), copies: 4 },
  { face: face('owl'), copies: 4 },
  { face: face('dragon'), copies: 1 },
]);

/**
 * Faces by card: 1 to 80 are cats, 81 to 90 crows, 91 to 95 jokers, then come moths, bats, owls and the dragon. Card 0
 * lies face down.
 */
export const CARDS: readonly Face[] = freeze([
  face('nine', NINE),
  ...BOX.flatMap((one) => Array.from({ length: one.copies }, () => one.face)),
]);

const KINDS: readonly Kind[] = freeze(CARDS.map(({ kind }) => kind));
const VALUES: readonly number[] = freeze(CARDS.map(({ value }) => value));
export const kindOf = (card: Card): Kind => KINDS[card];
export const valueOf = (card: Card): number => VALUES[card];

/** How many copies of a kind the box holds; each night card has its number printed on it. */
export const copiesOf = (kind: Kind): number => BOX.find((one) => one.face.kind === kind)!.copies;

/** Lists the cards of a match: cats, crows, jokers and the given number of each night card (KO10.1). */
export function deckOf(night: Readonly<Record<Night, number>>): Card[] {
  const left = { ...night };
  return CARDS.flatMap(({ kind }, card) => {
    if (kind === 'nine') return [];
    return kind === 'cat' || kind === 'crow' || kind === 'joker' || left[kind]-- > 0 ? [card] : [];
  });
}
