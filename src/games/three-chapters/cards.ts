import type { Card } from '../../rules/kernel/types';
import { FIGURES } from '../../rules/three-chapters/cards';
import { SMALL } from '../../table/layout/measures';
import type { Spot } from '../../table/layout/rect';
import { pieceKey } from '../../table/pieces';
import type { Piece } from '../../table/scene';
import type { Phrase } from '../../words/phrase';

import { figurePhrase, rulePhrase, traitPhrase } from './ability';
import { encodeFace } from './cardFace';

/** Names a card with its value, such as "Witch (44)". */
export const valuePhrase = (card: Card): Phrase =>
  card === 0
    ? { key: 'three-chapters:card.hidden' }
    : { key: 'three-chapters:card.value', facts: { figure: figurePhrase(card), value: card } };

/** Names the traits of a card, such as "villain, magic". */
function traitsPhrase(card: Card): Phrase {
  const [first, ...more] = FIGURES[card].traits.map(traitPhrase);
  if (!first) return { key: 'three-chapters:card.noTrait' };
  return more.reduce((some, one) => ({ key: 'three-chapters:tokens.more', facts: { some, more: one } }), first);
}

/** Says all that stands on a card, for a screen reader or to be read below its picture. */
export const cardPhrase = (card: Card): Phrase => ({
  key: 'three-chapters:card.whole',
  facts: { traits: traitsPhrase(card), rule: rulePhrase(card) },
});

const inWords = (card: Card): Phrase =>
  card === 0
    ? valuePhrase(card)
    : { key: 'three-chapters:card.spoken', facts: { card: valuePhrase(card), whole: cardPhrase(card) } };

/** Builds cards at their spots, the later ones on top. */
export const cardsIn = (place: string, cards: readonly Card[], spots: readonly Spot[], depth: number): Piece[] =>
  cards.map((card, index) => ({
    key: pieceKey(card, `${place}:${index}`),
    place,
    face: card === 0 ? null : encodeFace(card, spots[index].width < SMALL),
    ...spots[index],
    turn: 0,
    depth: depth + index,
    label: inWords(card),
  }));
