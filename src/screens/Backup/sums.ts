import { useWords } from '../../words/useWords';

/** How many of what; nothing is said of what there is none. */
export interface CountTexts {
  readonly matches: number;
  readonly sheets: number;
  readonly people?: number;
}

/** Says how many, or null where there are none at all. */
export function useCountTexts(): (sums: CountTexts) => string | null {
  const t = useWords();
  return ({ matches, sheets, people = 0 }) => {
    const said = [
      matches > 0 && t('backup.matches', { count: matches }),
      sheets > 0 && t('backup.sheets', { count: sheets }),
      people > 0 && t('backup.people', { count: people }),
    ];
    return said.filter((one) => one !== false).join(', ') || null;
  };
}
