import { useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View, type ScrollViewProps, type StyleProp, type ViewStyle } from 'react-native';

import { styleOfFade } from './fade';
import { Icon } from './Icon';
import { useTheme } from './theme';

interface ScrollAreaProps extends Omit<ScrollViewProps, 'style' | 'horizontal'> {
  /** The colour of what it lies on, as `#rrggbb`; left out: that of a panel. */
  readonly ground?: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Less than this below the edge is not worth a sign. */
const LEAST = 12;

/** What scrolls if it has to. As long as there is more below, its foot fades out: a line that ends at the edge looks like the last. */
export function ScrollArea({ ground, style, children, ...props }: ScrollAreaProps) {
  const { colours } = useTheme();
  const colour = ground ?? colours.panel;
  const [seen, setSeen] = useState(0);
  const [height, setHeight] = useState(0);
  const [top, setTop] = useState(0);
  const hasMore = seen > 0 && height - seen - top > LEAST;
  return (
    <View style={[styles.area, style]}>
      <ScrollView
        {...props}
        scrollEventThrottle={32}
        onLayout={({ nativeEvent }) => setSeen(nativeEvent.layout.height)}
        onContentSizeChange={(_, high) => setHeight(high)}
        onScroll={({ nativeEvent }) => setTop(nativeEvent.contentOffset.y)}
      >
        {children}
      </ScrollView>
      {hasMore && (
        <View testID="more-below" style={[styles.fade, styleOfFade(`${colour}00`, colour)]} aria-hidden>
          <Icon icon="down" size={16} colour="quiet" />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  area: { flexGrow: 1, flexShrink: 1 },
  fade: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    height: 36,
    alignItems: 'center',
    justifyContent: 'flex-end',
    pointerEvents: 'none',
  },
});
