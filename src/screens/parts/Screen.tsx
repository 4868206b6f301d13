import { useEffect, type ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { IconButton } from '../../theme/IconButton';
import { READABLE, space, TARGET } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';
import { Ground } from '../Ground';
import { useGo } from '../useGo';

interface ScreenProps {
  readonly title: string;
  /** A tab is nowhere deeper, so it has no way back. */
  readonly isTab?: boolean;
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode;
  /** Stays below while the rest scrolls. */
  readonly footer?: ReactNode;
  /** Room for two columns. */
  readonly isWide?: boolean;
  /** The children scroll by themselves. */
  readonly isList?: boolean;
  readonly children: ReactNode;
}

const TWO_COLUMNS = 1080;

/** A screen with a title that is not the table: way back, title, what it holds, what stays below. */
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
    <Ground>
      <View style={[styles.whole, { paddingTop: insets.top, paddingLeft: insets.left, paddingRight: insets.right }]}>
        <View style={[styles.head, mayWrap && styles.largeHead, width]}>
          {!isTab && <Back />}
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
    </Ground>
  );
}

/** A link from outside may open a screen with nothing behind it. */
function Back() {
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
  /** The buttons go below a title that leaves no room for them. */
  largeHead: { flexWrap: 'wrap' },
  title: { flex: 1 },
  largeTitle: { flexBasis: 'auto' },
  tabTitle: { paddingTop: space.s },
  list: { flex: 1, width: '100%', alignSelf: 'center' },
  body: { width: '100%', alignSelf: 'center', paddingHorizontal: space.l, gap: space.xl },
  foot: { paddingHorizontal: space.l, paddingTop: space.m, width: '100%', alignSelf: 'center' },
});
