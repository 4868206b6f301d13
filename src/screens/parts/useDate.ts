import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The space before AM or PM, which must not begin a line. */
const BEFORE_HALF = /\s(?=[AP]M\b)/i;

/** Writes a moment as a day and an hour, in the app's language. */
export function useDate(): (moment: number) => string {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    });
    return (moment) => format.format(moment).replace(BEFORE_HALF, '\u00a0');
  }, [language]);
}
