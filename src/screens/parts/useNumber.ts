import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Writes a number with at most one decimal, in the app's language. */
export function useNumber(): (number: number) => string {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    return (number) => format.format(number);
  }, [language]);
}
