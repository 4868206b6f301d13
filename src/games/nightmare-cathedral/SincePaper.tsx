import { StyleSheet, View } from 'react-native';

import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { PaperProps } from '../../table/face';
import { Mark } from '../../theme/Mark';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';

import { useSay } from './paperParts';
import { makePhrase } from './phrases';
import { cutSince, divideTurns } from './since';

type Props = PaperProps<NightmareCathedral, CathedralMove>;

/** What happened since the viewer's own last turn, turn by turn and chapter by chapter. */
export function SincePaper({ viewer, names, marks, past }: Props) {
  const say = useSay(names);
  const { colours } = useTheme();
  const turns = past
    ? divideTurns(cutSince(past.list(), viewer))
        .map((events) => ({ first: events[0], told: past.tell(events) }))
        .filter(({ told }) => told.length > 0)
    : [];
  if (turns.length === 0) return <Text colour="quiet">{say(makePhrase('since.nothing'))}</Text>;
  return turns.map(({ first: { event, seat }, told }, at) => {
    const owner = event.key === 'turn' ? (event.seat ?? seat) : null;
    return (
      <View key={at} style={styles.turn}>
        {owner !== null && (
          <View style={styles.head} accessible role="heading">
            <Mark mark={marks[owner]} size={18} />
            <Text type="strong">
              {say(makePhrase('since.turn', { turn: Number(event.turn), who: { seat: owner } }))}
            </Text>
          </View>
        )}
        <View style={[styles.lines, { backgroundColor: colours.chip }]}>
          {told.map((line, index) => (
            <Text key={index}>{say(line)}</Text>
          ))}
        </View>
      </View>
    );
  });
}

const styles = StyleSheet.create({
  turn: { gap: space.xs },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  lines: { gap: space.s, padding: space.m, borderRadius: radius.m },
});
