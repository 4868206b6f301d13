import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';

/** How sharing ended; null when there is nothing to say about it. */
type Outcome = 'copied' | 'saved' | 'notShared' | null;

export function useShareOutcome() {
  const [came, setCame] = useState<Outcome>(null);
  return {
    came,
    async attempt(share: () => Promise<'shared' | 'copied' | 'saved'>): Promise<void> {
      try {
        const outcome = await share();
        setCame(outcome === 'shared' ? null : outcome);
      } catch (error) {
        // Closing the dialog is no failure.
        setCame(error instanceof Error && error.name === 'AbortError' ? null : 'notShared');
      }
    },
  };
}

export function ShareOutcome({ came }: { came: Outcome }) {
  const t = useWords();
  return (
    <View aria-live="polite" style={styles.came}>
      {came && <Text colour="quiet">{t(`result.${came}`)}</Text>}
    </View>
  );
}

const styles = StyleSheet.create({ came: { alignItems: 'center' } });
