import { Pressable, StyleSheet, View } from 'react-native';

import { DAYS } from '../../rules/nightmare-cathedral/content/days';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { actionCard } from '../../rules/nightmare-cathedral/units';
import type { PanelProps } from '../../table/face';
import { radius, space, TARGET } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useFormatPhrase } from '../../words/useWords';

import { isBeside } from './actionBoard';
import { text } from './clause';
import { findAnswering } from './doing';
import { DoingPanel } from './DoingPanel';
import { describeMove } from './moveText';
import { OfferRow } from './OfferRow';
import { palette } from './palette';
import { phrase } from './phrases';
import { seesCards } from './reader';
import { answerSigns, markSigns } from './signPaths';
import { SignView } from './SignView';

type Answer = 'agree' | 'oppose' | 'pass';

const SIZE = 30;

const AnswerSign = ({ answer, isOpen }: { readonly answer: Answer; readonly isOpen: boolean }) => (
  <View style={[styles.sign, !isOpen && styles.faint]}>
    <SignView drawing={answerSigns[answer]} size={SIZE - 6} colour={palette[answer]} ground={palette.soot} />
  </View>
);

/** Why an answer is open, or why it is not (N4.1). */
function noteOf(answer: Answer, isOpen: boolean): string {
  if (answer === 'agree') return isOpen ? 'beside' : 'notBeside';
  return 'always';
}

/** What to do about the action of another seat: each answer with what the own card says of it. */
export function AnswerPanel({
  view,
  viewer,
  names,
  height,
  moves,
  play,
  open,
}: PanelProps<NightmareCathedral, CathedralMove>) {
  const speak = useFormatPhrase();
  const seat = findAnswering(view, viewer);
  const say = (key: string, facts = {}) => speak(phrase(`answer.${key}`, facts), names);
  const card = actionCard(view, seat, view.day);
  if (viewer < 0 && moves.length === 0) return null;
  const ready = moves.filter(({ type }) => type === 'dream').length;
  const rowOf = (answer: Answer) => {
    const move = moves.find(({ type }) => type === answer);
    const isOpen = answer !== 'agree' || isBeside(view.dreamer[seat], view.day);
    return (
      <OfferRow
        key={answer}
        label={move ? speak(describeMove(view, seat, move), names) : say(answer)}
        picture={<AnswerSign answer={answer} isOpen={isOpen} />}
        title={say(answer)}
        note={answer === 'pass' ? undefined : say(noteOf(answer, isOpen))}
        text={answer === 'pass' ? say('nothing') : speak(phrase('answer.text', { text: text(card[answer]) }))}
        paper={palette[answer]}
        onPress={isOpen ? () => move && play(move) : undefined}
      />
    );
  };
  return (
    <DoingPanel height={height} label={say('to', { action: phrase(`action.${DAYS[view.day].action}`) })}>
      {rowOf('agree')}
      {rowOf('oppose')}
      <View style={styles.last}>
        {rowOf('pass')}
        {seesCards(view, viewer) && (
          <Pressable
            role="button"
            aria-label={say(ready > 0 ? 'ready' : 'cards', { count: ready })}
            onPress={() => open('cards', ready > 0 ? 'dreams' : 'developments')}
            style={({ pressed }) => [styles.cards, ready > 0 && styles.glowing, pressed && styles.pressed]}
          >
            <SignView
              drawing={ready > 0 ? markSigns.dream : markSigns.development}
              size={24}
              colour={ready > 0 ? palette.glow : palette.sand}
              ground={palette.tile}
            />
            <Text type="label" style={styles.word}>
              {say(ready > 0 ? 'ready' : 'cards', { count: ready })}
            </Text>
          </Pressable>
        )}
      </View>
    </DoingPanel>
  );
}

const styles = StyleSheet.create({
  sign: {
    width: SIZE,
    height: SIZE,
    borderRadius: SIZE / 2,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: palette.soot,
  },
  faint: { opacity: 0.6 },
  last: { flexGrow: 1, flexDirection: 'row', gap: space.xs },
  cards: {
    minHeight: TARGET,
    maxWidth: '45%',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    paddingHorizontal: space.m,
    borderRadius: radius.m,
    borderWidth: 2,
    borderColor: palette.tile,
    backgroundColor: palette.tile,
  },
  glowing: { borderColor: palette.glow },
  pressed: { opacity: 0.8 },
  word: { flexShrink: 1, color: palette.bone },
});
