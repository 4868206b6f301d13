import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';

/** What came of sharing; null while nothing has to be said of it. */
type Coming = 'copied' | 'saved' | 'notShared' | null;

export function useShareOutcome() {
  const [came, setCame] = useState<Coming>(null);
  return {
    came,
    async attempt(share: () => Promise<'shared' | 'copied' | 'saved'>): Promise<void> {
      try {
        const how = await share();
        setCame(how === 'shared' ? null : how);
      } catch (error) {
        // who closes the dialog has not failed
        setCame(error instanceof Error && error.name === 'AbortError' ? null : 'notShared');
      }
    },
  };
}

export function ShareOutcome({ came }: { came: Coming }) {
  const t = useWords();
  return (
    <View aria-live="polite" style={styles.came}>
      {came && <Text colour="quiet">{t(`result.${came}`)}</Text>}
    </View>
  );
}

const styles = StyleSheet.create({ came: { alignItems: 'center' } });
