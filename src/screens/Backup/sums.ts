import { useWords } from '../../words/useWords';

/** How many records of each kind there are; a kind with none is not mentioned. */
export interface CountTexts {
  readonly matches: number;
  readonly sheets: number;
  readonly people?: number;
}

/** Writes the counts as one phrase; null when all of them are zero. */
export function useCountTexts(): (sums: CountTexts) => string | null {
  const t = useWords();
  return ({ matches, sheets, people = 0 }) => {
    const texts = [
      matches > 0 && t('backup.matches', { count: matches }),
      sheets > 0 && t('backup.sheets', { count: sheets }),
      people > 0 && t('backup.people', { count: people }),
    ];
    return texts.filter((text) => text !== false).join(', ') || null;
  };
}
