import { listLanguageTags } from './languageTags';

export const readLanguage = (tag: string): string => tag.split('-')[0].toLowerCase();

/** Two letters or three digits after the language, where a script may come between: `zh-Hant-TW`. */
const findRegion = (tag: string): string | undefined => /-([a-z]{2}|\d{3})(?=-|$)/i.exec(tag)?.[1].toUpperCase();

/**
 * How dates and numbers are written: in the app's language as in the device's own region. Somebody in Britain reads
 * English, but no American dates.
 */
export function getRegion(language: string): string {
  const tags = listLanguageTags();
  const own = tags.find((tag) => readLanguage(tag) === language);
  const region = tags.length > 0 && findRegion(tags[0]);
  return own ?? (region ? `${language}-${region}` : language);
}
