import { boxedGames } from '../../games';
import { isFreeSheet } from '../../keeper/free';
import type { OpenSheet, SheetState } from '../../keeper/types';
import type { BoxStep, SheetField, SheetNote, ScorePart } from '../../rules/kernel/sheet';
import { formatPhrase } from '../../words/formatPhrase';
import type { Phrase } from '../../words/phrase';
import { findOpenFace } from '../useFace';

export const isOfGame = (sheet: string): boolean => boxedGames.some(({ id }) => id === sheet);

/** A free sheet of another name is another game. */
export const fullName = ({ form, title }: OpenSheet): string => (title ? `${form.rules.id} ${title}` : form.rules.id);

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
export const wayName = (sheet: OpenSheet, way: string): Phrase => ({
  key: `${wordsKey(sheet.form.rules.id)}.way.${way}`,
});
/** One of the answers to a question that is asked in words. */
export const answerName = (sheet: OpenSheet, field: SheetField, answer: string): Phrase => ({
  key: `${wordsKey(sheet.form.rules.id)}.answer.${field.name}.${answer}`,
});
export const noteText = (sheet: OpenSheet, { name, round, seats = [], facts }: SheetNote): Phrase => ({
  key: `${wordsKey(sheet.form.rules.id)}.note.${name}`,
  facts: {
    ...facts,
    count: typeof facts?.count === 'number' ? facts.count : seats.length,
    round: (round ?? 0) + 1,
    names: seats.map((seat) => sheet.players[seat].name).join(', '),
  },
});
/** A note as it goes along with the points: shorter, and with the answer where there is one. */
export function shortNotePhrase(sheet: OpenSheet, note: SheetNote, { rounds }: SheetState): Phrase {
  const { name, round = 0, asks = '', facts } = note;
  if (name === 'ours') return { key: 'app:keeper.byText', facts: { values: facts?.values ?? '' } };
  const answer = rounds[round].common[asks];
  const field = sheet.form.rules.common(sheet.form.options, sheet.form.seats).find((one) => one.name === asks);
  return field && typeof answer === 'string' ? answerName(sheet, field, answer) : noteText(sheet, note);
}
export const fillName = ({ form }: OpenSheet): Phrase => ({ key: `${wordsKey(form.rules.id)}.fill` });
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
