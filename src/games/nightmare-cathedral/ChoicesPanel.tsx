import { StyleSheet, View } from 'react-native';

import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { CardFrame } from '../../table/CardFrame';
import type { PanelProps } from '../../table/face';
import { ASPECT } from '../../table/layout/measures';
import { Text } from '../../theme/Text';
import { useFormatPhrase } from '../../words/useWords';

import { listChoices, type ChoicePicture } from './choices';
import { findAnswering } from './doing';
import { DoingPanel } from './DoingPanel';
import { CathedralFaceView } from './faces';
import { describeMove } from './moveText';
import { OfferRow } from './OfferRow';
import { OwnCardsButton } from './OwnCardsButton';
import { palette } from './palette';
import { makePhrase } from './phrases';
import { canSeeCards } from './reader';
import { actionSigns, answerSigns } from './signPaths';
import { SignView } from './SignView';
import { tokenLooks } from './tokenLooks';

const SIZE = 36;
const FIGURE = tokenLooks.follower.height / tokenLooks.follower.width;

function Picture({ picture }: { readonly picture: ChoicePicture }) {
  switch (picture.kind) {
    case 'letter':
      return (
        <View style={styles.disc}>
          <Text type="number" style={styles.letter}>
            {picture.letter}
          </Text>
        </View>
      );
    case 'action':
      return <SignView drawing={actionSigns[picture.action]} size={SIZE} colour={palette.soot} ground={palette.pass} />;
    case 'answer':
      return (
        <View style={styles.disc}>
          <SignView
            drawing={answerSigns[picture.answer]}
            size={SIZE - 10}
            colour={palette[picture.answer]}
            ground={palette.soot}
          />
        </View>
      );
    case 'figure':
      return (
        <View style={{ width: SIZE, height: SIZE * FIGURE }}>
          <CathedralFaceView face={picture.face} />
        </View>
      );
    case 'card':
      return (
        <CardFrame width={SIZE * 1.4} aspect={ASPECT}>
          <CathedralFaceView face={picture.face} />
        </CardFrame>
      );
  }
}

/** Several things to choose from, in words; a tap does it. */
export function ChoicesPanel({
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
  const choices = listChoices(view, seat, moves);
  if (choices.length === 0) return null;
  return (
    <DoingPanel height={height} label={speak(makePhrase('choice.one'))}>
      {choices.map(({ move, picture, title, text }) => (
        <OfferRow
          key={JSON.stringify(move)}
          label={speak(describeMove(view, seat, move), names)}
          picture={<Picture picture={picture} />}
          title={title ? speak(title, names) : undefined}
          text={text ? speak(text, names) : undefined}
          paper={move.type === 'accept' ? palette.agree : palette.pass}
          onPress={() => play(move)}
        />
      ))}
      {canSeeCards(view, viewer) && <OwnCardsButton open={open} />}
    </DoingPanel>
  );
}

const styles = StyleSheet.create({
  disc: {
    width: SIZE,
    height: SIZE,
    borderRadius: SIZE / 2,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: palette.soot,
  },
  letter: { color: palette.pass },
});
