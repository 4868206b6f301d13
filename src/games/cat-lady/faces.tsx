import { Image } from 'expo-image';
import { StyleSheet } from 'react-native';
import Svg, { Text as SvgText } from 'react-native-svg';

import { CATS, STRAYS } from '../../rules/cat-lady/cats';
import { TOYS } from '../../rules/cat-lady/cards';
import { CardPicture } from '../../table/CardPicture';
import { useTheme } from '../../theme/theme';
import { font } from '../../theme/type';
import { usePhrase } from '../../words/useWords';
import { largePictures } from './largePictures';
import { lookOf } from './looks';
import { palette } from './palette';
import { BACK, STRAY_BACK, grounds, pictures, tokenPictures } from './pictures';
import { smallPictures } from './smallPictures';

/** Cards are drawn in a field of 300 by 420. */
const FIELD = '0 0 300 420';
/** The name's line, the ends of its band, the space that each tag at the left takes, and its largest letters. */
const NAME = { y: 397, left: 20, right: 286, tag: 42, size: 34 };
/** The display face is about so wide for its size. */
const LETTER = 0.62;

const tagged: ReadonlyMap<string, number> = new Map([
  ...[...CATS, ...STRAYS].map(({ key, colours }): [string, number] => [key, colours.length]),
  ...TOYS.map((toy): [string, number] => [toy, 1]),
]);

/** The name of a card, in its band beside the tags. */
function Name({ picture }: { readonly picture: string }) {
  const name = usePhrase()({ key: `cat-lady:card.${picture}.name` });
  const left = NAME.left + NAME.tag * (tagged.get(picture) ?? 0);
  const size = Math.min(NAME.size, (NAME.right - left) / (LETTER * name.length));
  return (
    <Svg width="100%" height="100%" viewBox={FIELD} style={StyleSheet.absoluteFill}>
      <SvgText x={(left + NAME.right) / 2} y={NAME.y - (NAME.size - size) / 3} fontFamily={font.display} fontSize={size} fill={palette.ink} textAnchor="middle">
        {name}
      </SvgText>
    </Svg>
  );
}

/** A card, its back, or a token. Names are drawn here, so that one picture serves every language. */
export function Face({ face, large = false }: { readonly face: string | null; readonly large?: boolean }) {
  if (face === null) return <CardPicture source={(large ? largePictures : pictures)[BACK]} />;
  const { picture, isSmall, isToken } = lookOf(face);
  if (isToken) return <Image source={tokenPictures[picture]} style={StyleSheet.absoluteFill} contentFit="contain" transition={null} />;
  if (isSmall && !large) return <CardPicture source={smallPictures[picture]} />;
  return (
    <CardPicture source={(large ? largePictures : pictures)[picture]}>
      {picture !== STRAY_BACK && <Name picture={picture} />}
    </CardPicture>
  );
}

/** A rug on the boards, at noon or in the evening. */
export function Ground() {
  const { isDark, highContrast } = useTheme();
  if (highContrast) return null;
  return <Image source={isDark ? grounds.dark : grounds.light} style={StyleSheet.absoluteFill} contentFit="cover" transition={null} aria-hidden />;
}
