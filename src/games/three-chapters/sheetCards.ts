import { cardOf, DECK, FIGURES } from '../../rules/three-chapters/cards';
import type { FigureKey } from '../../rules/three-chapters/names';
import { decodeCard } from '../../rules/three-chapters/ownCard';
import type { SheetCards } from '../../table/face';

import { describeAbility } from './ability';
import { encodeFace } from './cardFace';

interface Names {
  readonly figure: Readonly<Record<FigureKey, string>>;
}

/** All figures by their value, as they are sorted by whoever counts. */
export const createSheetCards = (words: { readonly pl: Names; readonly en: Names }): SheetCards => ({
  rows: [{ name: { key: 'three-chapters:keeper.row.all' }, cards: DECK.map((card) => FIGURES[card].key) }],
  drawCard: (card) => encodeFace(cardOf(card as FigureKey), true),
  listNames: (card) => [words.pl.figure[card as FigureKey], words.en.figure[card as FigureKey]],
  describeAbilities(text) {
    const card = decodeCard(text);
    return card ? card.abilities.map((ability) => describeAbility(ability, card.traits)) : [];
  },
});
