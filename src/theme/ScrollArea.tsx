import { useState, type ReactNode, type Ref } from 'react';
import { ScrollView, StyleSheet, View, type ScrollViewProps, type StyleProp, type ViewStyle } from 'react-native';

import { makeFade } from './fade';
import { Icon } from './Icon';
import { useTheme } from './theme';

interface ScrollAreaProps extends Omit<ScrollViewProps, 'style'> {
  readonly ref?: Ref<ScrollView>;
  /** The colour of what it lies on, as `#rrggbb`; left out: that of a panel. */
  readonly ground?: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Less than this beyond the edge is not worth a sign. */
const LEAST = 12;

/**
 * What scrolls if it has to. As long as there is more below, or on the right, that edge fades out: a line that ends
 * there looks like the last.
 */
export function ScrollArea({ ground, style, children, horizontal, ...props }: ScrollAreaProps) {
  const { colours } = useTheme();
  const colour = ground ?? colours.panel;
  const [seen, setSeen] = useState(0);
  const [extent, setExtent] = useState(0);
  const [begin, setBegin] = useState(0);
  const hasMore = seen > 0 && extent - seen - begin > LEAST;
  return (
    <View style={[styles.area, style]}>
      <ScrollView
        {...props}
        horizontal={horizontal}
        scrollEventThrottle={32}
        onLayout={({ nativeEvent: { layout } }) => setSeen(horizontal ? layout.width : layout.height)}
        onContentSizeChange={(wide, high) => setExtent(horizontal ? wide : high)}
        onScroll={({ nativeEvent: { contentOffset } }) => setBegin(horizontal ? contentOffset.x : contentOffset.y)}
      >
        {children}
      </ScrollView>
      {hasMore && (
        <View
          testID="more-below"
          style={[
            styles.fade,
            horizontal ? styles.right : styles.foot,
            makeFade(`${colour}00`, colour, horizontal ? 90 : 180),
          ]}
          aria-hidden
        >
          <Icon icon={horizontal ? 'next' : 'down'} size={16} colour="quiet" />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  area: { flexGrow: 1, flexShrink: 1 },
  fade: { position: 'absolute', right: 0, bottom: 0, pointerEvents: 'none' },
  foot: { left: 0, height: 36, alignItems: 'center', justifyContent: 'flex-end' },
  right: { top: 0, width: 36, alignItems: 'flex-end', justifyContent: 'center' },
});
