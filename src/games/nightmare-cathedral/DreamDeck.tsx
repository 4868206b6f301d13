import { StyleSheet, View } from 'react-native';

import { CardFrame } from '../../table/CardFrame';
import { CardPicture } from '../../table/CardPicture';
import { ASPECT } from '../../table/layout/measures';

import { palette } from './palette';
import { backPictures } from './pictures';

export interface DreamDeckLook {
  readonly stage: 1 | 2;
  readonly count: number;
}

const LIFT = 2;

/** The deck of Dreams, seen from above: as high as it still is. */
export function DreamDeck({ look: { stage, count }, width }: { readonly look: DreamDeckLook; readonly width: number }) {
  const under = Math.min(3, Math.max(0, count - 1));
  return (
    <View style={styles.deck}>
      {Array.from({ length: under }, (_, at) => (
        <View key={at} style={[styles.card, { width, height: width * ASPECT, top: (under - at) * LIFT }]} />
      ))}
      {count > 0 && (
        <CardFrame width={width} aspect={ASPECT}>
          <CardPicture source={backPictures[`dream-${stage}`]} />
        </CardFrame>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  deck: { position: 'absolute', left: 0, top: 0 },
  card: {
    position: 'absolute',
    borderRadius: 6,
    backgroundColor: palette.bed,
    borderWidth: 1,
    borderColor: palette.ash,
  },
});
