import type { Reader, Writer } from './digits';

/**
 * Parts of a code whose size varies. Their bounds belong to the format: a longer list of letters would be another
 * format.
 */

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZąćęłńóśźż -'];
const OTHER = LETTERS.length;
const UNICODE = 0x110000;
/** Longer names are cut. */
const LONGEST = 31;

export function writeWord(to: Writer, word: string): void {
  const letters = [...word].slice(0, LONGEST);
  to.write(letters.length, LONGEST + 1);
  for (const letter of letters) {
    const known = LETTERS.indexOf(letter);
    to.write(known < 0 ? OTHER : known, OTHER + 1);
    if (known < 0) to.write(letter.codePointAt(0)!, UNICODE);
  }
}

export function readWord(from: Reader): string {
  let word = '';
  for (let left = from.read(LONGEST + 1); left > 0; left--)
    word += LETTERS[from.read(OTHER + 1)] ?? String.fromCodePoint(from.read(UNICODE));
  return word;
}

const DIGIT = 8;
/** Enough digits for every number that is counted exactly, up to 2^53. */
const MOST_DIGITS = 18;

/** Writes a whole number of any size: the lowest digit first, and after each digit whether more follow. */
export function writeWhole(to: Writer, whole: number): void {
  for (let left = whole; ; left = Math.floor(left / DIGIT)) {
    to.write(left % DIGIT, DIGIT);
    to.write(left < DIGIT ? 0 : 1, 2);
    if (left < DIGIT) return;
  }
}

export function readWhole(from: Reader): number {
  let whole = 0;
  for (let digit = 0, worth = 1; digit < MOST_DIGITS; digit++, worth *= DIGIT) {
    whole += from.read(DIGIT) * worth;
    if (from.read(2) === 0) break;
  }
  return whole;
}
