import type { Card } from '../kernel/types';

import { cardOf, countSymbols, FIGURES, countSymbolsOf, type Figure } from './cards';
import type { FigureKey, Trait } from './names';
import { AT_THE_END, turnsAtTheEnd } from './turns';

/** What abilities ask of the other cards. */
export interface Looks {
  cardOf(key: FigureKey): Card;
  symbols(card: Card, trait: Trait): number;
}

/** Fifty cards to count chapter III with: the app's, or those that the owner of a box has corrected. */
export interface Deck extends Looks {
  /** By card, as in FIGURES. */
  readonly figures: readonly Figure[];
  readonly atTheEnd: typeof AT_THE_END;
}

export const APP_CARDS: Deck = { figures: FIGURES, cardOf, symbols: countSymbolsOf, atTheEnd: AT_THE_END };

/** A deck of these figures, whose values are all different. */
export function createDeck(all: readonly Figure[]): Deck {
  const figures = all.reduce<Figure[]>((list, one) => Object.assign(list, { [one.value]: one }), []);
  const byTrait = countSymbols(figures);
  const byKey = new Map(all.map(({ key, value }) => [key, value]));
  return {
    figures,
    cardOf: (key) => byKey.get(key)!,
    symbols: (card, trait) => byTrait[trait][card],
    atTheEnd: turnsAtTheEnd(figures),
  };
}
