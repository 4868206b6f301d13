import { normalizeText } from './findRules';

/** A part of a text, and whether it is what was looked for. */
export interface MarkedPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** Divides a text into what was looked for and what lies between. */
export function markFound(text: string, words: readonly string[]): readonly MarkedPart[] {
  const searched = [...text].map(normalizeText).map((letter) => letter || ' ');
  if (searched.some((letter) => letter.length !== 1)) return [{ text, isFound: false }]; // no letter for letter
  const plain = searched.join('');
  const parts: MarkedPart[] = [];
  const letters = [...text];
  let from = 0;
  for (let at = 0; at < letters.length;) {
    const found = words.filter((word) => plain.startsWith(word, at)).sort((a, b) => b.length - a.length)[0];
    if (!found) {
      at++;
      continue;
    }
    if (at > from) parts.push({ text: letters.slice(from, at).join(''), isFound: false });
    from = at + found.length;
    parts.push({ text: letters.slice(at, from).join(''), isFound: true });
    at = from;
  }
  if (from < letters.length) parts.push({ text: letters.slice(from).join(''), isFound: false });
  return parts;
}
