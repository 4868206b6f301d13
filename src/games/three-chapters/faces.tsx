import { Image } from 'expo-image';
import { StyleSheet } from 'react-native';
import Svg, { Text as SvgText } from 'react-native-svg';

import { CardPicture } from '../../table/CardPicture';
import { GroundPicture } from '../../table/GroundPicture';
import { font } from '../../theme/type';
import { usePhrase } from '../../words/useWords';

import { BACK, lookOf } from './cardFace';
import { largePictures } from './largePictures';
import { palette } from './palette';
import { grounds, pictures, tokenPictures } from './pictures';
import { smallPictures } from './smallPictures';

/** Cards are drawn in a field of 300 by 420. */
const FIELD = '0 0 300 420';
/** The name's line between the picture and what the figure pays, and its largest letters. */
const NAME = { y: 351, width: 262, size: 29 };
/** The display face is about so wide for its size. */
const LETTER = 0.58;

function Name({ picture }: { readonly picture: string }) {
  const name = usePhrase()({ key: `three-chapters:figure.${picture}` });
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

/** A figure, the back, or a token. Names are written here, so that one picture serves every language. */
export function Face({ face, large = false }: { readonly face: string | null; readonly large?: boolean }) {
  if (face === null) return <CardPicture source={(large ? largePictures : pictures)[BACK]} />;
  const { picture, isSmall, isToken } = lookOf(face);
  if (isToken)
    return (
      <Image source={tokenPictures[picture]} style={StyleSheet.absoluteFill} contentFit="contain" transition={null} />
    );
  if (isSmall && !large) return <CardPicture source={smallPictures[picture]} />;
  return (
    <CardPicture source={(large ? largePictures : pictures)[picture]}>
      <Name picture={picture} />
    </CardPicture>
  );
}

/** A clearing by night, a page of the book by day. */
export const Ground = () => <GroundPicture {...grounds} />;
