import type { FigureKey } from './names';
import { haveOwnValues, isFigureKey, readCard, withOwnCards, type OwnCard } from './ownCard';

/** Cards that their owner has corrected, as a file that people give each other. */

const KIND = 'catnip-3-chapters';
const FORMAT = 1;
/** Fifty cards with four long abilities each are smaller. */
export const LONGEST_FILE = 64 * 1024;

/** Why nothing of a file is taken. */
export type CardFileRefusal =
  | { readonly why: 'notCards' | 'newer' | 'tooLarge' | 'sameValue' }
  | { readonly why: 'unknownCard'; readonly name: string }
  | { readonly why: 'value' | 'traits'; readonly card: FigureKey }
  | { readonly why: 'ability'; readonly card: FigureKey; readonly number: number };

export const writeCardFile = (cards: readonly OwnCard[]): string =>
  JSON.stringify(
    {
      catnip: KIND,
      format: FORMAT,
      cards: Object.fromEntries(cards.map(({ key, ...card }) => [key, card])),
    },
    null,
    1,
  );

const refuse = (refusal: CardFileRefusal) => ({ refused: refusal });

export function readCardFile(
  text: string,
): { readonly cards: readonly OwnCard[] } | { readonly refused: CardFileRefusal } {
  if (text.length > LONGEST_FILE) return refuse({ why: 'tooLarge' });
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return refuse({ why: 'notCards' });
  }
  if (typeof found !== 'object' || found === null) return refuse({ why: 'notCards' });
  const { catnip, format, cards } = found as Record<string, unknown>;
  if (catnip !== KIND || !Number.isSafeInteger(format)) return refuse({ why: 'notCards' });
  if ((format as number) > FORMAT) return refuse({ why: 'newer' });
  if (typeof cards !== 'object' || cards === null || Array.isArray(cards)) return refuse({ why: 'notCards' });
  const read: OwnCard[] = [];
  for (const [name, one] of Object.entries(cards)) {
    if (!isFigureKey(name)) return refuse({ why: 'unknownCard', name: name.slice(0, 40) });
    const card = readCard(name, one);
    if (!('flaw' in card)) read.push(card);
    else if (typeof card.flaw === 'string') return refuse({ why: card.flaw, card: name });
    else return refuse({ why: 'ability', card: name, number: card.flaw.ability });
  }
  return haveOwnValues(read) ? { cards: read } : refuse({ why: 'sameValue' });
}

type Read = Pick<OwnCard, 'value' | 'traits' | 'abilities'>;

const isSame = (one: Read, other: Read): boolean =>
  one.value === other.value &&
  JSON.stringify([one.traits, one.abilities]) === JSON.stringify([other.traits, other.abilities]);

/** What loading a file would do: the cards that it changes, and those of them that were corrected here otherwise. */
export function compareCards(mine: readonly OwnCard[], then: readonly OwnCard[]) {
  const all = withOwnCards(mine);
  const changed = withOwnCards(then).filter((card, index) => !isSame(card, all[index]));
  return { changed, replaced: changed.filter(({ key }) => mine.some((card) => card.key === key)) };
}

/** Both together; where they differ, the later list counts. */
export const joinCards = (one: readonly OwnCard[], other: readonly OwnCard[]): readonly OwnCard[] => [
  ...one.filter(({ key }) => !other.some((card) => card.key === key)),
  ...other,
];
