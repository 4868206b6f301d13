import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path, Rect, Text as SvgText } from 'react-native-svg';

import { TOYS } from '../../rules/cat-lady/cards';
import { CATS, STRAYS } from '../../rules/cat-lady/cats';
import { CardName } from '../../table/CardName';
import { CardPicture } from '../../table/CardPicture';
import type { Pictures } from '../../table/face';
import { GroundPicture } from '../../table/GroundPicture';
import { font } from '../../theme/type';
import { useFormatPhrase } from '../../words/useWords';

import { BACK, STRAY_BACK, isGridArrow, decodeFace, type GridArrow } from './cardFace';
import { palette } from './palette';
import { grounds, largePictures, pictures, smallPictures, tokenPictures } from './pictures';

/**
 * The baseline of the name, the ends of its band, the space that each tag on the left takes, and its largest letters.
 */
const NAME = { y: 397, left: 20, right: 286, tag: 42, size: 34 };
/** The average width of a letter in the display font, as a part of its size. */
const LETTER = 0.62;

const tagged: ReadonlyMap<string, number> = new Map([
  ...[...CATS, ...STRAYS].map(({ key, colours }): [string, number] => [key, colours.length]),
  ...TOYS.map((toy): [string, number] => [toy, 1]),
]);

/** Draws the name of a card in its band, beside the tags. */
function Name({ picture }: { readonly picture: string }) {
  const name = useFormatPhrase()({ key: `cat-lady:card.${picture}.name` });
  const left = NAME.left + NAME.tag * (tagged.get(picture) ?? 0);
  return (
    <CardName
      name={name}
      x={(left + NAME.right) / 2}
      y={NAME.y}
      width={NAME.right - left}
      size={NAME.size}
      letter={LETTER}
      colour={palette.ink}
    />
  );
}

/** How far the arrow that points up is turned for each direction. */
const TURN: Readonly<Record<GridArrow, number>> = { up: 0, left: -90, right: 90 };

function ArrowFace({ arrow }: { readonly arrow: GridArrow }) {
  return (
    <Svg width="100%" height="100%" viewBox="-50 -50 100 100" style={StyleSheet.absoluteFill}>
      <Circle r={38} fill={palette.cream} stroke={palette.peach} strokeWidth={4} />
      <Path
        d="M0 -22 L20 2 H8 V20 H-8 V2 H-20 Z"
        fill={palette.ink}
        stroke={palette.ink}
        strokeWidth={4}
        strokeLinejoin="round"
        transform={`rotate(${TURN[arrow]})`}
      />
    </Svg>
  );
}

/** Draws how many there are, on a band over the foot of the token. */
function Count({ count }: { readonly count: string }) {
  const width = 26 + 17 * count.length;
  return (
    <Svg width="100%" height="100%" viewBox="0 0 100 100" style={StyleSheet.absoluteFill}>
      <Rect
        x={50 - width / 2}
        y={62}
        width={width}
        height={38}
        rx={19}
        fill={palette.cream}
        stroke={palette.ink}
        strokeWidth={2}
      />
      <SvgText x={50} y={91} fontFamily={font.heavy} fontSize={31} fill={palette.ink} textAnchor="middle">
        {count}
      </SvgText>
    </Svg>
  );
}

/** Draws what a cat brings at the feeding: green and with a plus if it is fed. */
function Brings({ count, isFed }: { readonly count: string; readonly isFed: boolean }) {
  return (
    <Svg width="44%" height="23%" viewBox="0 0 140 100" style={styles.fed}>
      <Rect
        x={5}
        y={8}
        width={130}
        height={84}
        rx={42}
        fill={isFed ? palette.fed : palette.hungry}
        stroke={palette.cream}
        strokeWidth={8}
      />
      <SvgText x={70} y={74} fontFamily={font.heavy} fontSize={66} fill={palette.cream} textAnchor="middle">
        {count}
      </SvgText>
    </Svg>
  );
}

/** Draws the sign that a cat has what it wants. */
function Fed() {
  return (
    <Svg width="32%" height="23%" viewBox="0 0 100 100" style={styles.fed}>
      <Circle cx={50} cy={50} r={44} fill={palette.fed} stroke={palette.cream} strokeWidth={9} />
      <Path
        d="M27 52 L44 69 L74 35"
        fill="none"
        stroke={palette.cream}
        strokeWidth={13}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}

const small: Pictures = smallPictures;
const tokens: Pictures = tokenPictures;

/** Draws a card, its back, or a token. Names are drawn here, so that one picture serves all languages. */
export function CardFaceView({ face, large = false }: { readonly face: string | null; readonly large?: boolean }) {
  const cards: Pictures = large ? largePictures : pictures;
  if (face === null) return <CardPicture source={cards[BACK]} />;
  const { picture, isSmall, isToken, isFed, count } = decodeFace(face);
  if (isGridArrow(picture)) return <ArrowFace arrow={picture} />;
  if (isToken) {
    return (
      <>
        <View style={[StyleSheet.absoluteFill, count !== null && /^0/.test(count) && styles.none]}>
          <CardPicture source={tokens[picture]} fit="contain" />
        </View>
        {count !== null && <Count count={count} />}
      </>
    );
  }
  const isFar = isSmall && !large;
  return (
    <CardPicture source={(isFar ? small : cards)[picture]}>
      {!isFar && picture !== STRAY_BACK && <Name picture={picture} />}
      {!large && (count !== null ? <Brings count={count} isFed={isFed} /> : isFed && <Fed />)}
    </CardPicture>
  );
}

/** The ground shows a rug on floorboards, at noon in the light theme and in the evening in the dark one. */
export const Ground = () => <GroundPicture {...grounds} />;

const styles = StyleSheet.create({
  none: { opacity: 0.35 },
  fed: { position: 'absolute', left: '1%', top: '49%' },
});
