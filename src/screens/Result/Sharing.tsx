import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';
import { pictureOf } from './picture';
import type { Ranked } from './ranking';
import { shareText } from './shareText';
import { usePictureSharing } from './usePictureSharing';

interface SharingProps {
  readonly heading: string;
  readonly about: string;
  readonly ranking: readonly Ranked[];
}

/** The result for those who were not there: as a picture, or as text. */
export function Sharing({ heading, about, ranking }: SharingProps) {
  const t = useWords();
  const { colours } = useTheme();
  const look = [styles.button, { backgroundColor: colours.panel }];
  const [came, setCame] = useState<'copied' | 'saved' | 'notShared' | null>(null);
  const picture = usePictureSharing(pictureOf({ heading, about, app: t('name'), ranking }), 'catnap.png');
  const lines = ranking.map(({ sitter, score, place }) =>
    place === null ? t('result.lineAbandoned', { name: sitter.name, score }) : t('result.line', { place, name: sitter.name, score }),
  );
  const attempt = async (share: () => Promise<'shared' | 'copied' | 'saved'>) => {
    try {
      const how = await share();
      setCame(how === 'shared' ? null : how);
    } catch (error) {
      // who closes the dialog has not failed
      setCame(error instanceof Error && error.name === 'AbortError' ? null : 'notShared');
    }
  };
  return (
    <View role="group" aria-label={t('result.share')} style={styles.whole}>
      <View style={styles.buttons}>
        <Button label={t('result.sharePicture')} icon="picture" look="quiet" onPress={() => void attempt(picture.share)} style={look} />
        <Button label={t('result.shareText')} icon="share" look="quiet" onPress={() => void attempt(() => shareText([heading, about, ...lines].join('\n')))} style={look} />
      </View>
      <View aria-live="polite" style={styles.came}>
        {came && <Text colour="quiet">{t(`result.${came}`)}</Text>}
      </View>
      {picture.hidden}
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.s },
  came: { alignItems: 'center' },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  button: { flexGrow: 1 },
});
