import { StyleSheet, View } from 'react-native';

import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { ShareOutcome, useShareOutcome } from '../parts/ShareOutcome';
import { usePictureSharing } from '../parts/usePictureSharing';

import { drawYearPicture, type YearFigures } from './yearPicture';

/** Offers the year as a picture to be shared. */
export function Year({ figures }: { figures: YearFigures }) {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const { came, attempt } = useShareOutcome();
  const { year, plays, days, favourite, favouritePlays } = figures;
  const picture = usePictureSharing(
    drawYearPicture(figures, {
      title: t('history.yearTitle'),
      plays: t('history.yearPlays', { count: plays, days }),
      favourite: t('history.yearFavourite', { game: formatPhrase(favourite.name), count: favouritePlays }),
      wonOf: (count) => t('history.yearWon', { count }),
      app: t('name'),
    }),
    `catnap-${year}.png`,
  );
  return (
    <View style={styles.whole}>
      <Button
        label={t('history.year', { year: String(year) })}
        icon="picture"
        look="second"
        type="strong"
        onPress={() => void attempt(picture.share)}
      />
      <ShareOutcome came={came} />
      {picture.hidden}
    </View>
  );
}

const styles = StyleSheet.create({ whole: { gap: space.s, paddingHorizontal: space.l, paddingBottom: space.m } });
