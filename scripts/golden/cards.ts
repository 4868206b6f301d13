import { createInstance } from 'i18next';

import type { Phrase } from '../../src/words/phrase';
import { speech } from '../../src/words/speech';

/** A card for proof-reading: what is read above what it was made from. */
export interface Proof {
  readonly name: Phrase;
  readonly lines: readonly Phrase[];
  readonly from: object;
}

export interface Proofs {
  readonly words: Readonly<Record<CardLanguage, object>>;
  readonly cards: readonly Proof[];
}

export const CARD_LANGUAGES = ['pl', 'en'] as const;
export type CardLanguage = (typeof CARD_LANGUAGES)[number];

/** Every card of a game in a language, text above data. */
export function cardsText(game: string, { words, cards }: Proofs, language: CardLanguage): string {
  const i18next = createInstance();
  void i18next.init({
    initAsync: false,
    lng: language,
    fallbackLng: false,
    resources: { [language]: { [game]: words[language] } },
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      throw new Error(`${game} has no words in ${language} for ${key}`);
    },
  });
  const speak = speech(i18next);
  return cards
    .map(({ name, lines, from }) =>
      [speak(name), ...lines.map((line) => `  ${speak(line)}`), `    ${JSON.stringify(from)}`, ''].join('\n'),
    )
    .join('\n');
}
