import { useTranslation } from 'react-i18next';

import { speak } from './speak';
import type { Speak } from './speech';
import './words';

/** The app's own words; the keys are checked by the compiler. */
export const useWords = () => useTranslation('app').t;

/** Turns phrases into text, and draws the component again when the language changes. */
export function usePhrase(): Speak {
  useTranslation();
  return speak;
}
