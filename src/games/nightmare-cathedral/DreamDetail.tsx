import { StyleSheet, View } from 'react-native';

import { DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase } from '../../words/useWords';

import { faceOfCard } from './cardFace';
import { CardHead, pointsFact } from './CardHead';
import { costLine, whenLine } from './cardLines';
import { progressOf, type CardDetailProps, type Progress } from './cardMoves';
import { conditions } from './conditions';
import { describeProgress } from './dreamProgress';
import { palette } from './palette';
import { phrase } from './phrases';
import { Lines, Marked } from './Sentences';
import { answerSigns, markSigns } from './signPaths';

/** A condition of a Dream, and how far the viewer is with it. */
function Condition({ progress }: { readonly progress: Progress }) {
  const speak = useFormatPhrase();
  const { colours } = useTheme();
  const isMet = progress.have >= progress.want;
  const line = speak(phrase('sentence', { clause: conditions([progress.condition]) }));
  const soFar = speak(describeProgress(progress));
  return (
    <View
      accessible
      role="img"
      aria-label={`${line} ${soFar}`}
      style={[styles.condition, { backgroundColor: colours.chip }]}
    >
      <Marked mark={isMet ? answerSigns.agree : answerSigns.pass} disc={isMet ? palette.agree : palette.pass} />
      <View style={styles.line}>
        <Text type="label">{line}</Text>
        <Text type="label" colour={isMet ? 'active' : 'quiet'}>
          {soFar}
        </Text>
      </View>
    </View>
  );
}

export function DreamDetail({ view, viewer, card, names }: CardDetailProps) {
  const dream = DREAMS[card];
  const cost = costLine(dream);
  const isBuilding = view.options.length === 'variable' && dream.icons > 0;
  return (
    <>
      <CardHead
        face={faceOfCard(card)}
        name={phrase(`card.${dream.key}`)}
        facts={[{ mark: markSigns.sun, disc: palette.glow, line: whenLine(dream) }, ...pointsFact(dream.vp)]}
        names={names}
      />
      {progressOf(view, viewer, card).map((progress) => (
        <Condition key={JSON.stringify(progress.condition)} progress={progress} />
      ))}
      <Lines
        lines={[...(cost ? [cost] : []), ...(isBuilding ? [phrase('line.pieces', { count: dream.icons })] : [])]}
      />
    </>
  );
}

const styles = StyleSheet.create({
  condition: { flexDirection: 'row', alignItems: 'center', gap: space.m, padding: space.m, borderRadius: space.m },
  line: { flex: 1 },
});
