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

/** Keeps the rules that contain every word of the query; a chapter whose title contains them is kept whole. */
export function findRules(chapters: readonly ChapterText[], query: string): readonly ChapterText[] {
  const words = normalizeText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  const fits = (text: string) => {
    const searched = normalizeText(text);
    return words.every((word) => searched.includes(word));
  };
  return chapters.flatMap((chapter) => {
    if (fits(chapter.title)) return [chapter];
    const rules = chapter.rules.filter((rule) => fits(`${rule.number} ${rule.text}`));
    return rules.length > 0 ? [{ ...chapter, rules }] : [];
  });
}
