import { Image } from 'expo-image';
import { StyleSheet, View } from 'react-native';

import type { Card, Seat } from '../../rules/kernel/types';
import type { Token } from '../../rules/three-chapters/ability';
import { chairOf } from '../../rules/three-chapters/chairs';
import { MOST_GEMS } from '../../rules/three-chapters/chapterThree';
import { placesByPoints } from '../../rules/three-chapters/score';
import type { Payment, ThreeChapters } from '../../rules/three-chapters/state';
import { pointsOf } from '../../rules/three-chapters/tokens';
import { CardFrame } from '../../table/CardFrame';
import type { SheetProps } from '../../table/face';
import { ASPECT } from '../../table/layout/measures';
import { SheetHead } from '../../table/SheetHead';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase } from '../../words/useWords';

import { rewardPhrase } from './ability';
import { encodeFace } from './cardFace';
import { describeReason } from './eventText';
import { CardFaceView } from './faces';
import { tokenPictures } from './pictures';
import { breakDownScores, type ScoreBreakdown } from './scoreBreakdown';

const CARD = 44;
/** From this text size on a long word has no room beside a card. */
const LARGE = 1.5;
const TOKENS: readonly Token[] = ['hearts', 'gems', 'stars'];

function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <View style={styles.cards}>
      {cards.map((card) => (
        <CardFrame key={card} width={CARD} aspect={ASPECT}>
          <CardFaceView face={encodeFace(card, true)} />
        </CardFrame>
      ))}
    </View>
  );
}

/** Shows what a card pays, with the card beside it. */
function Paid({ payment }: { payment: Payment }) {
  const speak = useFormatPhrase();
  const { textScale } = useTheme();
  return (
    <View style={[styles.paid, textScale >= LARGE && styles.stacked]}>
      <CardFrame width={CARD} aspect={ASPECT}>
        <CardFaceView face={encodeFace(payment.card, true)} />
      </CardFrame>
      <Text style={styles.why}>
        {speak({
          key: 'three-chapters:sheet.paid',
          facts: { reward: rewardPhrase(payment.reward), why: describeReason(payment) },
        })}
      </Text>
    </View>
  );
}

function Company({
  view,
  seat,
  breakdown,
  names,
  marks,
}: SheetProps<ThreeChapters> & { seat: Seat; breakdown: ScoreBreakdown }) {
  const speak = useFormatPhrase();
  const { colours } = useTheme();
  const cards = view.stories[chairOf(view, seat)];
  const tokens = view.tokens[seat];
  const { gathered, payments, hasMostGems } = breakdown;
  const isBeingCounted = view.chapter === 3 && view.flow.length > 0;
  const isOver = view.flow.length === 0;
  const tokensLine = speak(
    {
      key: 'three-chapters:sheet.tokens',
      facts: { who: { seat }, tokens: rewardPhrase(tokens), points: pointsOf(tokens) },
    },
    names,
  );
  return (
    <View style={[styles.company, { borderColor: colours.chip }]}>
      <SheetHead
        accessible
        role="img"
        aria-label={tokensLine}
        names={names}
        marks={marks}
        seat={seat}
        points={pointsOf(tokens)}
      >
        {TOKENS.map((token) => (
          <View key={token} style={styles.token}>
            <Image
              source={tokenPictures[token]}
              style={styles.picture}
              contentFit="contain"
              transition={null}
              aria-hidden
            />
            <Text type="label">{tokens[token]}</Text>
          </View>
        ))}
      </SheetHead>
      <Cards cards={cards} />
      {isOver && (
        <Text>{speak({ key: 'three-chapters:sheet.gathered', facts: { tokens: rewardPhrase(gathered) } })}</Text>
      )}
      {cards.length > 0 && !isBeingCounted && (
        <Text type="label">{speak({ key: `three-chapters:sheet.${isOver ? 'counted' : 'soFar'}` })}</Text>
      )}
      {payments.map((payment) => (
        <Paid key={`${payment.card} ${payment.ability}`} payment={payment} />
      ))}
      {hasMostGems && (
        <Text>{speak({ key: 'three-chapters:sheet.gainedForGems', facts: { reward: rewardPhrase(MOST_GEMS) } })}</Text>
      )}
      {cards.length > 0 && payments.length === 0 && !hasMostGems && !isBeingCounted && (
        <Text colour="quiet">{speak({ key: `three-chapters:sheet.${isOver ? 'nothing' : 'unseen'}` })}</Text>
      )}
    </View>
  );
}

/** Shows everybody's tokens and cards, and what the cards pay in chapter III, so far or at the end. */
export function ScoreSheet({ view, names, marks }: SheetProps<ThreeChapters>) {
  const speak = useFormatPhrase();
  const places = placesByPoints(
    view.tokens,
    view.tokens.map((_, seat) => view.stories[chairOf(view, seat)]),
  );
  const breakdowns = breakDownScores(view);
  const order = places.map((_, seat) => seat).sort((one, other) => places[one] - places[other]);
  return (
    <View style={styles.sheet}>
      {view.chapter < 3 && <Text colour="quiet">{speak({ key: 'three-chapters:sheet.goesOn' })}</Text>}
      {view.chapter < 3 && <Text colour="quiet">{speak({ key: 'three-chapters:sheet.mostGems' })}</Text>}
      {order.map((seat) => (
        <Company key={seat} view={view} seat={seat} breakdown={breakdowns[seat]} names={names} marks={marks} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.l },
  company: { gap: space.s, paddingBottom: space.m, borderBottomWidth: 1 },
  why: { flexShrink: 1 },
  token: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  picture: { width: 20, height: 20 },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  paid: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  stacked: { flexDirection: 'column', alignItems: 'flex-start' },
});
