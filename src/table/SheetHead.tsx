import type { ReactNode } from 'react';
import { StyleSheet, View, type ViewProps } from 'react-native';

import type { Seat } from '../rules/kernel/types';
import { Mark } from '../theme/Mark';
import { space } from '../theme/space';
import { Text } from '../theme/Text';

import type { SheetProps } from './face';

type SheetHeadProps = Pick<SheetProps, 'names' | 'marks'> & {
  readonly seat: Seat;
  readonly points: number;
  /** What stands between the name and the points. */
  readonly children?: ReactNode;
} & Pick<ViewProps, 'accessible' | 'role' | 'aria-label'>;

/** The head of what a score sheet says of somebody: who it is, and how many points they have. */
export const SheetHead = ({ names, marks, seat, points, children, ...heard }: SheetHeadProps) => (
  <View {...heard} style={styles.head}>
    <Mark mark={marks[seat]} size={16} />
    <Text type="strong" numberOfLines={1} style={styles.name}>
      {names[seat]}
    </Text>
    {children}
    <Text type="number" colour="active">
      {points}
    </Text>
  </View>
);

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flexShrink: 1, flexGrow: 1, minWidth: 0 },
});
