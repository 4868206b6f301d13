import { isFieldValue, type SheetField, type Value } from '../../rules/kernel/sheet';
import { evaluateSum } from '../../rules/kernel/sum';

/** Numbers up to here are touched in a row; larger ones are typed. */
const MOST_TOUCHED = 40;

/** Whether a field has the number keys. */
export const isTyped = (field: SheetField): boolean =>
  field.kind === 'sum' || (field.kind === 'count' && field.max > MOST_TOUCHED);

/** What was typed, as the field keeps it; null where it makes no value. */
export function readTyped(field: SheetField, text: string | null): Value | null {
  if (text === null || field.kind !== 'count') return text;
  const number = evaluateSum(text);
  return number !== null && number !== field.min && isFieldValue(field, number, 0) ? number : null;
}
