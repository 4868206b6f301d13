import type { ReactNode } from 'react';
import { Modal, Pressable, ScrollView, StyleSheet, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { IconButton } from '../../theme/IconButton';
import { shadow } from '../../theme/shadow';
import { TARGET, WIDE, radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

interface BottomSheetProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** A sheet over the screen for one question: at the bottom of a phone, in the middle of a wide screen. */
export function BottomSheet({ title, close, children }: BottomSheetProps) {
  const t = useWords();
  const { colours, isStill } = useTheme();
  const insets = useSafeAreaInsets();
  const { width } = useWindowDimensions();
  const isWide = width >= WIDE;
  return (
    <Modal
      transparent
      visible
      aria-label={title}
      animationType={isStill ? 'none' : 'fade'}
      onRequestClose={close}
      supportedOrientations={['portrait', 'landscape']}
    >
      <View style={[styles.whole, isWide && styles.wideWhole, { paddingTop: insets.top + space.xl }]}>
        <Pressable
          style={[StyleSheet.absoluteFill, { backgroundColor: colours.veil }]}
          onPress={close}
          aria-hidden
          tabIndex={-1}
        />
        <View
          style={[
            styles.sheet,
            isWide && styles.wideSheet,
            { backgroundColor: colours.panel, paddingBottom: isWide ? space.s : insets.bottom },
            shadow(4, colours.shadow),
          ]}
        >
          <View style={styles.head}>
            <Text type="heading" role="heading" room={(isWide ? WIDTH : width) - BESIDE} style={styles.title}>
              {title}
            </Text>
            <IconButton icon="close" label={t('close')} onPress={close} />
          </View>
          <ScrollView
            tabIndex={0}
            style={styles.scroll}
            contentContainerStyle={styles.body}
            keyboardShouldPersistTaps="handled"
          >
            {children}
          </ScrollView>
        </View>
      </View>
    </Modal>
  );
}

const WIDTH = 480;
/** The width in the head that is not the title's. */
const BESIDE = space.xl + space.l + space.m + TARGET;

const styles = StyleSheet.create({
  whole: { flex: 1, justifyContent: 'flex-end' },
  wideWhole: { justifyContent: 'center', alignItems: 'center', paddingBottom: space.xl },
  sheet: { borderTopLeftRadius: radius.xl, borderTopRightRadius: radius.xl, maxHeight: '100%' },
  wideSheet: { borderRadius: radius.xl, width: WIDTH },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingLeft: space.xl,
    paddingRight: space.l,
    paddingTop: space.l,
    paddingBottom: space.s,
  },
  title: { flex: 1 },
  scroll: { flexGrow: 0, flexShrink: 1 },
  body: { paddingHorizontal: space.xl, paddingBottom: space.xl, gap: space.l },
});
