import { StyleSheet, View } from 'react-native';

import { crowsOf } from '../../rules/sen/cards';
import { everybody } from '../../rules/sen/lands';
import type { Sen } from '../../rules/sen/state';
import { CardFrame } from '../../table/CardFrame';
import type { SheetProps } from '../../table/face';
import { ASPECT } from '../../table/layout/measures';
import { SheetHead } from '../../table/SheetHead';
import { Chart } from '../../theme/Chart';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { usePhrase } from '../../words/useWords';

import { faceOf, pictureOf } from './cardFace';
import { Face } from './faces';
import { outlook, reasons } from './reasons';
import { RoundTable } from './RoundTable';
import { accountOf, sumOf, sums } from './scoreBreakdown';

const CARD = 40;
const CHART = { width: 320, height: 150, room: 14 };

const isRevealed = (view: Sen): boolean =>
  view.shown.every((row) => row.every((lookers) => lookers === everybody(view)));

/** The dreams as they lie open, and what each came to. */
function Dreams({ view, names, marks }: SheetProps<Sen>) {
  const speak = usePhrase();
  const { colours } = useTheme();
  const round = view.rounds[view.rounds.length - 1];
  const account = accountOf(round, view.options);
  return view.dreams.map((cards, seat) => {
    const { crows, points, reward, penalty } = account[seat];
    const sum = sumOf(account[seat]);
    const label = speak(
      {
        key: 'sen:sheet.dream',
        facts: { who: { seat }, lands: cards.map(crowsOf).join(', '), crows, reward, penalty, points },
      },
      names,
    );
    return (
      <View key={seat} accessible role="img" aria-label={label} style={[styles.dream, { borderColor: colours.chip }]}>
        <SheetHead names={names} marks={marks} seat={seat} points={points}>
          {sum !== '' && (
            <Text type="label" colour="quiet">
              {`${sum} =`}
            </Text>
          )}
        </SheetHead>
        <View style={styles.lands}>
          {cards.map((card, land) => (
            <CardFrame key={land} width={CARD} aspect={ASPECT}>
              <Face face={faceOf({ picture: pictureOf(card), isMemory: false, isSmall: true })} />
            </CardFrame>
          ))}
        </View>
      </View>
    );
  });
}

/** The score by round: what the last one came to and why, the sums as curves and as a table. */
export function ScoreSheet({ view, names, marks }: SheetProps<Sen>) {
  const speak = usePhrase();
  if (view.rounds.length === 0) return <Text>{speak({ key: 'sen:sheet.empty' })}</Text>;
  const limit = view.options.end === 'limit' ? view.options.limit : null;
  return (
    <View style={styles.sheet}>
      <View style={styles.why}>
        {reasons(view).map((phrase) => (
          <Text key={phrase.key}>{speak(phrase, names)}</Text>
        ))}
        <Text colour="quiet">{speak(outlook(view), names)}</Text>
      </View>
      {isRevealed(view) && <Dreams view={view} names={names} marks={marks} />}
      <Chart
        lines={sums(view)}
        marks={marks}
        range={[0, Math.max(limit ?? 1, ...sums(view).flat())]}
        rules={[0]}
        limit={limit}
        size={CHART}
        ends="mark"
      />
      <RoundTable view={view} names={names} marks={marks} />
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.l },
  dream: { gap: space.xs, paddingBottom: space.s, borderBottomWidth: 1 },
  lands: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  why: { gap: space.xs },
});
