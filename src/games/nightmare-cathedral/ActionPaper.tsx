import { StyleSheet, View } from 'react-native';

import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { PaperProps } from '../../table/face';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useFormatPhrase } from '../../words/useWords';

import { ActionDetail } from './ActionDetail';
import { describeMove } from './moveText';
import { explainWhyNotNow } from './whyNotNow';

type Props = PaperProps<NightmareCathedral, CathedralMove>;

/** What a Day space means: the own action card that lies there. */
export function ActionPaper({ view, viewer, names, subject }: Props) {
  return <ActionDetail view={view} viewer={viewer < 0 ? view.turn : viewer} day={Number(subject)} names={names} />;
}

/** On the own turn the two ways to go to a Day space; else why nobody goes there now. */
export function ActionFoot({ view, viewer, names, moves, subject, play }: Props) {
  const speak = useFormatPhrase();
  const day = Number(subject);
  const going = moves.filter((move) => (move.type === 'act' || move.type === 'ignore') && move.day === day);
  if (going.length === 0) {
    return (
      <Text type="label" colour="quiet">
        {speak(explainWhyNotNow(view, viewer, day), names)}
      </Text>
    );
  }
  return (
    <View style={styles.buttons}>
      {going.map((move) => (
        <Button
          key={move.type}
          label={speak(describeMove(view, viewer, move), names)}
          type="strong"
          look={move.type === 'act' ? 'call' : 'quiet'}
          style={styles.button}
          onPress={() => play(move)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  button: { flexGrow: 1 },
});
