import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { Modal, Pressable, StyleSheet, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useWords } from '../words/useWords';

import { IconButton } from './IconButton';
import { giveFocus } from './keepFocus';
import { ScrollArea } from './ScrollArea';
import { READABLE, TARGET, WIDE, radius, space } from './space';
import { Surface } from './Surface';
import { Text } from './Text';
import { useTheme } from './theme';

interface BottomSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  /** What is in it is as wide as text may be read, such as a table of scores; else as wide as a question. */
  readonly isBroad?: boolean;
  /** Stands below what scrolls. */
  readonly footer?: ReactNode;
  /** Another page begins at its top. */
  readonly page?: string;
  readonly children: ReactNode;
}

/** Says that sheets lie in the page like anything else: the gallery shows several at once. */
export const SheetsInPage = createContext(false);

/** A sheet over the screen: from below on a phone, in the middle of a wide screen. A tap beside it puts it away. */
export function BottomSheet({ children, ...props }: BottomSheetProps) {
  const { title, onClose } = props;
  const { colours, isStill } = useTheme();
  const insets = useSafeAreaInsets();
  const isWide = useWindowDimensions().width >= WIDE;
  const paper = <SheetPaper {...props}>{children}</SheetPaper>;
  if (use(SheetsInPage)) return paper;
  return (
    <Modal
      transparent
      visible
      aria-label={title}
      animationType={isStill ? 'fade' : 'slide'}
      onRequestClose={onClose}
      supportedOrientations={['portrait', 'landscape']}
    >
      <View style={[styles.whole, isWide && styles.wideWhole, { paddingTop: insets.top + space.xl }]}>
        <Pressable
          style={[StyleSheet.absoluteFill, { backgroundColor: colours.veil }]}
          onPress={onClose}
          aria-hidden
          tabIndex={-1}
        />
        {paper}
      </View>
    </Modal>
  );
}

function SheetPaper({ title, onClose, isBroad = false, footer, page, children }: BottomSheetProps) {
  const t = useWords();
  const { textScale } = useTheme();
  // what stands below would take half of a phone from what it belongs to
  const isLarge = textScale >= LARGE;
  const insets = useSafeAreaInsets();
  const { width } = useWindowDimensions();
  const isWide = width >= WIDE;
  const wide = isBroad ? READABLE : QUESTION;
  const sheet = useRef<View>(null);
  const head = useRef<View>(null);
  const isInPage = use(SheetsInPage);
  useEffect(() => (isInPage ? undefined : giveFocus(sheet.current, head.current)), [isInPage]);
  return (
    <Surface
      ref={sheet}
      height={4}
      style={[
        styles.sheet,
        isWide && [styles.wideSheet, { width: wide }],
        { paddingBottom: isWide ? space.s : insets.bottom },
      ]}
    >
      <View style={styles.head} testID="sheet-head">
        <View ref={head} tabIndex={-1} style={styles.title}>
          <Text type="heading" role="heading" room={(isWide ? wide : width) - BESIDE}>
            {title}
          </Text>
        </View>
        <IconButton icon="close" label={t('close')} onPress={onClose} />
      </View>
      <ScrollArea
        key={page}
        tabIndex={0}
        role="group"
        aria-label={title}
        style={styles.scroll}
        contentContainerStyle={styles.body}
        keyboardShouldPersistTaps="handled"
      >
        {children}
        {isLarge && footer}
      </ScrollArea>
      {!isLarge && footer && <View style={styles.footer}>{footer}</View>}
    </Surface>
  );
}

const QUESTION = 480;
const LARGE = 1.5;
/** What of its width the title can't have. */
const BESIDE = space.xl + space.l + space.m + TARGET;

const styles = StyleSheet.create({
  whole: { flex: 1, justifyContent: 'flex-end' },
  wideWhole: { justifyContent: 'center', alignItems: 'center', paddingBottom: space.xl },
  sheet: { borderTopLeftRadius: radius.xl, borderTopRightRadius: radius.xl, maxWidth: '100%', maxHeight: '100%' },
  wideSheet: { borderRadius: radius.xl },
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
  scroll: { flexGrow: 0 },
  footer: { paddingHorizontal: space.xl, paddingVertical: space.m },
  body: { paddingHorizontal: space.xl, paddingBottom: space.xl, gap: space.l },
});
