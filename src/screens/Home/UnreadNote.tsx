import { useEffect, useSyncExternalStore } from 'react';
import { AccessibilityInfo, Platform, StyleSheet, View } from 'react-native';

import { IconButton } from '../../theme/IconButton';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';
import { useDevice } from '../device';

/** Says what could not be read when the app was opened, and that it was kept, until it is put away. */
export function UnreadNote() {
  const t = useWords();
  const { colours } = useTheme();
  const { unread } = useDevice();
  const texts = useSyncExternalStore(unread.subscribe, unread.get, unread.get);
  const sentences = [true, false].flatMap((isKept) => {
    const what = texts.filter((text) => text.isKept === isKept).map(({ key }) => t(`unread.what.${key}`));
    return what.length > 0 ? [t(isKept ? 'unread.kept' : 'unread.lost', { what: what.join(', ') })] : [];
  });
  const text = sentences.join(' ');
  useEffect(() => {
    if (text && Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(text); // iOS has no live regions
  }, [text]);
  if (!text) return null;
  return (
    <View style={[styles.note, { backgroundColor: colours.panel }]}>
      <View role="alert" style={styles.text}>
        <Text>{text}</Text>
      </View>
      <IconButton icon="close" bare label={t('unread.close')} onPress={unread.clear} />
    </View>
  );
}

const styles = StyleSheet.create({
  note: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    gap: space.m,
    padding: space.m,
    borderRadius: radius.l,
  },
  text: { flex: 1 },
});
