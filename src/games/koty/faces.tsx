import { StyleSheet, View } from 'react-native';
import Svg, { Text as SvgText } from 'react-native-svg';

import { CardPicture } from '../../table/CardPicture';
import { GroundPicture } from '../../table/GroundPicture';
import { font } from '../../theme/type';
import { usePhrase } from '../../words/useWords';

import { BACK, lookOf, suitOn, type Suit } from './cardFace';
import { palette } from './palette';
import { grounds, largePictures, pictures, smallPictures } from './pictures';

/** Cards are drawn in a field of 300 by 420. */
const FIELD = '0 0 300 420';
/** Beside the shape in the tab. */
const LETTER = { x: 82, y: 163, size: 36 };

/** The colour's letter: text, because it is another one in another language. */
function Letter({ suit }: { readonly suit: Suit }) {
  const speak = usePhrase();
  return (
    <Svg width="100%" height="100%" viewBox={FIELD} style={StyleSheet.absoluteFill}>
      <SvgText
        x={LETTER.x}
        y={LETTER.y}
        fontFamily={font.heavy}
        fontSize={LETTER.size}
        fill={palette.ink}
        textAnchor="middle"
      >
        {speak({ key: `koty:letter.${suit}` })}
      </SvgText>
    </Svg>
  );
}

/** A cat, a crow or one of the night; null is the back, which is a "9". A joker that was named shows whom it plays. */
export function Face({ face, large = false }: { readonly face: string | null; readonly large?: boolean }) {
  const source = large ? largePictures : pictures;
  if (face === null) return <CardPicture source={source[BACK]} />;
  const { picture, as, isSmall: isFar } = lookOf(face);
  const isSmall = isFar && !large;
  const suit = isSmall ? null : suitOn(picture);
  return (
    <>
      <CardPicture source={(isSmall ? smallPictures : source)[picture]} />
      {suit !== null && <Letter suit={suit} />}
      {as !== null && (
        <View style={styles.role}>
          <CardPicture source={(large ? pictures : smallPictures)[as]} />
        </View>
      )}
    </>
  );
}

/** Dusk by dark, a bright morning of clouds by day. */
export const Ground = () => <GroundPicture {...grounds} />;

const styles = StyleSheet.create({
  role: {
    position: 'absolute',
    right: '4%',
    bottom: '3%',
    width: '56%',
    height: '56%',
    borderRadius: 6,
    borderWidth: 2,
    borderColor: palette.cream,
    overflow: 'hidden',
  },
});
