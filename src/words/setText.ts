import type { Language } from './words';

/** A word of one letter hangs alone at a line's end if the space after it may break. */
const ALONE = /(^|[\s(„])([wzoiauWZOIAU]) (?=\S)/g;
const MINUS = /(^|[\s(=])-(?=\d)/g;
// Letters by their ranges: `\p{L}` would take ten kilobytes of a phone's bytecode.
const APOSTROPHE = /([A-Za-z\u00c0-\u1fff\u2c00-\ud7ff])'(?=[A-Za-z\u00c0-\u1fff\u2c00-\ud7ff]|\s|$)/g;

/** Text as it is set: real minus signs, one kind of apostrophe, and in Polish no letter alone at a line's end. */
export function setText(text: string, language: Language): string {
  const set = text.replace(MINUS, '$1−').replace(APOSTROPHE, '$1’');
  // Twice: of two such words in a row the second begins where the first has ended.
  return language === 'pl' ? set.replace(ALONE, '$1$2\u00a0').replace(ALONE, '$1$2\u00a0') : set;
}
