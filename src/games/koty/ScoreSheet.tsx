import { StyleSheet, View } from 'react-native';

import type { Seat } from '../../rules/kernel/types';
import { countLands } from '../../rules/koty/lands';
import { countDreams, type CountedDream } from '../../rules/koty/score';
import type { Koty, Land } from '../../rules/koty/state';
import { teamOf } from '../../rules/koty/teams';
import { CardFrame } from '../../table/CardFrame';
import type { SheetProps } from '../../table/face';
import { ASPECT } from '../../table/layout/measures';
import { SheetHead } from '../../table/SheetHead';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase } from '../../words/useWords';

import { landPhrase, lookOfCard } from './dream';
import { STEP } from './dreamRow';
import { CardFaceView } from './faces';

const CARD = 44;

/** Shows a land as it lies on the table, with its points. */
function LandView({ land, points }: { land: Land; points: number }) {
  const { colours } = useTheme();
  const cards = [...land.nines.map(() => 0), ...land.top];
  return (
    <View style={styles.land}>
      <View style={{ width: CARD, height: CARD * (ASPECT + STEP * Math.max(0, cards.length - 1)) }}>
        {cards.length === 0 && <View style={[styles.empty, { borderColor: colours.line }]} />}
        {cards.map((card, at) => (
          <View key={at} style={[styles.card, { top: (cards.length - 1 - at) * STEP * CARD }]}>
            <CardFrame width={CARD} aspect={ASPECT}>
              <CardFaceView face={lookOfCard(card, CARD)} />
            </CardFrame>
          </View>
        ))}
      </View>
      <Text type="strong" colour={points > 0 ? 'text' : 'quiet'}>
        {points}
      </Text>
    </View>
  );
}

function Dream({ view, seat, dream, names, marks }: SheetProps<Koty> & { seat: Seat; dream: CountedDream }) {
  const speak = useFormatPhrase();
  const { colours } = useTheme();
  const lands = view.dreams[seat].map((land, index) =>
    speak({ key: 'koty:sheet.land', facts: { land: index + 1, what: landPhrase(land), points: dream.lands[index] } }),
  );
  const sum = speak(
    {
      key: 'koty:sheet.dream',
      facts: { who: { seat }, sum: dream.lands.join(' + '), points: dream.points, nines: dream.nines },
    },
    names,
  );
  return (
    <View
      accessible
      role="img"
      aria-label={[sum, ...lands].join(' ')}
      style={[styles.dream, { borderColor: colours.chip }]}
    >
      <SheetHead names={names} marks={marks} seat={seat} points={dream.points}>
        <Text type="label" colour="quiet">
          {speak({ key: 'koty:sheet.nines', facts: { nines: dream.nines } })}
        </Text>
      </SheetHead>
      <View style={styles.lands}>
        {view.dreams[seat].map((land, index) => (
          <LandView key={index} land={land} points={dream.lands[index]} />
        ))}
      </View>
    </View>
  );
}

/** Shows where the points come from, land by land; partners stand one below the other, with their sum. */
export function ScoreSheet({ view, names, marks }: SheetProps<Koty>) {
  const speak = useFormatPhrase();
  const { teams } = view.options;
  const dreams = countDreams(view.dreams.map(countLands), teams);
  const isOver = view.flow.length === 0;
  const groups = new Map<number, Seat[]>();
  dreams.forEach((_, seat) => {
    const team = teamOf(seat, view.seats, teams);
    groups.set(team, [...(groups.get(team) ?? []), seat]);
  });
  const best = [...groups.values()].sort((one, other) => dreams[one[0]].place - dreams[other[0]].place);
  const isLevel =
    isOver &&
    best.length > 1 &&
    dreams[best[0][0]].team.points === dreams[best[1][0]].team.points &&
    dreams[best[0][0]].place !== dreams[best[1][0]].place;
  return (
    <View style={styles.sheet}>
      {!isOver && <Text colour="quiet">{speak({ key: 'koty:sheet.goesOn' })}</Text>}
      {isLevel && <Text>{speak({ key: 'koty:sheet.level' })}</Text>}
      {best.map((seats) => (
        <View key={seats[0]} style={styles.team}>
          {teams && (
            <Text type="heading">
              {speak(
                {
                  key: 'koty:sheet.team',
                  facts: { one: { seat: seats[0] }, other: { seat: seats[1] }, points: dreams[seats[0]].team.points },
                },
                names,
              )}
            </Text>
          )}
          {seats.map((seat) => (
            <Dream key={seat} view={view} seat={seat} dream={dreams[seat]} names={names} marks={marks} />
          ))}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.l },
  team: { gap: space.m },
  dream: { gap: space.s, paddingBottom: space.m, borderBottomWidth: 1 },
  lands: { flexDirection: 'row', gap: space.m },
  land: { alignItems: 'center', gap: space.xs },
  card: { position: 'absolute', left: 0 },
  empty: { width: CARD, height: CARD * ASPECT, borderWidth: 2, borderStyle: 'dashed', borderRadius: 4 },
});
