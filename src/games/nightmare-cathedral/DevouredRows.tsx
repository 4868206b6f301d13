import { StyleSheet, View } from 'react-native';

import { limitOfDevoured } from '../../rules/nightmare-cathedral/rising';
import { SHADOWS, type NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { MarkName } from '../../storage/marks';
import { marks as drawings } from '../../theme/marks';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';

import { listDevoured } from './building';
import { palette } from './palette';
import { Row, SideMark, styles as parts, useSay } from './paperParts';
import { makePhrase } from './phrases';

interface DevouredRowsProps {
  readonly view: NightmareCathedral;
  readonly names: readonly string[];
  readonly marks: readonly MarkName[];
}

/** Who was devoured: a row a side with its units as a bar against the limit, and what they are worth now. */
export function DevouredRows({ view, names, marks }: DevouredRowsProps) {
  const say = useSay(names);
  const { isDark } = useTheme();
  const most = Math.max(1, limitOfDevoured(view));
  return listDevoured(view).map(({ side, count, points }) => {
    const isShadow = side === SHADOWS;
    const name = isShadow ? say(makePhrase('building.shadows')) : names[side];
    const worth = points === null ? '' : say(makePhrase('building.worth', { count: points }));
    const colour = isShadow ? palette.ash : drawings[marks[side]][isDark ? 'onDark' : 'onLight'];
    return (
      <Row key={side} label={say(makePhrase('building.devouredOf', { name, count, worth }))}>
        <SideMark side={side} marks={marks} />
        <View style={parts.grows}>
          <Text type="label">{name}</Text>
          <View style={styles.rail}>
            <View style={[styles.bar, { backgroundColor: colour, width: `${Math.min(100, (100 * count) / most)}%` }]} />
          </View>
        </View>
        <Text type="number">{count}</Text>
        <Text type="small" colour="quiet" style={styles.worth}>
          {worth}
        </Text>
      </Row>
    );
  });
}

const styles = StyleSheet.create({
  rail: { height: 6, borderRadius: 3, backgroundColor: '#80706055', overflow: 'hidden', marginTop: 2 },
  bar: { height: 6, borderRadius: 3 },
  worth: { minWidth: 54, textAlign: 'right' },
});
