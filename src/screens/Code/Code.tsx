import { useRoute, type RouteProp } from '@react-navigation/native';
import { useDeferredValue, useEffect, useState } from 'react';

import { findCode } from '../../match/code/envelope';
import { Button } from '../../theme/Button';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { watchAddress } from '../page';
import { Screen } from '../parts/Screen';
import { useCode } from '../parts/useCode';
import type { Routes } from '../routes';
import { useGo } from '../useGo';

import { CodeField } from './CodeField';
import { FoundMatch } from './FoundMatch';
import { KeepMatch } from './KeepMatch';
import { SameDeal } from './SameDeal';

/** Shows a match from its code. The code is pasted or comes with a link; the screen then says what match it is. */
export default function CodeScreen() {
  const given = useRoute<RouteProp<Routes, 'Code'>>().params?.code ?? '';
  useEffect(() => watchAddress(given), [given]);
  return <CodeForm key={given} given={given} />;
}

function CodeForm({ given }: { given: string }) {
  const t = useWords();
  const navigation = useGo();
  const [text, setText] = useState(given);
  const found = useCode(useDeferredValue(text), 'open');
  const replay = found && 'summary' in found ? found : null;
  return (
    <Screen
      title={t('code.open')}
      footer={
        replay && (
          <Button
            label={t('result.replay')}
            icon="play"
            onPress={() => navigation.navigate('ReplayCode', { code: findCode(text) })}
          />
        )
      }
    >
      <Text>{t('code.paste')}</Text>
      <CodeField text={text} change={setText} />
      {found && 'refused' in found && <Text role="alert">{t(`code.refused.${found.refused}`)}</Text>}
      {replay && <FoundMatch summary={replay.summary} />}
      {replay && <SameDeal replay={replay} />}
      {replay && <KeepMatch key={findCode(text)} code={text} />}
    </Screen>
  );
}
