import { StyleSheet, View } from 'react-native';

import { DAYS } from '../../rules/nightmare-cathedral/content/days';
import { canHappen } from '../../rules/nightmare-cathedral/possible';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { cardOfAction } from '../../rules/nightmare-cathedral/units';
import type { PanelProps } from '../../table/face';
import { space } from '../../theme/space';
import { useFormatPhrase } from '../../words/useWords';

import { isBeside } from './actionBoard';
import { describeText } from './clause';
import { findAnswering } from './doing';
import { DoingPanel } from './DoingPanel';
import { describeMove } from './moveText';
import { OfferRow } from './OfferRow';
import { OwnCardsButton } from './OwnCardsButton';
import { palette } from './palette';
import { makePhrase } from './phrases';
import { canSeeCards } from './reader';
import { answerSigns } from './signPaths';
import { SignView } from './SignView';

type Answer = 'agree' | 'oppose' | 'pass';

const SIZE = 30;

const AnswerSign = ({ answer, isOpen }: { readonly answer: Answer; readonly isOpen: boolean }) => (
  <View style={[styles.sign, !isOpen && styles.faint]}>
    <SignView drawing={answerSigns[answer]} size={SIZE - 6} colour={palette[answer]} ground={palette.soot} />
  </View>
);

/** Why an answer is open, or why it is not (N4.1); and whether it would change anything. */
function noteOf(answer: Answer, isOpen: boolean, isPossible: boolean): string {
  if (answer === 'agree' && !isOpen) return 'notBeside';
  if (!isPossible) return 'idle';
  return answer === 'agree' ? 'beside' : 'always';
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
  const say = (key: string, facts = {}) => speak(makePhrase(`answer.${key}`, facts), names);
  const card = cardOfAction(view, seat, view.day);
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
        note={
          answer === 'pass'
            ? undefined
            : say(noteOf(answer, isOpen, canHappen(view, seat, card[answer], { seat, list: [], here: 0 })))
        }
        text={
          answer === 'pass' ? say('nothing') : speak(makePhrase('answer.text', { text: describeText(card[answer]) }))
        }
        paper={palette[answer]}
        onPress={isOpen ? () => move && play(move) : undefined}
      />
    );
  };
  return (
    <DoingPanel height={height} label={say('to', { action: makePhrase(`action.${DAYS[view.day].action}`) })}>
      {rowOf('agree')}
      {rowOf('oppose')}
      <View style={styles.last}>
        {rowOf('pass')}
        {canSeeCards(view, viewer) && <OwnCardsButton ready={ready} open={open} />}
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
});
