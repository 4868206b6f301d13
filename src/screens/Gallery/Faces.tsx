import { StyleSheet, View } from 'react-native';

import { CardFrame } from '../../table/CardFrame';
import { space } from '../../theme/space';
import { useFace } from '../useFace';

import { facesOf } from './facesOf';

const WIDTH = 72;

/** The back and every face of a game, as small as they lie on a phone. */
export function Faces({ game }: { readonly game: string }) {
  const face = useFace(game);
  const { Face, aspect } = face;
  return (
    <View style={styles.faces} aria-hidden>
      {[null, ...facesOf(face)].map((one) => (
        <CardFrame key={one ?? ''} width={WIDTH} aspect={aspect}>
          <Face face={one} />
        </CardFrame>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ faces: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } });
