import { useMemo } from 'react';

import { getRegion } from '../../words/region';
import { useLanguage } from '../../words/useWords';

/** The space before AM or PM, which must not begin a line. */
const BEFORE_HALF = /\s(?=[AP]M\b)/i;

/** Writes a moment as a day and an hour, in the app's language and as in the device's region. */
export function useDate(): (moment: number) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(getRegion(language), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    });
    return (moment) => format.format(moment).replace(BEFORE_HALF, '\u00a0');
  }, [language]);
}

/** Writes a moment as a day of the year. */
export function useDay(): (moment: number) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(getRegion(language), { day: 'numeric', month: 'long' });
    return (moment) => format.format(moment);
  }, [language]);
}
