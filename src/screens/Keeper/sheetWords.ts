import { boxedGames } from '../../games';
import { isFreeSheet } from '../../keeper/free';
import type { OpenSheet } from '../../keeper/types';
import type { BoxStep, SheetField, ScorePart } from '../../rules/kernel/sheet';
import { formatPhrase } from '../../words/formatPhrase';
import type { Phrase } from '../../words/phrase';
import { findOpenFace } from '../useFace';

export const isOfGame = (sheet: string): boolean => boxedGames.some(({ id }) => id === sheet);

/** Games whose sheet there is, though not yet their table. */
export const SHEET_ALONE = ['nightmare-cathedral'] as const;

/** Where a sheet's words are: with its game, or with the app where the game has no table of its own yet, or where there is no game. */
function wordsOf(sheet: string): string {
  if (isOfGame(sheet)) return `${sheet}:keeper`;
  return isFreeSheet(sheet) ? 'app:keeper' : `app:keeper.${sheet}`;
}

/** What somebody typed has no key. */
const asTyped = (text: string): Phrase => ({ key: 'app:keeper.typed', facts: { text } });

const CATEGORY = /^category(\d+)$/;

function named({ form, labels }: OpenSheet, part: 'field' | 'part', name: string): Phrase {
  const category = CATEGORY.exec(name);
  if (!category) return { key: `${wordsOf(form.rules.id)}.${part}.${name}` };
  const label = labels[Number(category[1])];
  return label ? asTyped(label) : { key: 'app:keeper.category', facts: { number: Number(category[1]) + 1 } };
}

export const fieldName = (sheet: OpenSheet, field: SheetField): Phrase => named(sheet, 'field', field.name);
export const groupName = (sheet: OpenSheet, group: string): Phrase => ({
  key: `${wordsOf(sheet.form.rules.id)}.group.${group}`,
});
export const stepName = (sheet: string, { name, facts }: BoxStep): Phrase => ({
  key: `${wordsOf(sheet)}.box.${name}`,
  ...(facts && { facts }),
});

/** So many of each, one after the other; said at once, as a phrase has no lists. */
const listOf = (sheet: OpenSheet, counts: NonNullable<ScorePart['counts']>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => formatPhrase({ key: `${wordsOf(sheet.form.rules.id)}.count.${name}`, facts: { count } }))
    .join(', ');

export function partName(sheet: OpenSheet, part: ScorePart): Phrase {
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
export const valueName = (sheet: OpenSheet, value: number | string): Phrase =>
  (typeof value === 'string' ? findOpenFace(sheet.form.rules.id)?.describe(value).name : undefined) ??
  asTyped(String(value));
