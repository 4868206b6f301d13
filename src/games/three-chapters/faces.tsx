import { StyleSheet } from 'react-native';
import Svg, { Text as SvgText } from 'react-native-svg';

import { CardPicture } from '../../table/CardPicture';
import type { Pictures } from '../../table/face';
import { GroundPicture } from '../../table/GroundPicture';
import { font } from '../../theme/type';
import { useFormatPhrase } from '../../words/useWords';

import { BACK, decodeFace } from './cardFace';
import { palette } from './palette';
import { grounds, largePictures, pictures, smallPictures, tokenPictures } from './pictures';

/** Cards are drawn in units of 300 by 420. */
const FIELD = '0 0 300 420';
/** The baseline and the width of the name, between the picture and what the figure pays, and its largest letters. */
const NAME = { y: 351, width: 262, size: 29 };
/** The average width of a letter in the display font, as a part of its size. */
const LETTER = 0.58;

function Name({ picture }: { readonly picture: string }) {
  const name = useFormatPhrase()({ key: `three-chapters:figure.${picture}` });
  const size = Math.min(NAME.size, NAME.width / (LETTER * name.length));
  return (
    <Svg width="100%" height="100%" viewBox={FIELD} style={StyleSheet.absoluteFill}>
      <SvgText
        x={150}
        y={NAME.y - (NAME.size - size) / 3}
        fontFamily={font.display}
        fontSize={size}
        fill={palette.ink}
        textAnchor="middle"
      >
        {name}
      </SvgText>
    </Svg>
  );
}

const small: Pictures = smallPictures;
const tokens: Pictures = tokenPictures;

/** Draws a figure, the back, or a token. Names are drawn here, so that one picture serves all languages. */
export function CardFaceView({ face, large = false }: { readonly face: string | null; readonly large?: boolean }) {
  const cards: Pictures = large ? largePictures : pictures;
  if (face === null) return <CardPicture source={cards[BACK]} />;
  const { picture, isSmall, isToken } = decodeFace(face);
  if (isToken) return <CardPicture source={tokens[picture]} fit="contain" />;
  if (isSmall && !large) return <CardPicture source={small[picture]} />;
  return (
    <CardPicture source={cards[picture]}>
      <Name picture={picture} />
    </CardPicture>
  );
}

/** The ground shows a clearing at night in the dark theme and a page of the book in the light one. */
export const Ground = () => <GroundPicture {...grounds} />;
