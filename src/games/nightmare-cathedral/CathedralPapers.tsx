import { Image } from 'expo-image';
import { StyleSheet, View } from 'react-native';

import { CATHEDRAL_TRACK } from '../../rules/nightmare-cathedral/content/tracks';
import type { CathedralPiece } from '../../rules/nightmare-cathedral/content/types';

import { cathedralPictures, smallCathedralPictures } from './pictures';

/** Wider than this, in points, the papers are drawn from the large pictures. */
const FINE = 60;

/** The Cathedral as far as it is built; what is missing stands behind it as a ghost. */
export function CathedralPapers({
  pieces,
  width,
}: {
  readonly pieces: readonly CathedralPiece[];
  readonly width: number;
}) {
  const pictures = width > FINE ? cathedralPictures : smallCathedralPictures;
  const isWhole = pieces.length === CATHEDRAL_TRACK.length;
  const layers = isWhole
    ? [pictures.whole]
    : [pictures.ghost, ...CATHEDRAL_TRACK.flatMap(({ piece }) => (pieces.includes(piece) ? [pictures[piece]] : []))];
  return (
    <View style={StyleSheet.absoluteFill}>
      {layers.map((source, index) => (
        <Image
          key={index}
          source={source}
          style={[StyleSheet.absoluteFill, !isWhole && index === 0 && styles.ghost]}
          contentFit="fill"
          transition={null}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ ghost: { opacity: 0.35 } });
