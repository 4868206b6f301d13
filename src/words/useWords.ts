import { useTranslation } from 'react-i18next';

import type { Phrase } from './phrase';
import { speak } from './speak';
import './words';

export type Speak = (phrase: Phrase, names?: readonly string[]) => string;

/** The app's own words; the keys are checked by the compiler. */
export const useWords = () => useTranslation('app').t;

/** Turns phrases into text, and draws the component again when the language changes. */
export function usePhrase(): Speak {
  useTranslation();
  return speak;
}
