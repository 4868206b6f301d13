import 'intl-pluralrules'; // before i18next: Hermes has no plural rules, and Polish would lose its forms without a word

import { getLocales } from 'expo-localization';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

import en from './en.json';
import pl from './pl.json';

export const languages = ['pl', 'en'] as const;
export type Language = (typeof languages)[number];

/** The words of one namespace in every language there is. */
export type Words = Readonly<Record<Language, object>>;

const isSpoken = (code: string | null): code is Language => languages.some((language) => language === code);

/** The first language of the phone that we speak; English for everybody else. */
export const phoneLanguage = (): Language =>
  getLocales()
    .map((locale) => locale.languageCode)
    .find(isSpoken) ?? 'en';

void i18next.use(initReactI18next).init({
  initAsync: false, // the first screen is drawn with words, not with keys
  lng: phoneLanguage(),
  fallbackLng: false, // a missing word must be seen in tests, not hidden behind the other language
  defaultNS: 'app',
  ns: ['app'],
  resources: { pl: { app: pl }, en: { app: en } },
  interpolation: { escapeValue: false }, // Text shows what it is given; nothing is ever HTML
  react: { useSuspense: false, bindI18nStore: 'added' },
});

/** Words of a game join when the game is loaded. */
export function addWords(namespace: string, words: Words): void {
  for (const language of languages) i18next.addResourceBundle(language, namespace, words[language]);
}

export const currentLanguage = (): Language => (i18next.language === 'pl' ? 'pl' : 'en');

export function setLanguage(language: Language): void {
  void i18next.changeLanguage(language);
}
