import i18next from 'i18next';
import { useSyncExternalStore } from 'react';

import type { FormatPhrase } from './createFormatter';
import { formatPhrase } from './formatPhrase';
import { getLanguage, type Language } from './words';

/** Hears of another language, and of words of a game that come while a screen shows it. */
function subscribe(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  i18next.store.on('added', listener);
  return () => {
    i18next.off('languageChanged', listener);
    i18next.store.off('added', listener);
  };
}

const getWords = () => i18next.getFixedT(null, 'app');
let words = getWords();
// Another function each time, or what is remembered by it would keep the words of before.
subscribe(() => (words = getWords()));

/** Returns the app's own words; the compiler checks the keys. */
export const useWords = () => useSyncExternalStore(subscribe, () => words);

/** Returns a formatter of phrases, and draws the component again when the language changes. */
export function useFormatPhrase(): FormatPhrase {
  useWords();
  return formatPhrase;
}

/** Returns the present language. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, getLanguage);
