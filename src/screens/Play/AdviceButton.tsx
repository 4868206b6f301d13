import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { ThinkingDots } from '../../table/ThinkingDots';
import { IconButton } from '../../theme/IconButton';
import { TARGET } from '../../theme/space';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

import type { AdviceState } from './useAdvice';

/** A finger that skips what is told comes this many milliseconds too late at most: it asks for nothing. */
const TOO_SOON = 400;

/** Asks for advice, or puts it away. */
export function AdviceButton({ isThinking, found, toggle }: AdviceState) {
  const t = useWords();
  const { colours } = useTheme();
  const [since] = useState(() => Date.now());
  return (
    <View>
      <IconButton
        icon="bulb"
        colour="onCall"
        label={t(found ? 'advice.close' : isThinking ? 'advice.thinking' : 'advice.ask')}
        onPress={() => Date.now() - since > TOO_SOON && toggle()}
        style={{ backgroundColor: colours.call }}
      />
      {isThinking && (
        <View style={styles.dots}>
          <ThinkingDots colour="onCall" />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  dots: { position: 'absolute', left: 0, right: 0, top: TARGET - 12, alignItems: 'center', pointerEvents: 'none' },
});
