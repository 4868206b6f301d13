import { ScrollView, StyleSheet, View } from 'react-native';

import type { Sen } from '../../rules/sen/state';
import type { SheetProps } from '../../table/face';
import { Mark } from '../../theme/Mark';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase } from '../../words/useWords';

import { breakDownScore, sumOf } from './scoreBreakdown';

const COLUMN = 52;
/** About how wide a letter of a name is; a column is as wide as the longest name, within reason. */
const LETTER = 7.8;
const LONG = 14;

/** Shows what everybody wrote down, round by round, and the sums. A screen reader reads it row by row. */
export function RoundTable({ view, names, marks }: SheetProps<Sen>) {
  const speak = useFormatPhrase();
  const { colours, textScale } = useTheme();
  const letters = Math.min(LONG, Math.max(...names.map((name) => name.length)));
  const column = { minWidth: Math.max(COLUMN, COLUMN * textScale * 0.8, LETTER * letters * textScale) };
  const describeRow = (points: readonly number[], sums: readonly string[], caller: number | null): string =>
    points
      .map((one, seat) => {
        const call = seat === caller ? ` (${speak({ key: 'sen:sheet.called' })})` : '';
        return `${names[seat]} ${sums[seat] ? `${sums[seat]} = ` : ''}${one}${call}`;
      })
      .join(', ');
  const row = (
    label: string,
    points: readonly number[],
    sums: readonly string[],
    caller: number | null,
    isSum: boolean,
  ) => (
    <View
      key={label}
      accessible
      role="img"
      aria-label={`${label}: ${describeRow(points, sums, caller)}`}
      style={[styles.row, { borderColor: colours.chip }, isSum && { backgroundColor: colours.chip }]}
    >
      <Text type="label" colour={isSum ? 'text' : 'quiet'} style={styles.label}>
        {label}
      </Text>
      {points.map((one, seat) => (
        <View key={seat} style={[styles.cell, column]}>
          <Text type={isSum ? 'number' : 'label'} style={styles.figure}>
            {one}
          </Text>
          {sums[seat] !== '' && sums[seat] !== undefined && (
            <Text type="small" colour="quiet" numberOfLines={1}>
              {sums[seat]}
            </Text>
          )}
          {seat === caller && <View style={[styles.call, { backgroundColor: colours.active }]} />}
        </View>
      ))}
    </View>
  );
  return (
    <ScrollView horizontal tabIndex={0} contentContainerStyle={styles.wide}>
      <View style={styles.table}>
        <View style={styles.row} aria-hidden>
          <Text type="small" colour="quiet" style={styles.label}>
            {speak({ key: 'sen:sheet.round' })}
          </Text>
          {names.map((name, seat) => (
            <View key={seat} style={[styles.cell, column]}>
              <Mark mark={marks[seat]} size={14} />
              <Text type="small" numberOfLines={1}>
                {name}
              </Text>
            </View>
          ))}
        </View>
        {view.rounds.map((round, index) => {
          const breakdown = breakDownScore(round, view.options);
          const isAllIn = breakdown.some(({ allIn }) => allIn);
          const label = isAllIn ? `${index + 1} · ${speak({ key: 'sen:option.allIn.name' })}` : String(index + 1);
          return row(label, round.points, breakdown.map(sumOf), round.called ? round.ended : null, false);
        })}
        {row(speak({ key: 'sen:sheet.total' }), view.totals, [], null, true)}
        <View style={styles.legend} aria-hidden>
          <View style={[styles.call, { backgroundColor: colours.active }]} />
          <Text type="small" colour="quiet">
            {speak({ key: 'sen:sheet.called' })}
          </Text>
        </View>
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  wide: { flexGrow: 1 },
  table: { flexGrow: 1 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 34,
    borderBottomWidth: 1,
    borderColor: 'transparent',
    borderRadius: 6,
    paddingHorizontal: space.xs,
  },
  label: { minWidth: 58 },
  cell: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  figure: { textAlign: 'center' },
  call: { width: 18, height: 4, borderRadius: 2 },
  legend: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingTop: space.s },
});
