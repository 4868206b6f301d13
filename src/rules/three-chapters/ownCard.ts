import type { Ability, Condition, Count, Reward, Token } from './ability';
import { FIGURES, type Figure } from './cards';
import { createDeck, type Deck } from './deck';
import { TRAITS, type FigureKey, type Trait } from './names';

/** A card as the owner of a box has read it from the box. */
export type OwnCard = Pick<Figure, 'value' | 'key' | 'traits' | 'abilities'> & {
  /** The card only got another value because its own is on another card; the rest was not read from the box. */
  readonly isUnread?: true;
};

export const TOKENS: readonly Token[] = ['hearts', 'gems', 'stars'];
export const HIGHEST_VALUE = 50;
/** More than any card has. */
export const MOST_ABILITIES = 4;
export const MOST_TOKENS = 20;
const MOST_CONDITIONS = 4;
/** The Friendly Dwarves have two symbols of one trait. */
const MOST_SYMBOLS = 2;

export const allFigures: readonly Figure[] = FIGURES.filter((one) => one.value > 0);
const keys: ReadonlySet<unknown> = new Set(allFigures.map(({ key }) => key));
export const isFigureKey = (found: unknown): found is FigureKey => keys.has(found);

/** In which chapter alone a condition can hold; null: in both. */
export function chapterOf({ is }: Condition): 'II' | 'III' | null {
  switch (is) {
    case 'win':
    case 'lose':
    case 'first':
    case 'last':
    case 'winner':
    case 'noneGained':
      return 'II';
    case 'noTrick':
    case 'hearts':
    case 'mostGems':
      return 'III';
    default:
      return null;
  }
}

const isWhole = (found: unknown, min: number, max: number): found is number =>
  Number.isSafeInteger(found) && (found as number) >= min && (found as number) <= max;
const isTrait = (found: unknown): found is Trait => TRAITS.some((trait) => trait === found);
const isToken = (found: unknown): found is Token => TOKENS.some((token) => token === found);
const fieldsOf = (found: unknown): Readonly<Record<string, unknown>> =>
  typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Record<string, unknown>) : {};

function readCondition(found: unknown): Condition | null {
  const { is, figure, trait, token, least } = fieldsOf(found);
  switch (is) {
    case 'with':
    case 'winner':
      return isFigureKey(figure) ? { is, figure } : null;
    case 'another':
    case 'without':
      return isTrait(trait) ? { is, trait } : null;
    case 'noneGained':
      return isToken(token) ? { is, token } : null;
    case 'hearts':
      return isWhole(least, 1, 99) ? { is, least } : null;
    case 'lowest':
    case 'win':
    case 'lose':
    case 'first':
    case 'last':
    case 'noTrick':
    case 'mostGems':
      return { is };
    default:
      return null;
  }
}

function readCount(found: unknown): Count | null {
  const { each, from, to, trait, token } = fieldsOf(found);
  if (each === 'value')
    return isWhole(from, 1, HIGHEST_VALUE) && isWhole(to, from, HIGHEST_VALUE) ? { each, from, to } : null;
  if (each === 'trait' || each === 'otherTrait') return isTrait(trait) ? { each, trait } : null;
  return each === 'gained' && isToken(token) ? { each, token } : null;
}

function readReward(found: unknown): Reward | null {
  const entries = Object.entries(fieldsOf(found));
  if (entries.length === 0 || !entries.every(([token, count]) => isToken(token) && isWhole(count, 1, MOST_TOKENS)))
    return null;
  return Object.fromEntries(entries) as Reward;
}

