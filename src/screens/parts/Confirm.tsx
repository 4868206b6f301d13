import { StyleSheet, View } from 'react-native';

import { BottomSheet } from '../../theme/BottomSheet';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';

interface ConfirmProps {
  readonly title: string;
  /** Says what will be lost. */
  readonly about: string;
  readonly action: string;
  readonly confirm: () => void;
  readonly close: () => void;
}

/** Asks before something is lost for good. */
export function Confirm({ title, about, action, confirm, close }: ConfirmProps) {
  const t = useWords();
  return (
    <BottomSheet title={title} onClose={close}>
      <Text>{about}</Text>
      <View style={styles.buttons}>
        <Button label={t('cancel')} look="quiet" onPress={close} style={styles.button} />
        <Button label={action} look="danger" onPress={confirm} style={styles.button} />
      </View>
    </BottomSheet>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  button: { flexGrow: 1 },
});
