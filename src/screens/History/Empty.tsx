import { Image } from 'expo-image';
import { ScrollView, StyleSheet } from 'react-native';

import catAsleep from '../../../assets/home/cat-asleep.webp';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';

/** Stands in for an empty History; from here one can open a code or restore a backup. */
export function Empty({ openCode, openBackup }: { openCode: () => void; openBackup: () => void }) {
  const t = useWords();
  return (
    <ScrollView tabIndex={0} contentContainerStyle={styles.whole}>
      <Image source={catAsleep} style={styles.cat} aria-hidden />
      <Text colour="quiet" style={styles.text}>
        {t('history.empty')}
      </Text>
      <Button label={t('code.open')} icon="code" look="quiet" onPress={openCode} />
      <Button label={t('backup.openTitle')} look="quiet" onPress={openBackup} />
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  whole: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', padding: space.xl, gap: space.l },
  cat: { width: 220, height: 170 },
  text: { textAlign: 'center', maxWidth: 320 },
});
