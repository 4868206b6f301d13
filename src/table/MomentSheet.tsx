import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { BottomSheet } from '../theme/BottomSheet';
import { Button } from '../theme/Button';
import { space } from '../theme/space';
import { useWords } from '../words/useWords';

interface MomentSheetProps {
  readonly title: string;
  /** The button that goes on; null: it is read and put away. */
  readonly goOn: string | null;
  readonly children: ReactNode;
  onGoOn(): void;
  /** Puts it aside: nothing goes on before somebody says so, and the table can be looked at. */
  onLower(): void;
}

/** What is to be read before the match goes on, such as the points of a round. */
export function MomentSheet({ title, goOn, children, onGoOn, onLower }: MomentSheetProps) {
  const t = useWords();
  return (
    <BottomSheet
      isBroad
      title={title}
      onClose={goOn === null ? onGoOn : onLower}
      footer={
        goOn !== null && (
          <View style={styles.buttons}>
            <Button label={t('table.seeTable')} icon="eye" look="quiet" onPress={onLower} />
            <Button label={goOn} onPress={onGoOn} style={styles.goOn} />
          </View>
        )
      }
    >
      {children}
    </BottomSheet>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  goOn: { flexGrow: 1 },
});
