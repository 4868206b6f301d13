import { useMemo } from 'react';

import { getRegion } from '../../words/region';
import { useLanguage } from '../../words/useWords';

/** Writes a number with at most one decimal, in the app's language and as in the device's region. */
export function useNumber(): (number: number) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.NumberFormat(getRegion(language), { maximumFractionDigits: 1 });
    return (number) => format.format(number);
  }, [language]);
}
