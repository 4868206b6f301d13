import { getLocales } from 'expo-localization';

/** The languages that the device is set to, its favourite first, as `pl-PL`. */
export const listLanguageTags = (): readonly string[] => getLocales().map(({ languageTag }) => languageTag);
