import type { Ability, Condition, Pays } from '../rules/three-chapters/ability';
import { isPays } from '../rules/three-chapters/ability';
import { compareCards, joinCards, readCardFile, writeCardFile } from '../rules/three-chapters/cardFile';
import type { FigureKey, Trait } from '../rules/three-chapters/names';
import {
  allFigures,
  areOwnCards,
  chapterOf,
  decodeCard,
  encodeCard,
  haveOwnValues,
  HIGHEST_VALUE,
  MOST_ABILITIES,
  MOST_TOKENS,
  TOKENS,
  withOwnCards,
  type OwnCard,
} from '../rules/three-chapters/ownCard';
import type { Choices } from '../storage/choices';
import type { StoredDocument } from '../storage/document';

/** The one game whose cards its owner may correct, since we do not know what is printed on all of them. */
export const OWN_CARDS_OF = 'three-chapters';

export { allFigures, chapterOf, compareCards, encodeCard, HIGHEST_VALUE, isPays };
export { MOST_ABILITIES, MOST_TOKENS, readCardFile, TOKENS, withOwnCards, writeCardFile };
export { TRAITS } from '../rules/three-chapters/names';
export type { Ability, Condition, FigureKey, OwnCard, Pays, Trait };
export type { CardFileRefusal } from '../rules/three-chapters/cardFile';
export type { Count, Reward, Token } from '../rules/three-chapters/ability';

/** The texts that a sheet counts with; what a later version may have written is left out. */
export function listOwnTexts({ ownCards }: Choices): readonly string[] {
  const texts = (ownCards[OWN_CARDS_OF] ?? []).filter((text) => decodeCard(text) !== null);
  return areOwnCards(texts) ? texts : [];
}

export const listOwnCards = (choices: Choices): readonly OwnCard[] =>
  listOwnTexts(choices).flatMap((text) => decodeCard(text) ?? []);

export const saveOwnCards = (choices: StoredDocument<Choices>, cards: readonly OwnCard[]) =>
  choices.change((now) => ({ ownCards: { ...now.ownCards, [OWN_CARDS_OF]: cards.map(encodeCard) } }));

/** A card that was never read from the box stays so when it gets another value. */
const exchangeValue = ({ key, traits, abilities }: OwnCard, value: number, own: readonly OwnCard[]): OwnCard => {
  const mine = own.find((card) => card.key === key);
  return { key, value, traits, abilities, ...((!mine || mine.isUnread) && { isUnread: true }) };
};

/** The owner's cards after this one was checked. A card that had its value gets the value that this one had. */
export function checkCard(own: readonly OwnCard[], card: OwnCard): readonly OwnCard[] {
  const all = withOwnCards(own);
  const before = all.find(({ key }) => key === card.key)!;
  const other = all.find(({ key, value }) => key !== card.key && value === card.value);
  const swapped = other ? joinCards(own, [exchangeValue(other, before.value, own)]) : own;
  return joinCards(swapped, [card]);
}

/** Both together; where they differ, the later list counts. No value is then on two cards, as it is on none of either. */
export const loadCards = (own: readonly OwnCard[], loaded: readonly OwnCard[]): readonly OwnCard[] =>
  loaded.reduce(checkCard, own);

/** Takes back what its owner said of a card, if all values stay different without it. */
export function uncheckCard(own: readonly OwnCard[], key: FigureKey): readonly OwnCard[] | null {
  const rest = own.filter((card) => card.key !== key);
  return haveOwnValues(rest) ? rest : null;
}
