import { Pressable, ScrollView, StyleSheet, View, useWindowDimensions } from 'react-native';

import { COMMON } from '../../keeper/edits';
import type { OpenSheet } from '../../keeper/types';
import { Mark } from '../../theme/Mark';
import { TARGET, radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

import type { EntryPosition } from './entryPosition';
import { rankSoFar } from './rankSoFar';
import { useSheetState } from './useSheetState';

const HEAD = 52;
const NARROWEST = 58;
const WIDEST = 120;
const DIGIT = 13;
/** The part of the screen's width that lies beside the table. */
const BESIDE = 4 * space.l;

interface RoundsProps {
  readonly sheet: OpenSheet;
  readonly open: (at: EntryPosition) => void;
}

/** A table of rounds by players, as on paper. Every number can be touched to change it; totals stand at the top. */
export function Rounds({ sheet, open }: RoundsProps) {
  const t = useWords();
  const { colours, textScale } = useTheme();
  const { tally, status } = useSheetState(sheet);
  const places = rankSoFar(sheet, { tally, status });
  const { width: screen } = useWindowDimensions();
  // All columns fit on the screen if there is room, but none is narrower than its longest number.
  const minWidths = sheet.players.map((_, seat) => {
    const longest = Math.max(
      ...[tally.totals[seat], ...tally.points.map((points) => points[seat])].map(
        (points) => String(points ?? '').length,
      ),
    );
    return Math.max(NARROWEST, longest * DIGIT + space.l) * Math.max(1, textScale * 0.8);
  });
  const spare =
    Math.max(0, screen - BESIDE - HEAD - minWidths.reduce((sum, minWidth) => sum + minWidth, 0)) / minWidths.length;
  const widths = minWidths.map((minWidth) => Math.max(minWidth, Math.min(WIDEST, minWidth + spare)));
  const beginnerOf = (round: number) => sheet.players[tally.begins[round] ?? -1];
  // a round that still asks for something counts as it lies, behind a dashed line
  const isOpenRound = (round: number) => tally.notes?.some((note) => note.round === round && note.asks) ?? false;
  const roundName = (round: number) =>
    beginnerOf(round)
      ? t('keeper.roundBegun', { round: round + 1, name: beginnerOf(round).name })
      : t('keeper.round', { round: round + 1 });
  const people = sheet.players.map((player, seat) => ({ ...player, seat }));
  return (
    <ScrollView horizontal tabIndex={0} contentContainerStyle={styles.whole}>
      <View role="table" aria-label={t('keeper.table')}>
        <View role="row" style={styles.row}>
          <View style={{ width: HEAD }} />
          {people.map(({ name, mark, seat }) => (
            <View
              key={seat}
              role="columnheader"
              aria-label={
                places[seat] === null
                  ? t('keeper.nothing', { name })
                  : t('keeper.standing', { name, count: tally.totals[seat], place: places[seat] })
              }
              accessible
              style={[styles.head, { width: widths[seat] }]}
            >
              <Mark mark={mark} size={20} />
              <Text type="small" numberOfLines={1}>
                {`${name} `}
              </Text>
              <Text type="number" colour={places[seat] === null ? 'quiet' : places[seat] === 1 ? 'active' : 'text'}>
                {`${tally.totals[seat]} `}
              </Text>
              <Text type="small" colour="quiet">
                {places[seat] === null ? ' ' : t('history.place', { place: places[seat] })}
              </Text>
            </View>
          ))}
        </View>
        {tally.points.map((points, round) => (
          <View key={round} role="row" style={styles.row}>
            <Pressable
              role="rowheader"
              aria-label={roundName(round)}
              onPress={() => open({ round, seat: COMMON })}
              style={[styles.number, { backgroundColor: colours.chip }]}
            >
              <Text type="label">{isOpenRound(round) ? `${round + 1}?` : round + 1}</Text>
              {beginnerOf(round) && <Mark mark={beginnerOf(round).mark} size={14} />}
            </Pressable>
            {people.map(({ name, seat }) => {
              const value = points[seat];
              const label =
                value === null
                  ? t('keeper.empty', { name, round: round + 1 })
                  : t('keeper.cell', { name, round: round + 1, count: value });
              return (
                <View key={seat} role="cell">
                  <Pressable
                    role="button"
                    aria-label={label}
                    onPress={() => open({ round, seat })}
                    style={({ pressed }) => [
                      styles.cell,
                      {
                        width: widths[seat] - space.xs,
                        borderColor: isOpenRound(round) ? colours.line : colours.chip,
                        borderStyle: isOpenRound(round) ? 'dashed' : 'solid',
                      },
                      pressed && styles.pressed,
                    ]}
                  >
                    <Text type="number" colour={value === null ? 'quiet' : 'text'}>
                      {value ?? '·'}
                    </Text>
                  </Pressable>
                </View>
              );
            })}
          </View>
        ))}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  whole: { paddingBottom: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs, marginBottom: space.xs },
  head: { alignItems: 'center', gap: 2, marginRight: -space.xs },
  number: {
    width: HEAD - space.xs,
    minHeight: TARGET,
    borderRadius: radius.m,
    alignItems: 'center',
    justifyContent: 'center',
  },
  cell: { minHeight: TARGET, borderRadius: radius.m, borderWidth: 2, alignItems: 'center', justifyContent: 'center' },
  pressed: { opacity: 0.6 },
});
