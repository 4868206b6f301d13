import { existsSync, readFileSync } from 'node:fs';

import i18next from 'i18next';

import { games } from '../src/rules';
import en from '../src/words/en.json';
import type { Phrase } from '../src/words/phrase';
import pl from '../src/words/pl.json';
import type { Language } from '../src/words/words';

export type Say = (key: string, facts?: Record<string, string | number>) => string;

const gameWords = (language: Language) =>
  Object.fromEntries(
    Object.keys(games)
      .map((game) => [game, `src/games/${game}/words/${language}.json`])
      .filter(([, file]) => existsSync(file))
      .map(([game, file]) => [game, JSON.parse(readFileSync(file, 'utf8'))]),
  );

const words = i18next.createInstance();
void words.init({
  initAsync: false,
  lng: 'en',
  fallbackLng: false,
  defaultNS: 'app',
  resources: { pl: { app: pl, ...gameWords('pl') }, en: { app: en, ...gameWords('en') } },
  interpolation: { escapeValue: false },
});

words.services.formatter!.add('capital', (text: string) => text.charAt(0).toUpperCase() + text.slice(1));

/** The words that a person reads, by the app's keys. */
export function wordsIn(language: Language): Say {
  const spoken = words.getFixedT(language);
  return (key, facts = {}) => {
    const text = spoken(key as never, facts);
    if (text === key) throw new Error(`No words for ${key}`);
    return text;
  };
}

/** A phrase as a person reads it; seats become names. */
export function sayPhrase(say: Say, { key, facts = {} }: Phrase, names: readonly string[]): string {
  const said = Object.entries(facts).map(([name, fact]) => {
    if (typeof fact !== 'object') return [name, fact];
    return [name, 'seat' in fact ? names[fact.seat] : sayPhrase(say, fact, names)];
  });
  return say(key, Object.fromEntries(said) as Record<string, string | number>);
}
