import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { OpenSheet } from '../../keeper/types';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

import { SetUp } from './SetUp';
import { TimerSheet } from './Timer/TimerSheet';
import { Times } from './Timer/Times';
import { useSheetState } from './useSheetState';

interface TableToolsProps {
  readonly sheet: OpenSheet;
  /** The seat that begins now; null when nobody has chosen it. */
  readonly begins: number | null;
}

/** What helps at the table besides points: a timer, and the steps that set up the box. */
export function TableTools({ sheet, begins }: TableToolsProps) {
  const t = useWords();
  const { timer, status } = useSheetState(sheet);
  const { colours } = useTheme();
  const [isTiming, setIsTiming] = useState(false);
  const isUnderWay = status === 'underWay';
  return (
    <>
      {timer && <Times timer={timer} players={sheet.players} isCovered={isTiming} />}
      {isUnderWay && (
        <View style={styles.buttons}>
          <Button
            label={t('timer.title')}
            icon="clock"
            look="quiet"
            onPress={() => setIsTiming(true)}
            style={[styles.button, { backgroundColor: colours.panel }]}
          />
          <SetUp sheet={sheet.form.rules.id} options={sheet.form.options} seats={sheet.form.seats} />
        </View>
      )}
      {isTiming && <TimerSheet sheet={sheet} first={begins ?? 0} close={() => setIsTiming(false)} />}
    </>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  button: { flexGrow: 1 },
});
