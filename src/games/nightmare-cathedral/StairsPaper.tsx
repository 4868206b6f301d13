import { StyleSheet, View } from 'react-native';

import type { Seat } from '../../rules/kernel/types';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { PaperProps } from '../../table/face';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';

import { palette } from './palette';
import { Row, SeatLine, Section, SignDisc, usePaperWidth, useSay } from './paperParts';
import { makePhrase } from './phrases';
import { bonusSigns, turnSigns } from './signPaths';
import { describeStairsStep, pointsOf, lookOfStairs, STEPS, type StepLook } from './stairs';
import { StairsPicture } from './StairsPicture';

type Props = PaperProps<NightmareCathedral, CathedralMove>;

const HEIGHT = 190;
/** The stone of each kind, darker than on the stairs, so that its number can be read on it. */
const GROUNDS = { any: palette.tile, bonus: '#31544f', paid: palette.blood };

function StepRow({ look, isNext, text }: { look: StepLook; isNext: boolean; text: string }) {
  return (
    <Row label={text} isBright={isNext}>
      <View style={[styles.number, { backgroundColor: GROUNDS[look.kind] }]}>
        <Text type="label" style={styles.bone}>
          {look.step}
        </Text>
      </View>
      <View style={styles.signs}>
        {look.signs.map((sign, at) => (
          <SignDisc key={at} drawing={turnSigns[sign]} size={20} />
        ))}
        {look.bonus !== null && <SignDisc drawing={bonusSigns[look.bonus]} size={20} ground="#31544f" />}
      </View>
      <Text type="small" colour={isNext ? 'ink' : 'text'} style={styles.words}>
        {text}
      </Text>
    </Row>
  );
}

/** The stairs to be read: everybody's markers, what comes next, and every step in words. */
export function StairsPaper({ view, viewer, names, marks }: Props) {
  const say = useSay(names);
  const width = usePaperWidth();
  const look = lookOfStairs(view, viewer);
  const seats = Array.from({ length: view.seats }, (_, seat): Seat => seat);
  return (
    <>
      <View style={styles.picture}>
        <StairsPicture look={look} width={width - 2 * space.s} height={HEIGHT} />
      </View>
      <View style={styles.seats}>
        {seats.map((seat) => {
          const [one, other] = pointsOf(view, seat);
          const facts = { one: view.ritual[seat * 2], other: view.ritual[seat * 2 + 1] };
          return (
            <SeatLine key={seat} seat={seat} names={names} marks={marks}>
              <Text type="label" colour="quiet">
                {say(makePhrase('stairs.at', facts))}
              </Text>
              <Text type="number" colour="active">
                {say(makePhrase('stairs.points', { count: one + other }))}
              </Text>
            </SeatLine>
          );
        })}
      </View>
      <Text type="small" colour="quiet">
        {say(makePhrase('stairs.rule'))}
      </Text>
      <Section title={say(makePhrase('stairs.all'))}>
        {STEPS.map((step) => (
          <StepRow
            key={step.step}
            look={step}
            isNext={look.next.includes(step.step)}
            text={say(describeStairsStep(step))}
          />
        ))}
      </Section>
    </>
  );
}

const styles = StyleSheet.create({
  picture: { backgroundColor: palette.panel, borderRadius: radius.m, padding: space.s, paddingBottom: space.xs },
  seats: { gap: space.xs },
  number: {
    minWidth: 34,
    paddingHorizontal: space.xs,
    minHeight: 28,
    borderRadius: radius.s,
    alignItems: 'center',
    justifyContent: 'center',
  },
  bone: { color: palette.bone },
  signs: { flexDirection: 'row', gap: 2, minWidth: 42 },
  words: { flex: 1 },
});
