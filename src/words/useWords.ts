import { useTranslation } from 'react-i18next';

import type { FormatPhrase } from './createFormatter';
import { formatPhrase } from './formatPhrase';
import './words';

/** The app's own words; the keys are checked by the compiler. */
export const useWords = () => useTranslation('app').t;

/** Turns phrases into text, and draws the component again when the language changes. */
export function useFormatPhrase(): FormatPhrase {
  useTranslation();
  return formatPhrase;
}
