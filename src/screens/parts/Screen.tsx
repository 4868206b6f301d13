import { useEffect, type ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { IconButton } from '../../theme/IconButton';
import { READABLE, space, TARGET } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';
import { ScreenGround } from '../ScreenGround';
import { useGo } from '../useGo';

interface ScreenProps {
  readonly title: string;
  /** A tab is the top of its stack, so it has no back button. */
  readonly isTab?: boolean;
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  readonly footer?: ReactNode;
  /** Leaves room for two columns. */
  readonly isWide?: boolean;
  /** The children scroll by themselves, so the screen does not. */
  readonly isList?: boolean;
  readonly children: ReactNode;
}

const TWO_COLUMNS = 1080;

/** The frame of every screen but the table: back button, title, content and footer. */
export function Screen({
  title,
  isTab = false,
  actions,
  footer,
  isWide = false,
  isList = false,
  children,
}: ScreenProps) {
  const insets = useSafeAreaInsets();
  const navigation = useGo();
  const { textScale } = useTheme();
  const mayWrap = actions !== undefined && textScale >= 1.5;
  const room = useWindowDimensions().width - insets.left - insets.right - 2 * space.l - (isTab ? 0 : TARGET + space.m);
  const width = { maxWidth: (isWide ? TWO_COLUMNS : READABLE) + 2 * space.l };
  useEffect(() => navigation.setOptions({ title }), [navigation, title]);
  return (
    <ScreenGround>
      <View style={[styles.whole, { paddingTop: insets.top, paddingLeft: insets.left, paddingRight: insets.right }]}>
        <View style={[styles.head, mayWrap && styles.largeHead, width]}>
          {!isTab && <BackButton />}
          <Text
            type="title"
            role="heading"
            aria-level={1}
            room={room}
            style={[styles.title, mayWrap && styles.largeTitle, isTab && styles.tabTitle]}
          >
            {title}
          </Text>
          {actions}
        </View>
        {isList ? (
          <View style={[styles.list, width]}>{children}</View>
        ) : (
          <ScrollView
            tabIndex={0}
            role="group"
            aria-label={title}
            contentContainerStyle={[
              styles.body,
              width,
              { paddingBottom: space.xl + (footer || isTab ? 0 : insets.bottom) },
            ]}
          >
            {children}
          </ScrollView>
        )}
        {footer && <View style={[styles.foot, width, { paddingBottom: space.m + insets.bottom }]}>{footer}</View>}
      </View>
    </ScreenGround>
  );
}

/** Goes home when there is nothing to go back to, as after a link from outside. */
function BackButton() {
  const t = useWords();
  const navigation = useGo();
  const leave = () => (navigation.canGoBack() ? navigation.goBack() : navigation.navigate('Tabs', { screen: 'Home' }));
  return <IconButton icon="back" label={t('back')} onPress={leave} />;
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.l,
    paddingVertical: space.m,
    width: '100%',
    alignSelf: 'center',
  },
  /** The buttons wrap below a title that leaves no room for them. */
  largeHead: { flexWrap: 'wrap' },
  title: { flex: 1 },
  largeTitle: { flexBasis: 'auto' },
  tabTitle: { paddingTop: space.s },
  list: { flex: 1, width: '100%', alignSelf: 'center' },
  body: { width: '100%', alignSelf: 'center', paddingHorizontal: space.l, gap: space.xl },
  foot: { paddingHorizontal: space.l, paddingTop: space.m, width: '100%', alignSelf: 'center' },
});
