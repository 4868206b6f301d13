import type { Sitter } from '../match/types';
import { useFormatPhrase, useWords } from '../words/useWords';

import type { Plate } from './scene';

export interface PlateState {
  readonly isTurn: boolean;
  readonly isThinking: boolean;
}

/** Says what a screen reader says of a plate: whose it is, their points, and all that is drawn on it. */
export function usePlateLabel(sitters: readonly Sitter[]) {
  const t = useWords();
  const speak = useFormatPhrase();
  const names = sitters.map(({ name }) => name);
  return (
    { seat, score, scoreName, hidesScore, sum, counts = [], stamp }: Plate,
    { isTurn, isThinking }: PlateState,
  ): string =>
    [
      hidesScore || scoreName ? names[seat] : t('table.plate', { name: names[seat], score }),
      ...(scoreName ? [`${speak(scoreName, names)}: ${score}`] : []),
      ...(sum === undefined ? [] : [t('table.together', { sum })]),
      ...counts.map(({ label }) => speak(label, names)),
      ...(stamp ? [speak(stamp.label, names)] : []),
      ...(isThinking ? [t('table.thinks')] : isTurn ? [t('table.turn')] : []),
    ].join(', ');
}
