import { freeze } from '../kernel/clone';
import type { Card } from '../kernel/types';

import type { Ability, Condition, Count, Reward } from './ability';
import { TRAITS, type FigureKey, type Trait } from './names';

export type OnCard = 'value' | 'traits' | 'abilities';

export interface Figure {
  /** The value of the figure, which is also the number of its card. */
  readonly value: number;
  readonly key: FigureKey;
  /** One entry for each symbol; a trait that is listed twice has two symbols. */
  readonly traits: readonly Trait[];
  readonly abilities: readonly Ability[];
  /**
   * The parts of the card that we designed because we do not know them from the box; empty if the card is as printed.
   * Somebody who has the box may correct the card here, and nothing else has to change.
   */
  readonly ours: readonly OnCard[];
}

const hearts = (count: number): Reward => ({ hearts: count });
const gems = (count: number): Reward => ({ gems: count });
const together = (figure: FigureKey): readonly Condition[] => [{ is: 'with', figure }];
const another = (trait: Trait): readonly Condition[] => [{ is: 'another', trait }];
const without = (trait: Trait): readonly Condition[] => [{ is: 'without', trait }];
const each = (trait: Trait): Count => ({ each: 'trait', trait });
const eachOther = (trait: Trait): Count => ({ each: 'otherTrait', trait });

const figure = (
  value: number,
  key: FigureKey,
  traits: readonly Trait[],
  abilities: readonly Ability[],
  ...ours: readonly OnCard[]
): Figure => ({ value, key, traits, abilities, ours });
/** Makes a figure that we took from the old tales, or one of the box of which we know no more than that it exists. */
const invent = (value: number, key: FigureKey, traits: readonly Trait[], ...abilities: readonly Ability[]): Figure =>
  figure(value, key, traits, abilities, 'value', 'traits', 'abilities');

