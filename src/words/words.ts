// It comes before i18next, which asks for plural rules at once.
import './pluralRules';

import i18next from 'i18next';

import en from './en.json';
import { listLanguageTags } from './languageTags';
import pl from './pl.json';
import { readLanguage } from './region';

export const languages = ['pl', 'en'] as const;
export type Language = (typeof languages)[number];

/** The words of one namespace in every language. */
export type Words = Readonly<Record<Language, object>>;

const isSupported = (code: string): code is Language => languages.some((language) => language === code);

/** The phone's first language that the app has; English when it has none of them. */
export const findPhoneLanguage = (): Language => listLanguageTags().map(readLanguage).find(isSupported) ?? 'en';

void i18next.init({
  initAsync: false, // The first screen must be drawn with words, not with keys.
  lng: findPhoneLanguage(),
  fallbackLng: false, // Falling back to the other language would hide missing words from the tests.
  defaultNS: 'app',
  ns: ['app'],
  resources: { pl: { app: pl }, en: { app: en } },
  interpolation: { escapeValue: false }, // Text draws plain strings and never HTML, so nothing needs escaping.
});

export const getLanguage = (): Language => (i18next.language === 'pl' ? 'pl' : 'en');

/** Adds the words of a game, when the game is loaded. */
export function addWords(namespace: string, words: Words): void {
  for (const language of languages) {
    // Nobody changes words, so they are not copied: copying those of a large game delays its first table.
    const options = { skipCopy: true, silent: language !== getLanguage() };
    i18next.addResourceBundle(language, namespace, words[language], undefined, undefined, options);
  }
}

export function setLanguage(language: Language): void {
  void i18next.changeLanguage(language);
}
