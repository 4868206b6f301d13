import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

import { drawResultPicture } from './picture';
import type { RankedSitter } from './rank';
import type { RoundPoints } from './roundsPicture';
import { ShareOutcome, useShareOutcome } from './ShareOutcome';
import { shareText } from './shareText';
import { usePictureSharing } from './usePictureSharing';

interface SharingProps {
  readonly heading: string;
  readonly about: string;
  readonly ranking: readonly RankedSitter[];
  /** Left out when the game has no rounds. */
  readonly rounds?: RoundPoints;
  /** Sentences about the points, told with them. */
  readonly notes?: readonly string[];
  /** More ways to share. */
  readonly children?: ReactNode;
}

/** Shares the result with people who were not there, as a picture or as text. */
export function Sharing({ heading, about, ranking, rounds = [], notes = [], children }: SharingProps) {
  const t = useWords();
  const { colours } = useTheme();
  const look = [styles.button, { backgroundColor: colours.panel }];
  const { came, attempt } = useShareOutcome();
  const picture = usePictureSharing(
    drawResultPicture({ heading, about, app: t('name'), ranking, rounds, notes }),
    'catnap.png',
  );
  const lines = ranking.map(({ sitter, score, place }) =>
    place === null
      ? t('result.lineAbandoned', { name: sitter.name, score })
      : t('result.line', { place, name: sitter.name, score }),
  );
  const roundLines = rounds.map((points, round) => {
    const scores = ranking.map(({ sitter, seat }) =>
      t('result.inRound', { name: sitter.name, score: points[seat] ?? '·' }),
    );
    return t('result.round', { round: round + 1, points: scores.join(', ') });
  });
  return (
    <View role="group" aria-label={t('result.share')} style={styles.whole}>
      <View style={styles.buttons}>
        <Button
          label={t('result.sharePicture')}
          icon="picture"
          look="quiet"
          onPress={() => void attempt(picture.share)}
          style={look}
        />
        <Button
          label={t('result.shareText')}
          icon="share"
          look="quiet"
          onPress={() => void attempt(() => shareText([heading, about, ...lines, ...roundLines, ...notes].join('\n')))}
          style={look}
        />
        {children}
      </View>
      <ShareOutcome came={came} />
      {picture.hidden}
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.s },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  button: { flexGrow: 1 },
});
