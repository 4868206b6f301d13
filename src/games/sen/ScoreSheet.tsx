import { StyleSheet, View } from 'react-native';

import { crowsOf } from '../../rules/sen/cards';
import { bitsOfAll } from '../../rules/sen/lands';
import type { Sen } from '../../rules/sen/state';
import { CardFrame } from '../../table/CardFrame';
import type { SheetProps } from '../../table/face';
import { ASPECT } from '../../table/layout/measures';
import { SheetHead } from '../../table/SheetHead';
import { Chart } from '../../theme/Chart';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { ticksFor } from '../../theme/ticks';
import { useFormatPhrase } from '../../words/useWords';

import { encodeFace, pictureOf } from './cardFace';
import { CardFaceView } from './faces';
import { describeOutlook, listReasons } from './reasons';
import { RoundTable } from './RoundTable';
import { breakDownScore, sumOf, sumRounds } from './scoreBreakdown';

const CARD = 40;
const CHART = { width: 320, height: 150, room: 14 };

const isRevealed = (view: Sen): boolean =>
  view.shown.every((row) => row.every((lookers) => lookers === bitsOfAll(view)));

/** Who stands where, the fewest crows first: what everybody wants to know before anything else. */
function Totals({ view, names, marks }: SheetProps<Sen>) {
  const seats = view.totals.map((_, seat) => seat).sort((a, b) => view.totals[a] - view.totals[b]);
  return (
    <View style={styles.totals} aria-hidden>
      {seats.map((seat) => (
        <SheetHead key={seat} names={names} marks={marks} seat={seat} points={view.totals[seat]} />
      ))}
    </View>
  );
}

/** Shows the open dreams and the points of each. */
function Dreams({ view, names, marks }: SheetProps<Sen>) {
  const speak = useFormatPhrase();
  const { colours } = useTheme();
  const round = view.rounds[view.rounds.length - 1];
  const breakdown = breakDownScore(round, view.options);
  return view.dreams.map((cards, seat) => {
    const { crows, points, reward, penalty } = breakdown[seat];
    const sum = sumOf(breakdown[seat]);
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
              <CardFaceView face={encodeFace({ picture: pictureOf(card), isMemory: false, isSmall: true })} />
            </CardFrame>
          ))}
        </View>
      </View>
    );
  });
}

/** Shows the score by round: the last round with its reasons, then the sums as curves and as a table. */
export function ScoreSheet({ view, names, marks }: SheetProps<Sen>) {
  const speak = useFormatPhrase();
  if (view.rounds.length === 0) return <Text>{speak({ key: 'sen:sheet.empty' })}</Text>;
  const limit = view.options.end === 'limit' ? view.options.limit : null;
  const most = Math.max(limit ?? 1, ...sumRounds(view).flat());
  return (
    <View style={styles.sheet}>
      <Totals view={view} names={names} marks={marks} />
      <View style={styles.why}>
        {listReasons(view).map((phrase) => (
          <Text key={phrase.key}>{speak(phrase, names)}</Text>
        ))}
        <Text colour="quiet">{speak(describeOutlook(view), names)}</Text>
      </View>
      {isRevealed(view) && <Dreams view={view} names={names} marks={marks} />}
      <Chart
        lines={sumRounds(view)}
        marks={marks}
        range={[0, most]}
        rules={ticksFor(0, most, 3).filter((value) => value <= most)}
        isNumbered
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
  totals: { gap: space.xs },
  dream: { gap: space.xs, paddingBottom: space.s, borderBottomWidth: 1 },
  lands: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  why: { gap: space.xs },
});
