import { StyleSheet, View } from 'react-native';

import { BottomSheet } from '../../theme/BottomSheet';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';

const KEYS = ['tab', 'arrows', 'next', 'press', 'read', 'escape'] as const;

/** Which keys do what at a table in a browser. */
export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const t = useWords();
  return (
    <BottomSheet title={t('play.keys.title')} onClose={onClose}>
      {KEYS.map((key) => (
        <View key={key} accessible style={styles.key}>
          <Text type="strong">{t(`play.keys.${key}.name`)}</Text>
          <Text>{t(`play.keys.${key}.does`)}</Text>
        </View>
      ))}
    </BottomSheet>
  );
}

const styles = StyleSheet.create({ key: { gap: space.xs } });
