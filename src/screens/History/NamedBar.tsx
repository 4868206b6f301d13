import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { MarkName } from '../../storage/marks';
import { Mark } from '../../theme/Mark';
import { marks } from '../../theme/marks';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';

interface NamedBarProps {
  readonly name: string;
  readonly mark: MarkName;
  /** What screen readers say of the bar. */
  readonly label: string;
  readonly figure: string;
  readonly children: ReactNode;
}

/** The same room for every name, so that bars begin below each other. */
const NAME = 92;

/** A line of a list: somebody, a bar, and its figure. */
export function NamedBar({ name, mark, label, figure, children }: NamedBarProps) {
  const { colours, textScale } = useTheme();
  return (
    <View accessible role="listitem" aria-label={label} style={styles.row}>
      <Mark mark={mark} size={18} />
      <Text type="label" style={[styles.name, { width: NAME * textScale }]}>
        {`${name} `}
      </Text>
      <View style={[styles.track, { backgroundColor: colours.chip }]}>{children}</View>
      <Text type="label">{`${figure} `}</Text>
    </View>
  );
}

/** A part of the bar, as long as this number is of all. */
export function BarPart({ mark, part }: { mark: MarkName | null; part: number }) {
  const { isDark } = useTheme();
  const { onDark, onLight } = marks[mark ?? 'circle'];
  const paint = isDark ? onDark : onLight;
  return part > 0 && <View style={[styles.part, { flexGrow: part }, mark && { backgroundColor: paint }]} />;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  name: { flexShrink: 1 },
  track: {
    flexDirection: 'row',
    gap: 2,
    flexGrow: 1,
    flexBasis: 60,
    height: 12,
    borderRadius: radius.round,
    overflow: 'hidden',
  },
  part: { height: 12 },
});
