import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { startClock } from '../../../keeper/timer';
import type { OpenSheet } from '../../../keeper/types';
import { IconButton } from '../../../theme/IconButton';
import { space } from '../../../theme/space';
import { Text } from '../../../theme/Text';
import { useWords } from '../../../words/useWords';
import { FullModal } from '../../parts/FullModal';
import { useSheetState } from '../useSheetState';

import { Clocks } from './Clocks';
import { NewTimer } from './NewTimer';

interface TimerSheetProps {
  readonly sheet: OpenSheet;
  /** The seat whose clock runs first. */
  readonly first: number;
  readonly close: () => void;
}

/** The timer fills the whole screen, as the device lies in the middle of the table. */
export function TimerSheet({ sheet, first, close }: TimerSheetProps) {
  const t = useWords();
  const insets = useSafeAreaInsets();
  const { timer } = useSheetState(sheet);
  return (
    <FullModal label={t('timer.title')} close={close}>
      <View
        style={[
          styles.whole,
          {
            paddingTop: insets.top + space.m,
            paddingBottom: insets.bottom + space.l,
            paddingLeft: insets.left + space.l,
            paddingRight: insets.right + space.l,
          },
        ]}
      >
        <View style={styles.head}>
          <Text type="title" role="heading" aria-level={1} style={styles.title}>
            {t('timer.title')}
          </Text>
          <IconButton icon="close" label={t('close')} onPress={close} />
        </View>
        {timer ? (
          <Clocks timer={timer} players={sheet.players} change={(made) => sheet.setTimer(made)} />
        ) : (
          <NewTimer
            seats={sheet.players.length}
            first={first}
            start={(created) => sheet.setTimer((now) => startClock(created, created.on, now))}
          />
        )}
      </View>
    </FullModal>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1, gap: space.m },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  title: { flex: 1 },
});