const CARDS: readonly Figure[] = [
  figure(1, 'shapeshifter', TRAITS, []),
  figure(2, 'littleRed', ['child'], [{ when: together('wolf'), gain: gems(4) }], 'value'),
  figure(3, 'pinocchio', ['child'], [{ when: together('geppetto'), gain: hearts(3) }]),
  figure(4, 'jack', ['child'], [{ when: together('giant'), gain: gems(5) }]),
  figure(5, 'goldilocks', ['child'], [{ when: together('threeBears'), gain: gems(4) }], 'value'),
  figure(
    6,
    'hansel',
    ['child'],
    [
      { when: together('gretel'), gain: hearts(1) },
      { when: together('witch'), gain: gems(1) },
    ],
  ),
  figure(
    7,
    'gretel',
    ['child'],
    [
      { when: together('hansel'), gain: hearts(3) },
      { when: together('witch'), gain: gems(3) },
    ],
    'abilities',
  ),
  invent(8, 'duckling', ['animal'], { when: [{ is: 'lowest' }], gain: gems(3) }),
  figure(
    9,
    'alice',
    ['child', 'wonderland'],
    [{ per: eachOther('wonderland'), gain: hearts(1) }],
    'value',
    'traits',
    'abilities',
  ),
  invent(10, 'puss', ['animal'], { when: together('ogre'), gain: { hearts: 2, gems: 2 } }),

  figure(
    11,
    'greedyDwarf',
    ['dwarf'],
    [{ gain: gems(1) }, { seal: 'III', when: [{ is: 'mostGems' }], gain: { stars: 1 } }],
    'value',
  ),
  invent(12, 'sleepyDwarf', ['dwarf'], { seal: 'II', when: [{ is: 'lose' }], gain: gems(3) }),
  invent(13, 'braveDwarf', ['dwarf'], { when: another('monster'), gain: gems(3) }),
  figure(14, 'enlightenedDwarf', ['dwarf'], [{ seal: 'III', when: [{ is: 'noTrick' }], gain: { stars: 2 } }]),
  invent(15, 'merryDwarf', ['dwarf'], { per: eachOther('dwarf'), gain: gems(1) }),
  figure(
    16,
    'friendlyDwarves',
    ['dwarf', 'dwarf'],
    [{ seal: 'III', when: [{ is: 'hearts', least: 4 }], gain: hearts(4) }],
  ),

  figure(
    17,
    'whiteRabbit',
    ['wonderland', 'animal'],
    [{ seal: 'II', when: [{ is: 'last' }], gain: hearts(3) }],
    'value',
    'abilities',
  ),
  figure(18, 'tweedledum', ['wonderland'], [{ when: together('tweedledee'), gain: gems(3) }], 'value', 'abilities'),
  figure(19, 'tweedledee', ['wonderland'], [{ when: together('tweedledum'), gain: hearts(3) }], 'value', 'abilities'),
  figure(
    20,
    'cinderella',
    ['royal'],
    [
      { when: together('prince'), gain: hearts(3) },
      { when: together('godmother'), gain: gems(3) },
    ],
    'value',
    'traits',
    'abilities',
  ),
  invent(21, 'godmother', ['magic'], { per: each('animal'), gain: gems(1) }),
  figure(22, 'snowWhite', ['royal'], [{ when: another('dwarf'), gain: hearts(2) }], 'value', 'traits', 'abilities'),
  figure(
    23,
    'frogPrince',
    ['animal', 'royal'],
    [{ when: another('royal'), gain: hearts(2) }],
    'value',
    'traits',
    'abilities',
  ),
  invent(24, 'mermaid', ['magic'], { when: without('villain'), gain: gems(3) }),
  invent(25, 'rapunzel', [], { when: together('witch'), gain: gems(4) }),
  figure(26, 'geppetto', [], [{ per: { each: 'value', from: 1, to: 9 }, gain: hearts(1) }]),
  figure(
    27,
    'humptyDumpty',
    ['wonderland'],
    [{ seal: 'II', when: [{ is: 'win' }], gain: hearts(4) }],
    'value',
    'abilities',
  ),
  figure(
    28,
    'unicorn',
    ['animal', 'magic'],
    [{ when: another('royal'), gain: hearts(2) }],
    'value',
    'traits',
    'abilities',
  ),
  figure(29, 'madHatter', ['wonderland'], [{ per: each('wonderland'), gain: gems(1) }], 'value', 'abilities'),
  figure(30, 'peterPan', ['child'], [{ per: eachOther('child'), gain: hearts(1) }], 'traits'),
  invent(31, 'rumpelstiltskin', ['magic', 'villain'], { when: another('royal'), gain: gems(2) }),
  figure(32, 'beauty', [], [{ when: together('beast'), gain: hearts(4) }], 'value', 'traits', 'abilities'),
  figure(33, 'wizard', ['magic'], [{ per: each('magic'), gain: gems(1) }], 'value'),
  figure(
    34,
    'cheshireCat',
    ['wonderland', 'animal'],
    [{ seal: 'II', when: [{ is: 'noneGained', token: 'hearts' }], gain: hearts(2) }],
    'value',
    'traits',
    'abilities',
  ),
  invent(35, 'sleepingBeauty', ['royal'], { seal: 'II', when: [{ is: 'first' }], gain: gems(5) }),
  figure(
    36,
    'wolf',
    ['villain', 'animal'],
    [{ when: together('littleRed'), gain: gems(4) }],
    'value',
    'traits',
    'abilities',
  ),
  figure(37, 'prince', ['royal'], [{ per: eachOther('royal'), gain: gems(1) }], 'value', 'traits', 'abilities'),
  figure(
    38,
    'princess',
    ['royal'],
    [{ seal: 'II', when: [{ is: 'winner', figure: 'dragon' }], gain: { hearts: 1, gems: 1, stars: 1 } }],
    'value',
  ),
  figure(
    39,
    'queenOfHearts',
    ['wonderland', 'royal'],
    [{ seal: 'II', per: { each: 'gained', token: 'hearts' }, gain: hearts(1) }],
    'value',
    'traits',
    'abilities',
  ),
  figure(40, 'snowQueen', ['magic', 'royal'], [{ seal: 'II', freezes: ['hearts', 'gems'] }], 'value', 'traits'),

  invent(
    41,
    'stepmother',
    ['villain'],
    { when: together('cinderella'), gain: gems(3) },
    { when: together('snowWhite'), gain: gems(3) },
  ),
  figure(42, 'beast', ['monster'], [{ when: together('beauty'), gain: gems(3) }], 'value', 'traits', 'abilities'),
  invent(43, 'troll', ['monster'], { per: each('monster'), gain: gems(1) }),
  figure(44, 'witch', ['villain', 'magic'], [{ when: without('child'), gain: gems(1) }], 'traits', 'abilities'),
  figure(
    45,
    'babaYaga',
    ['villain', 'magic'],
    [{ per: each('villain'), gain: gems(1) }],
    'value',
    'traits',
    'abilities',
  ),
  figure(
    46,
    'threeBears',
    ['animal'],
    [{ seal: 'II', when: [{ is: 'win' }, { is: 'with', figure: 'goldilocks' }], gain: hearts(3) }],
    'value',
  ),
  figure(47, 'giant', ['monster'], []),
  invent(48, 'ogre', ['monster']),
  figure(
    49,
    'vampire',
    ['monster', 'villain'],
    [{ seal: 'II', when: [{ is: 'win' }], gain: gems(2) }],
    'value',
    'traits',
    'abilities',
  ),
  figure(50, 'dragon', ['monster'], []),
];

/** Figures by card; the number of a card is its value. There is no card 0: it stands for a card that lies face down. */
export const FIGURES: readonly Figure[] = freeze(
  CARDS.reduce<Figure[]>((figures, one) => Object.assign(figures, { [one.value]: one }), []),
);

export const DECK: readonly Card[] = freeze(CARDS.map(({ value }) => value));

/** How many symbols of each trait the cards have, by card. */
export function countSymbols(figures: readonly (Figure | undefined)[]): Readonly<Record<Trait, readonly number[]>> {
  const count = (trait: Trait) =>
    Array.from(figures, (one) => one?.traits.filter((candidate) => candidate === trait).length ?? 0);
  return Object.fromEntries(TRAITS.map((trait) => [trait, count(trait)])) as Record<Trait, number[]>;
}

const byKey = Object.fromEntries(CARDS.map(({ key, value }) => [key, value])) as Record<FigureKey, Card>;

export const cardOf = (key: FigureKey): Card => byKey[key];

const symbolsByTrait = countSymbols(FIGURES);

/** Returns how many symbols of a trait a card has. */
export const countSymbolsOf = (card: Card, trait: Trait): number => symbolsByTrait[trait][card];
