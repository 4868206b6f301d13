import { StyleSheet, View } from 'react-native';
import Svg, { Text as SvgText } from 'react-native-svg';

import { CARD_FIELD } from '../../table/CardName';
import { CardPicture } from '../../table/CardPicture';
import type { Pictures } from '../../table/face';
import { GroundPicture } from '../../table/GroundPicture';
import { font } from '../../theme/type';
import { useFormatPhrase } from '../../words/useWords';

import { BACK, decodeFace, suitOn, type Suit } from './cardFace';
import { palette } from './palette';
import { grounds, largePictures, pictures, smallPictures } from './pictures';
import { Tile } from './Tile';

/** The place of the letter, beside the shape in the tab. */
const LETTER = { x: 82, y: 163, size: 36 };

/** Draws the letter of a colour. It is text and not part of the picture, because it differs between languages. */
function Letter({ suit }: { readonly suit: Suit }) {
  const speak = useFormatPhrase();
  return (
    <Svg width="100%" height="100%" viewBox={CARD_FIELD} style={StyleSheet.absoluteFill}>
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

const middle: Pictures = pictures;
const small: Pictures = smallPictures;

/**
 * Draws a cat, a crow or a night card; null draws the back, which is a "9". A joker that is played as a cat shows that
 * cat, too.
 */
export function CardFaceView({ face, large = false }: { readonly face: string | null; readonly large?: boolean }) {
  const cards: Pictures = large ? largePictures : pictures;
  if (face === null) return <CardPicture source={cards[BACK]} />;
  const { picture, as, isSmall: isFar, tile } = decodeFace(face);
  if (tile !== null && !large) return <Tile picture={picture} times={tile} />;
  const isSmall = isFar && !large;
  const suit = isSmall ? null : suitOn(picture);
  return (
    <>
      <CardPicture source={(isSmall ? small : cards)[picture]} />
      {suit !== null && <Letter suit={suit} />}
      {as !== null && (
        <View style={styles.role}>
          <CardPicture source={(large ? middle : small)[as]} />
        </View>
      )}
    </>
  );
}

/** The ground shows dusk in the dark theme and a bright morning with clouds in the light one. */
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
