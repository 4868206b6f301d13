import type { KeptSheet } from '../../keeper/types';
import { boxedGames } from '../../games';
import type { Field, Part } from '../../rules/kernel/sheet';
import type { Phrase } from '../../words/phrase';

export const isOfGame = (sheet: string): boolean => boxedGames.some(({ id }) => id === sheet);

/** Where a sheet's words are: with its game, or with the app. */
const wordsOf = (sheet: string) => `${isOfGame(sheet) ? sheet : 'app'}:keeper`;

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
export const groupName = (sheet: KeptSheet, group: string): Phrase => ({ key: `${wordsOf(sheet.form.rules.id)}.group.${group}` });
export const partName = (sheet: KeptSheet, part: Part): Phrase => ({ ...named(sheet, 'part', part.name), ...(part.facts && { facts: part.facts }) });
/** A card or a choice: a number stands for itself. */
export const valueName = (sheet: KeptSheet, value: number | string): Phrase =>
  typeof value === 'number' ? asTyped(String(value)) : { key: `${wordsOf(sheet.form.rules.id)}.value.${value}` };
