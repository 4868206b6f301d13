import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { ScrollArea } from '../../theme/ScrollArea';
import { radius, space } from '../../theme/space';
import { useTheme } from '../../theme/theme';

import { growthOf } from './doing';
import { palette } from './palette';

interface DoingPanelProps {
  readonly height: number;
  readonly label: string;
  readonly children: ReactNode;
}

/** Rows over the action board and the drawers. It covers these, and as much of the map above as its words need. */
export function DoingPanel({ height, label, children }: DoingPanelProps) {
  const { textScale } = useTheme();
  const least = height - growthOf(textScale);
  return (
    <View style={styles.whole}>
      <View role="group" aria-label={label} style={[styles.panel, { maxHeight: height, minHeight: least }]}>
        <ScrollArea ground={palette.soot} contentContainerStyle={styles.rows}>
          {children}
        </ScrollArea>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1, justifyContent: 'flex-end', pointerEvents: 'box-none' },
  panel: { backgroundColor: palette.soot, borderRadius: radius.s },
  rows: { flexGrow: 1, gap: space.xs, padding: space.xs },
});
