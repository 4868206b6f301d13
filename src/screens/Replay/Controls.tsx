import { StyleSheet, View } from 'react-native';

import { IconButton } from '../../theme/IconButton';
import { space } from '../../theme/space';
import { useWords } from '../../words/useWords';

import type { listMatchParts } from './matchParts';
import type { useSteps } from './useSteps';

interface ControlsProps {
  readonly steps: ReturnType<typeof useSteps>;
  readonly last: number;
  readonly parts: ReturnType<typeof listMatchParts>;
}

/** How many buttons there are. */
export const CONTROLS = 7;

/** The buttons that move forwards and backwards through a match. */
export function Controls({ steps: { step, leap, on, isRunning, setIsRunning }, last, parts }: ControlsProps) {
  const t = useWords();
  const atStart = step === 0;
  const atEnd = step === last;
  return (
    <View role="toolbar" style={styles.bar}>
      <IconButton icon="first" label={t('replay.start')} disabled={atStart} onPress={() => leap(0)} />
      <IconButton
        icon="partBack"
        label={t('replay.partBack')}
        disabled={atStart}
        onPress={() => leap(parts.before(step))}
      />
      <IconButton icon="back" label={t('replay.back')} disabled={atStart} onPress={() => leap(step - 1)} />
      <IconButton
        icon={isRunning ? 'pause' : 'play'}
        label={t(isRunning ? 'replay.pause' : 'replay.play')}
        disabled={atEnd}
        onPress={() => setIsRunning(!isRunning)}
      />
      <IconButton icon="next" label={t('replay.on')} disabled={atEnd} onPress={on} />
      <IconButton icon="partOn" label={t('replay.partOn')} disabled={atEnd} onPress={() => leap(parts.after(step))} />
      <IconButton icon="last" label={t('replay.end')} disabled={atEnd} onPress={() => leap(last)} />
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', justifyContent: 'center', gap: 2, paddingVertical: space.xs },
});
