import type { Language } from './words';

/** A word of one letter hangs alone at a line's end if the space after it may break. */
const ALONE = /(^|[\s(„])([wzoiauWZOIAU]) (?=\S)/g;
const MINUS = /(^|[\s(=])-(?=\d)/g;
const APOSTROPHE = /(\p{L})'(?=\p{L}|\s|$)/gu;

/** Text as it is set: real minus signs, one kind of apostrophe, and in Polish no letter alone at a line's end. */
export function setText(text: string, language: Language): string {
  const set = text.replace(MINUS, '$1−').replace(APOSTROPHE, '$1’');
  // Twice: of two such words in a row the second begins where the first has ended.
  return language === 'pl' ? set.replace(ALONE, '$1$2\u00a0').replace(ALONE, '$1$2\u00a0') : set;
}
