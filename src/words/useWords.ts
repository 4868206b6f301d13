import { useTranslation } from 'react-i18next';

import type { FormatPhrase } from './createFormatter';
import { formatPhrase } from './formatPhrase';
import './words';

/** Returns the app's own words; the compiler checks the keys. */
export const useWords = () => useTranslation('app').t;

/** Returns a formatter of phrases, and draws the component again when the language changes. */
export function useFormatPhrase(): FormatPhrase {
  useTranslation();
  return formatPhrase;
}
