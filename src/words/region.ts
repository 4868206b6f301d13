import { getLocales } from 'expo-localization';

/**
 * How dates and numbers are written: in the app's language as in the device's own region. Somebody in Britain reads
 * English, but no American dates.
 */
export function getRegion(language: string): string {
  const locales = getLocales();
  const own = locales.find(({ languageCode }) => languageCode === language);
  const [first] = locales;
  return own?.languageTag ?? (first?.regionCode ? `${language}-${first.regionCode}` : language);
}
