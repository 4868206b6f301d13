import { useMemo } from 'react';

import type { OpenSheet } from '../../keeper/types';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { useDevice } from '../device';
import { playFromMatch, playFromSheet } from '../History/finishedPlay';
import { countBeaten } from '../History/gameFigures';

/** Says of a finished sheet that nobody here did better. */
export function NewRecord({ sheet }: { sheet: OpenSheet }) {
  const t = useWords();
  const { matches, sheets } = useDevice();
  const count = useMemo(
    () =>
      countBeaten(playFromSheet(sheet.summary()), [
        ...matches.list().finished.map(playFromMatch),
        ...sheets.list().finished.map(playFromSheet),
      ]),
    [sheet, matches, sheets],
  );
  if (count === null) return null;
  return (
    <Text type="strong" colour="active" style={{ textAlign: 'center' }}>
      {t('keeper.record', { count })}
    </Text>
  );
}
