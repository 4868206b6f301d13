import { boxedGames } from '../../games';
import { isFreeSheet } from '../../keeper/free';
import type { OpenSheet } from '../../keeper/types';
import type { BoxStep, SheetField, ScorePart } from '../../rules/kernel/sheet';
import { formatPhrase } from '../../words/formatPhrase';
import type { Phrase } from '../../words/phrase';
import { findOpenFace } from '../useFace';

export const isOfGame = (sheet: string): boolean => boxedGames.some(({ id }) => id === sheet);

/** The words of a sheet lie with its game; the app holds those of free sheets. */
const wordsKey = (sheet: string): string => (isFreeSheet(sheet) ? 'app:keeper' : `${sheet}:keeper`);

/** Wraps text that somebody typed, which no words file can have. */
const createTypedPhrase = (text: string): Phrase => ({ key: 'app:keeper.typed', facts: { text } });

const CATEGORY = /^category(\d+)$/;

function nameEntry({ form, labels }: OpenSheet, part: 'field' | 'part', name: string): Phrase {
  const category = CATEGORY.exec(name);
  if (!category) return { key: `${wordsKey(form.rules.id)}.${part}.${name}` };
  const label = labels[Number(category[1])];
  return label ? createTypedPhrase(label) : { key: 'app:keeper.category', facts: { number: Number(category[1]) + 1 } };
}

export const fieldName = (sheet: OpenSheet, field: SheetField): Phrase => nameEntry(sheet, 'field', field.name);
export const groupName = (sheet: OpenSheet, group: string): Phrase => ({
  key: `${wordsKey(sheet.form.rules.id)}.group.${group}`,
});
export const stepName = (sheet: string, { name, facts }: BoxStep): Phrase => ({
  key: `${wordsKey(sheet)}.box.${name}`,
  ...(facts && { facts }),
});

/** Joins the counts to one text at once, because a phrase has no lists. */
const formatCounts = (sheet: OpenSheet, counts: NonNullable<ScorePart['counts']>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => formatPhrase({ key: `${wordsKey(sheet.form.rules.id)}.count.${name}`, facts: { count } }))
    .join(', ');

export function partName(sheet: OpenSheet, part: ScorePart): Phrase {
  const { key, facts } = nameEntry(sheet, 'part', part.name);
  return {
    key,
    facts: {
      ...facts,
      ...part.facts,
      ...(part.counts && { counts: formatCounts(sheet, part.counts) }),
      ...(part.card !== undefined && { card: valueName(sheet, part.card) }),
    },
  };
}
/** Names a card as the table does; a number is its own name. */
export const valueName = (sheet: OpenSheet, value: number | string): Phrase =>
  (typeof value === 'string' ? findOpenFace(sheet.form.rules.id)?.describe(value).name : undefined) ??
  createTypedPhrase(String(value));
