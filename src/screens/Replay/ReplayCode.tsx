import { useRoute, type RouteProp } from '@react-navigation/native';
import { useState } from 'react';

import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { Screen } from '../parts/Screen';
import { useCode } from '../parts/useCode';
import { useUnsavedWarning } from '../parts/useKeeping';
import type { Routes } from '../routes';

import { ReplayTable } from './ReplayTable';

/** Shows a match from a code step by step. */
export default function ReplayCodeScreen() {
  const t = useWords();
  const { code = '' } = useRoute<RouteProp<Routes, 'ReplayCode'>>().params ?? {};
  const [shown, setShown] = useState<'all' | 'open'>('all');
  const keeping = useUnsavedWarning(code);
  const replay = useCode(code, shown) ?? { refused: 'none' };
  if ('summary' in replay)
    return <ReplayTable key={code} replay={replay} shown={shown} show={setShown} keeping={keeping} />;
  return (
    <Screen title={t('code.open')}>
      <Text role="alert">{t(`code.refused.${replay.refused}`)}</Text>
    </Screen>
  );
}