/** The ability in what was found, or null if it has a word that the language of abilities does not know. */
export function readAbility(found: unknown): Ability | null {
  const { seal, when, per, gain, freezes } = fieldsOf(found);
  if (seal !== undefined && seal !== 'II' && seal !== 'III') return null;
  if (freezes !== undefined) {
    const isList = Array.isArray(freezes) && freezes.length > 0 && freezes.length <= TOKENS.length;
    return isList && freezes.every(isToken) && seal === 'II' ? { seal, freezes } : null;
  }
  const reward = readReward(gain);
  const count = per === undefined ? undefined : readCount(per);
  const listed: readonly unknown[] | null =
    when === undefined ? [] : Array.isArray(when) && when.length <= MOST_CONDITIONS ? (when as unknown[]) : null;
  const conditions = listed?.map(readCondition);
  if (!reward || count === null || !conditions || conditions.includes(null)) return null;
  const known = conditions as Condition[];
  const needed = [...known.map(chapterOf), count?.each === 'gained' ? 'II' : null];
  if (needed.some((chapter) => chapter !== null && chapter !== seal)) return null;
  return {
    ...(seal && { seal }),
    ...(known.length > 0 && { when: known }),
    ...(count && { per: count }),
    gain: reward,
  };
}

/** What of a card can't be understood; `ability` is the number of the first such ability. */
export type CardFlaw = 'value' | 'traits' | { readonly ability: number };

/** The card in what was found, or what of it can't be understood. */
export function readCard(key: FigureKey, found: unknown): OwnCard | { readonly flaw: CardFlaw } {
  const { value, traits, abilities, isUnread } = fieldsOf(found);
  if (!isWhole(value, 1, HIGHEST_VALUE)) return { flaw: 'value' };
  const isFew = (trait: Trait) => (traits as unknown[]).filter((one) => one === trait).length <= MOST_SYMBOLS;
  if (!Array.isArray(traits) || !traits.every(isTrait) || !traits.every(isFew)) return { flaw: 'traits' };
  if (!Array.isArray(abilities) || abilities.length > MOST_ABILITIES) return { flaw: { ability: MOST_ABILITIES + 1 } };
  const read = abilities.map(readAbility);
  const unknown = read.indexOf(null);
  return unknown < 0
    ? { key, value, traits, abilities: read as Ability[], ...(isUnread === true && { isUnread }) }
    : { flaw: { ability: unknown + 1 } };
}

export const encodeCard = ({ key, value, traits, abilities, isUnread }: OwnCard): string =>
  JSON.stringify({ key, value, traits, abilities, isUnread });

/** The card in a text of `encodeCard`; null if it makes no sense. */
export function decodeCard(text: string): OwnCard | null {
  try {
    const found = JSON.parse(text) as unknown;
    const { key } = fieldsOf(found);
    const card = isFigureKey(key) ? readCard(key, found) : null;
    return card && !('flaw' in card) ? card : null;
  } catch {
    return null;
  }
}

/** All fifty figures, those that were checked as their owner knows them and the others as the app does. */
export const withOwnCards = (own: readonly OwnCard[]): readonly Figure[] =>
  allFigures.map((figure) => {
    const card = own.find(({ key }) => key === figure.key);
    if (!card) return figure;
    const { isUnread, ...read } = card;
    return { ...read, ours: isUnread ? figure.ours : [] };
  });

/** Whether no two cards of the fifty have one value. */
export const haveOwnValues = (own: readonly OwnCard[]): boolean =>
  new Set(withOwnCards(own).map(({ value }) => value)).size === allFigures.length;

const decodeAll = (texts: readonly string[]): readonly (OwnCard | null)[] => texts.map(decodeCard);

/** Whether these texts are cards of one deck, each at most once. */
export function areOwnCards(texts: readonly string[]): boolean {
  const cards = decodeAll(texts);
  if (cards.includes(null)) return false;
  const own = cards as OwnCard[];
  return new Set(own.map(({ key }) => key)).size === own.length && haveOwnValues(own);
}

/** The deck that these texts make of the app's cards; call `areOwnCards` first. */
export const deckOf = (texts: readonly string[]): Deck => createDeck(withOwnCards(decodeAll(texts) as OwnCard[]));
