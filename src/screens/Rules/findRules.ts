/** Removes diacritics, so that a word is found however it is typed. */
export const normalizeText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ł/g, 'l');

export interface ChapterText {
  readonly id: string;
  readonly title: string;
  readonly faces: readonly string[];
  readonly rules: readonly { readonly number: string; readonly text: string }[];
}

const split = (text: string): readonly string[] => normalizeText(text).split(/\s+/).filter(Boolean);

/**
 * What is looked for: for each word of the query that word, and those of the same meaning. `alike` lists beginnings of
 * words that mean much the same, a group in each text.
 */
export const listMeant = (query: string, alike: readonly string[]): readonly (readonly string[])[] =>
  split(query).map((word) => {
    const isMeant = (one: string) => word.length >= 3 && (one.startsWith(word) || word.startsWith(one));
    return [word, ...alike.map(split).flatMap((group) => (group.some(isMeant) ? group : []))];
  });

/** Keeps the rules that contain every word of the query or one like it; a chapter whose title contains them is kept whole. */
export function findRules(
  chapters: readonly ChapterText[],
  query: string,
  alike: readonly string[] = [],
): readonly ChapterText[] {
  const words = listMeant(query, alike);
  if (words.length === 0) return chapters;
  const fits = (text: string) => {
    const searched = normalizeText(text);
    return words.every((group) => group.some((word) => searched.includes(word)));
  };
  return chapters.flatMap((chapter) => {
    if (fits(chapter.title)) return [chapter];
    const rules = chapter.rules.filter((rule) => fits(`${rule.number} ${rule.text}`));
    return rules.length > 0 ? [{ ...chapter, rules }] : [];
  });
}
