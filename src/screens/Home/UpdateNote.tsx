import { StyleSheet, View } from 'react-native';

import { Button } from '../../theme/Button';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';
import { useUpdate } from '../update';

/** Offers a new version that is ready. Without a tap it is taken the next time the app starts. */
export function UpdateNote() {
  const t = useWords();
  const { colours } = useTheme();
  const update = useUpdate();
  if (!update) return null;
  return (
    <View role="status" style={[styles.note, { backgroundColor: colours.panel }]}>
      <Text style={styles.text}>{t('update.ready')}</Text>
      <Button label={t('update.take')} look="quiet" onPress={update} />
    </View>
  );
}

const styles = StyleSheet.create({
  note: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.m,
    padding: space.m,
    borderRadius: radius.l,
  },
  text: { flexGrow: 1, flexShrink: 1, flexBasis: 160 },
});
