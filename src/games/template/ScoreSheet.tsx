import { StyleSheet, View } from 'react-native';

import { pointsOf } from '../../rules/template/judge';
import { worthOf } from '../../rules/template/score';
import type { Template } from '../../rules/template/state';
import type { SheetProps } from '../../table/face';
import { Mark } from '../../theme/Mark';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { usePhrase } from '../../words/useWords';

/** Where the points come from, stairs by stairs. */
export function ScoreSheet({ view, names, marks }: SheetProps<Template>) {
  const speak = usePhrase();
  return (
    <View style={styles.sheet}>
      {view.flow.length > 0 && <Text colour="quiet">{speak({ key: 'template:sheet.goesOn' })}</Text>}
      {view.stairs.map((rows, seat) => {
        const sum = rows.map((cards) => worthOf(cards.length)).join(' + ');
        const facts = { who: { seat }, sum, points: pointsOf(view, seat) };
        return (
          <View
            key={seat}
            style={styles.row}
            accessible
            aria-label={speak({ key: 'template:sheet.seat', facts }, names)}
          >
            <Mark mark={marks[seat]} size={16} />
            <Text type="strong" style={styles.name}>
              {names[seat]}
            </Text>
            <Text colour="quiet">{sum}</Text>
            <Text type="number" colour="active">
              {facts.points}
            </Text>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.l },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flexGrow: 1, flexShrink: 1 },
});
