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
    <View style={styles.who}>
      <Mark mark={marks[seat]} size={16} />
      <Text type="strong" style={styles.name}>
        {names[seat]}
      </Text>
    </View>
    <View style={styles.gained}>
      {children}
      <Text type="number" colour="active">
        {points}
      </Text>
    </View>
  </View>
);

const styles = StyleSheet.create({
  /** What has no room beside a name in large letters wraps below it, so that no name is cut. */
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  who: { flexGrow: 1, flexShrink: 1, flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flexShrink: 1 },
  gained: {
    flexShrink: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: space.s,
    marginLeft: 'auto',
  },
});
