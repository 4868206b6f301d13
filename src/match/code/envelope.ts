import { checksum } from '../../storage/checksum';

import type { Unreadable } from './reasons';

/** What a code says before anything in it is understood: `CATNAP`, the format, how long it is, the body, a checksum. */

const HEAD = 'CATNAP';
export const CODE_FORMAT = 1;
const BASE = 36;
const LENGTH = 3;
/** 36^7 is more than 2^32. */
const SUM = 7;
/** The longest body that is read: more than any match a person sits through comes to, less than a phone's engine can hold as one number (2^16 bits). */
export const LONGEST_BODY = 10_000;
/** With words around it: a whole message may be pasted. */
const LONGEST_TEXT = 30_000;

const inBase = (number: number, length: number) => number.toString(BASE).toUpperCase().padStart(length, '0');
const sealOf = (text: string) => inBase(checksum(text), SUM);

export function wrapCode(body: string): string {
  const text = `${HEAD}${CODE_FORMAT}${inBase(body.length, LENGTH)}${body}`;
  return text + sealOf(text);
}

/** The code that stands somewhere in this text, alone and as it was made; the text itself where there is none. */
export function findCode(text: string): string {
  const found = unwrapCode(text);
  return typeof found === 'string' ? text : wrapCode(found.body);
}

/** The body of the code that stands somewhere in this text, or why it can't be read. Letters may be small, and lines broken, as messengers and mails do. */
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
  return sealOf(head + body) === rest.slice(size) ? { body } : 'mistyped';
}
