import { Pressable, StyleSheet, View } from 'react-native';

import { COMMON, listFields } from '../../keeper/edits';
import type { OpenSheet } from '../../keeper/types';
import { Icon } from '../../theme/Icon';
import { Mark } from '../../theme/Mark';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase, useWords } from '../../words/useWords';

import { listAskedSeats } from './Entry';
import type { EntryPosition } from './entryPosition';
import { PartLine } from './PartLine';
import { rankSoFar } from './rankSoFar';
import { fieldName, partName } from './sheetWords';
import { useSheetState } from './useSheetState';

/** The sheet of a game without rounds: what each player has, and what it is worth. */
export function Tables({ sheet, open }: { sheet: OpenSheet; open: (at: EntryPosition) => void }) {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const { colours } = useTheme();
  const { tally, status } = useSheetState(sheet);
  const places = rankSoFar(sheet, { tally, status });
  return (
    <View role="list" style={styles.list}>
      {listAskedSeats(sheet).includes(COMMON) && (
        <CommonEntries sheet={sheet} open={() => open({ round: 0, seat: COMMON })} />
      )}
      {sheet.players.map(({ name, mark }, seat) => {
        const [points, parts] = [tally.points[0][seat], tally.parts[0][seat]];
        return (
          <View key={seat} role="listitem" style={[styles.person, { backgroundColor: colours.chip }]}>
            <Pressable
              role="button"
              aria-label={
                points === null
                  ? t('keeper.nothing', { name })
                  : t('keeper.standing', { name, count: points, place: places[seat] })
              }
              onPress={() => open({ round: 0, seat })}
              style={({ pressed }) => [styles.head, pressed && styles.pressed]}
            >
              <Mark mark={mark} size={22} />
              <Text type="strong" style={styles.name}>
                {`${name} `}
              </Text>
              <Text type="number" colour={points === null ? 'quiet' : places[seat] === 1 ? 'active' : 'text'}>
                {points ?? '·'}
              </Text>
            </Pressable>
            {points !== null && points !== tally.totals[seat] && (
              <View style={styles.parts}>
                <PartLine
                  name={t('keeper.team')}
                  points={tally.totals[seat]}
                  sum={places[seat] === 1 ? 'active' : 'text'}
                />
              </View>
            )}
            {parts.length > 0 && (
              <View style={styles.parts}>
                {parts.map((part, index) => (
                  <PartLine key={index} name={formatPhrase(partName(sheet, part))} points={part.points} />
                ))}
              </View>
            )}
          </View>
        );
      })}
    </View>
  );
}

/** Shows the entries that belong to no single player. */
function CommonEntries({ sheet, open }: { sheet: OpenSheet; open: () => void }) {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const { colours } = useTheme();
  const [{ common }] = useSheetState(sheet).rounds;
  const fields = listFields(sheet.form, COMMON);
  const counted = fields.map((field) => ({
    name: formatPhrase(fieldName(sheet, field)),
    count: typeof common[field.name] === 'number' ? Number(common[field.name]) : 0,
  }));
  return (
    <View role="listitem" style={[styles.person, { backgroundColor: colours.chip }]}>
      <Pressable
        role="button"
        aria-label={t('keeper.commonIs', {
          counted: counted.map(({ name, count }) => t('history.figure', { name, value: count })).join(', '),
        })}
        onPress={open}
        style={({ pressed }) => [styles.head, pressed && styles.pressed]}
      >
        <Text type="strong" style={styles.name}>
          {t('keeper.common')}
        </Text>
        <Icon icon="pen" size={20} />
      </Pressable>
      <View style={styles.parts}>
        {counted.map(({ name, count }) => (
          <PartLine key={name} name={name} points={count} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.m },
  person: { borderRadius: radius.l },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m, padding: space.l },
  parts: { gap: space.xs, paddingHorizontal: space.l, paddingBottom: space.l, marginLeft: 34 },
  name: { flex: 1, minWidth: 0 },
  pressed: { opacity: 0.7 },
});
