import { StyleSheet, View } from 'react-native';

import { DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { SheetProps } from '../../table/face';
import { ASPECT } from '../../table/layout/measures';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';

import { describeBuildLimit } from './building';
import { faceOfCard } from './cardFace';
import { describeDream } from './cardLines';
import { listTurns } from './course';
import { DevouredRows } from './DevouredRows';
import { cardName } from './names';
import { Row, SeatLine, Section, TokenFace, useSay } from './paperParts';
import { makePhrase } from './phrases';

const CARD = 92;

/** The cards of stage 2 come: what is new, and the new market of Dreams. */
export function StageCardsSheet({ view, names }: SheetProps<NightmareCathedral>) {
  const say = useSay(names);
  return (
    <>
      <Text>{say(makePhrase('ending.stage'))}</Text>
      <Section title={say(makePhrase('ending.market'))}>
        {view.market.map((card) => (
          <Row key={card}>
            <TokenFace face={faceOfCard(card, view.options)} width={CARD} aspect={ASPECT} />
            <View style={styles.words}>
              <Text type="strong">{say(cardName(card))}</Text>
              {describeDream(DREAMS[card], view.options.length === 'standard').map((line, at) => (
                <Text key={at} type="small">
                  {say(line)}
                </Text>
              ))}
            </View>
          </Row>
        ))}
      </Section>
    </>
  );
}

/** So many were devoured that the end is near: whose turns are still to come. */
export function LastRoundSheet({ view, names, marks }: SheetProps<NightmareCathedral>) {
  const say = useSay(names);
  const coming = listTurns(view).slice(1);
  return (
    <>
      <Text>{say(describeBuildLimit(view))}</Text>
      <Section title={say(makePhrase(coming.length > 0 ? 'ending.stillCome' : 'ending.noneCome'))}>
        {coming.map(({ turn, seat }) => (
          <SeatLine key={turn} seat={seat} names={names} marks={marks}>
            <Text type="label" colour="quiet">
              {say(makePhrase('ending.turn', { turn }))}
            </Text>
          </SeatLine>
        ))}
      </Section>
      <View style={styles.rows}>
        <DevouredRows view={view} names={names} marks={marks} />
      </View>
    </>
  );
}

const styles = StyleSheet.create({ words: { flex: 1, gap: 2 }, rows: { gap: space.xs } });
