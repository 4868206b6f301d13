import { computeChecksum } from '../../storage/checksum';

import type { Unreadable } from './reasons';

/**
 * The outer form of a code, which can be checked before its contents are understood: `CATNAP`, the format, the length,
 * the body and a checksum.
 */

const HEAD = 'CATNAP';
export const CODE_FORMAT = 1;
const BASE = 36;
const LENGTH = 3;
/** Seven digits are enough for any 32-bit checksum, as 36^7 is more than 2^32. */
const SUM = 7;
/**
 * The longest body that is read. It is more than any match comes to, and less than a phone's engine can hold as one
 * number (2^16 bits).
 */
export const LONGEST_BODY = 10_000;
/** The longest text that is searched; it leaves room for a whole pasted message. */
const LONGEST_TEXT = 30_000;

const toBase36 = (number: number, length: number) => number.toString(BASE).toUpperCase().padStart(length, '0');
const createSeal = (text: string) => toBase36(computeChecksum(text), SUM);

export function wrapCode(body: string): string {
  const text = `${HEAD}${CODE_FORMAT}${toBase36(body.length, LENGTH)}${body}`;
  return text + createSeal(text);
}

/**
 * Finds the code in this text and returns it alone, as it was made; returns the text itself when it contains no code.
 */
export function findCode(text: string): string {
  const found = unwrapCode(text);
  return typeof found === 'string' ? text : wrapCode(found.body);
}

/**
 * The body of the code in this text, or why it cannot be read. Small letters and broken lines are accepted, since
 * messengers and mails make them.
 */
export function unwrapCode(text: string): { readonly body: string } | Unreadable {
  if (text.length > LONGEST_TEXT) return 'long';
  const found = /CATNAP([1-9])([0-9A-Z]{3})/.exec(text.toUpperCase());
  if (!found) return 'none';
  const [head, format, length] = found;
  if (Number(format) > CODE_FORMAT) return 'newer';
  const size = parseInt(length, BASE);
  if (size > LONGEST_BODY) return 'long';
  const rest = found.input
    .slice(found.index + head.length)
    .replace(/\s/g, '')
    .slice(0, size + SUM);
  if (!/^[0-9A-Z]*$/.test(rest)) return 'letters';
  if (rest.length < size + SUM) return 'cut';
  const body = rest.slice(0, size);
  return createSeal(head + body) === rest.slice(size) ? { body } : 'mistyped';
}
