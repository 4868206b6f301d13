import { boxedGames } from '../../games';
import { isFree } from '../../keeper/free';
import type { KeptSheet } from '../../keeper/types';
import type { BoxStep, Field, Part } from '../../rules/kernel/sheet';
import type { Phrase } from '../../words/phrase';
import { speak } from '../../words/speak';
import { openedFace } from '../useFace';

export const isOfGame = (sheet: string): boolean => boxedGames.some(({ id }) => id === sheet);

/** Games whose sheet there is, though not yet their table. */
export const SHEET_ALONE = ['nightmare-cathedral'] as const;

/** Where a sheet's words are: with its game, or with the app where the game has no table of its own yet, or where there is no game. */
function wordsOf(sheet: string): string {
  if (isOfGame(sheet)) return `${sheet}:keeper`;
  return isFree(sheet) ? 'app:keeper' : `app:keeper.${sheet}`;
}

/** What somebody typed has no key. */
const asTyped = (text: string): Phrase => ({ key: 'app:keeper.typed', facts: { text } });

const CATEGORY = /^category(\d+)$/;

function named({ form, labels }: KeptSheet, part: 'field' | 'part', name: string): Phrase {
  const category = CATEGORY.exec(name);
  if (!category) return { key: `${wordsOf(form.rules.id)}.${part}.${name}` };
  const label = labels[Number(category[1])];
  return label ? asTyped(label) : { key: 'app:keeper.category', facts: { number: Number(category[1]) + 1 } };
}

export const fieldName = (sheet: KeptSheet, field: Field): Phrase => named(sheet, 'field', field.name);
export const groupName = (sheet: KeptSheet, group: string): Phrase => ({
  key: `${wordsOf(sheet.form.rules.id)}.group.${group}`,
});
export const stepName = (sheet: string, { name, facts }: BoxStep): Phrase => ({
  key: `${wordsOf(sheet)}.box.${name}`,
  ...(facts && { facts }),
});

/** So many of each, one after the other; said at once, as a phrase has no lists. */
const listOf = (sheet: KeptSheet, counts: NonNullable<Part['counts']>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => speak({ key: `${wordsOf(sheet.form.rules.id)}.count.${name}`, facts: { count } }))
    .join(', ');

export function partName(sheet: KeptSheet, part: Part): Phrase {
  const { key, facts } = named(sheet, 'part', part.name);
  return {
    key,
    facts: {
      ...facts,
      ...part.facts,
      ...(part.counts && { counts: listOf(sheet, part.counts) }),
      ...(part.card !== undefined && { card: valueName(sheet, part.card) }),
    },
  };
}
/** A card is called as on the table; a number stands for itself. */
export const valueName = (sheet: KeptSheet, value: number | string): Phrase =>
  (typeof value === 'string' ? openedFace(sheet.form.rules.id)?.describe(value).name : undefined) ??
  asTyped(String(value));
