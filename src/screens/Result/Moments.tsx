import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { BestMoment } from '../../match/review/moments';
import type { Match } from '../../match/types';
import type { Seat } from '../../rules/kernel/types';
import { NOBODY } from '../../rules/kernel/zones';
import { CardFrame } from '../../table/CardFrame';
import { IconButton } from '../../theme/IconButton';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { Section } from '../parts/Panel';
import type { RankedSitter } from '../parts/rank';
import { useFace } from '../useFace';
import { useGo } from '../useGo';

import { tellMoment } from './tellMoment';
import { useBestMoment } from './useBestMoment';

const CARD = 48;
/** From this text size on a long word has no room beside a picture. */
const LARGE = 1.5;

interface MomentsProps {
  readonly match: Match;
  readonly ranking: readonly RankedSitter[];
}

/** The person whose best moment is told: who plays alone here, else who came furthest of the people; without any, who won. */
function findTold({ sitters }: Match, ranking: readonly RankedSitter[]): Seat {
  return (ranking.find(({ seat }) => sitters[seat].kind === 'person') ?? ranking[0]).seat;
}

/** What decided the match, and its best moment. */
export function Moments({ match, ranking }: MomentsProps) {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const navigation = useGo();
  const face = useFace(match.engine.game.id);
  const names = match.sitters.map(({ name }) => name);
  const { view } = match.showing.getState();
  const behind = ranking.find(({ place }) => place !== 1);
  const decider = behind ? (face.explainWin?.(view, ranking[0].seat, behind.seat) ?? null) : null;
  const told = findTold(match, ranking);
  const found = useBestMoment(match, told, face);
  const isOwn = match.sitters.filter(({ kind }) => kind === 'person').length === 1;

  const describeMoment = (moment: BestMoment): string => {
    const { before, after, move, from, to } = moment;
    if (face.describeGain) return formatPhrase(face.describeGain(after, told), names);
    const what = tellMoment(face, moment, told, isOwn ? told : NOBODY);
    const said = what.length > 0 ? what : [face.describeMove(before, told, move)];
    const text = said.map((phrase) => formatPhrase(phrase, names)).join(' ');
    if (from === to) return text; // it cost others something
    if (what.length === 0) return t('result.gainedBy', { what: text, from, to });
    // Where points are counted at the end alone, the table showed others then.
    return t(face.countNow ? 'result.gainedCounted' : 'result.gained', { what: text, from, to });
  };

  return (
    <>
      {decider && (
        <Section title={t('result.decided')}>
          <Line
            picture={
              decider.face !== undefined && (
                <CardFrame width={CARD} aspect={face.aspect}>
                  <face.Face face={decider.face} />
                </CardFrame>
              )
            }
          >
            {formatPhrase(decider.text, names)}
          </Line>
        </Section>
      )}
      {found && (
        <Section title={isOwn ? t('result.bestOwn') : t('result.best', { name: names[told] })}>
          <Line
            button={
              <IconButton
                icon="play"
                label={t('result.bestReplay')}
                onPress={() => navigation.navigate('Replay', { match: match.id, step: found.at })}
              />
            }
          >
            {describeMoment(found)}
          </Line>
        </Section>
      )}
    </>
  );
}

function Line({ picture, button, children }: { picture?: ReactNode; button?: ReactNode; children: string }) {
  const { textScale } = useTheme();
  const isLarge = textScale >= LARGE;
  return (
    <View style={[styles.line, isLarge && styles.stacked]}>
      {picture}
      <Text type="strong" style={!isLarge && styles.words}>
        {children}
      </Text>
      {button}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  stacked: { flexDirection: 'column', alignItems: 'flex-start' },
  words: { flex: 1 },
});
