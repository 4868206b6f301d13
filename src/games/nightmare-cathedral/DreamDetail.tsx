import { StyleSheet, View } from 'react-native';

import { DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase } from '../../words/useWords';

import { faceOfCard } from './cardFace';
import { CardHead, listPointsFact } from './CardHead';
import { describeCost, describeWhen } from './cardLines';
import { progressOf, type CardDetailProps, type Progress } from './cardMoves';
import { describeConditions } from './conditions';
import { describeProgress } from './dreamProgress';
import { palette } from './palette';
import { makePhrase } from './phrases';
import { Lines, Marked } from './Sentences';
import { answerSigns, markSigns } from './signPaths';

/** A condition of a Dream, and how far the viewer is with it. */
function Condition({ progress }: { readonly progress: Progress }) {
  const speak = useFormatPhrase();
  const { colours } = useTheme();
  const isMet = progress.have >= progress.want;
  const line = speak(makePhrase('sentence', { clause: describeConditions([progress.condition]) }));
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
  const cost = describeCost(dream);
  const isBuilding = view.options.length === 'variable' && dream.icons > 0;
  return (
    <>
      <CardHead
        face={faceOfCard(card, view.options)}
        name={makePhrase(`card.${dream.key}`)}
        facts={[{ mark: markSigns.sun, disc: palette.glow, line: describeWhen(dream) }, ...listPointsFact(dream.vp)]}
        names={names}
      />
      {progressOf(view, viewer, card).map((progress) => (
        <Condition key={JSON.stringify(progress.condition)} progress={progress} />
      ))}
      <Lines
        lines={[...(cost ? [cost] : []), ...(isBuilding ? [makePhrase('line.pieces', { count: dream.icons })] : [])]}
      />
    </>
  );
}

const styles = StyleSheet.create({
  condition: { flexDirection: 'row', alignItems: 'center', gap: space.m, padding: space.m, borderRadius: space.m },
  line: { flex: 1 },
});
