import type { ReactNode } from 'react';
import { Modal, Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { IconButton } from '../theme/IconButton';
import { shadow } from '../theme/shadow';
import { radius, READABLE, space } from '../theme/space';
import { Text } from '../theme/Text';
import { useTheme } from '../theme/theme';
import { useWords } from '../words/useWords';

/** A sheet over the table that slides in from below; a tap beside it closes it. */
export function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { colours, isStill } = useTheme();
  const t = useWords();
  const insets = useSafeAreaInsets();
  return (
    <Modal
      transparent
      visible
      aria-label={title}
      animationType={isStill ? 'fade' : 'slide'}
      supportedOrientations={['portrait', 'landscape']}
      onRequestClose={onClose}
    >
      <View style={styles.screen}>
        <Pressable
          style={[styles.veil, { backgroundColor: colours.veil }]}
          onPress={onClose}
          aria-hidden
          tabIndex={-1}
          accessible={false}
        />
        <View
          style={[
            styles.sheet,
            shadow(4, colours.shadow),
            { backgroundColor: colours.panel, paddingBottom: insets.bottom + space.l },
          ]}
        >
          <View style={styles.head}>
            <Text type="heading" role="heading" style={styles.title}>
              {title}
            </Text>
            <IconButton icon="close" label={t('table.close')} onPress={onClose} />
          </View>
          <ScrollView tabIndex={0} contentContainerStyle={styles.body}>
            {children}
          </ScrollView>
        </View>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, justifyContent: 'flex-end', alignItems: 'center' },
  veil: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
  sheet: {
    width: '100%',
    maxWidth: READABLE,
    maxHeight: '85%',
    borderTopLeftRadius: radius.xl,
    borderTopRightRadius: radius.xl,
    paddingTop: space.l,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m, paddingHorizontal: space.l },
  title: { flex: 1 },
  body: { padding: space.l, gap: space.m },
});
