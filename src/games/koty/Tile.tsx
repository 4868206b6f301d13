import { StyleSheet, View } from 'react-native';
import Svg, { G, Path, Rect, Text as SvgText } from 'react-native-svg';

import { CARD_FIELD } from '../../table/CardName';
import { font } from '../../theme/type';

import { suitOn, type Suit } from './cardFace';
import { furs, palette } from './palette';

/** The shape that goes with each colour, within 50 of its middle, as scripts/art cuts it. */
const SIGNS: Readonly<Record<Suit, string>> = {
  blue: 'M12 -48.5A50 50 0 1 0 47.5 15.5A41 41 0 1 1 12 -48.5Z',
  yellow: 'M0 -52L14.7 -17.2 47.6 -12.5 23.8 10.7 29.4 43.5 0 28 -29.4 43.5 -23.8 10.7 -47.6 -12.5 -14.7 -17.2Z',
  green:
    'M0 -52C6.8 -45.5 19.2 -39.7 27 -26C33.8 -14.1 35 -7.5 33 6C31 19.2 26.7 23.9 18 34C12.3 40.5 8.6 44 0 44C-8.6 44 -12.3 40.5 -18 34C-26.7 23.9 -31 19.2 -33 6C-35 -7.5 -33.8 -14.1 -27 -26C-19.2 -39.7 -6.7 -45.5 0 -52Z',
  pink: 'M0 48C-10.5 38 -27.3 27.4 -42 8C-48.9 -1.1 -50.9 -6.6 -50 -18C-49.1 -28.5 -46.6 -33.9 -38 -40C-30.4 -45.4 -24.6 -45.6 -16 -42C-6.7 -38.1 -4 -28.5 0 -24C4 -28.5 6.7 -38.1 16 -42C24.6 -45.6 30.4 -45.4 38 -40C46.6 -33.9 49.1 -28.5 50 -18C50.9 -6.6 48.9 -1.1 42 8C27.3 27.4 10.5 38 0 48Z',
};
/** All in units of a card: 300 by 420. */
const NUMBER = { size: 250, y: 204 };
const SIGN = { x: 150, y: 262, scale: 0.9 };
const PILL = { x: 14, y: 322, width: 272, height: 88, text: 82, base: 394 };

/**
 * A land where a card would be too small for its picture: the colour of the fur, the number, the sign, and by how much
 * the 9s below multiply it.
 */
export function Tile({ picture, times }: { readonly picture: string; readonly times: number }) {
  const suit = suitOn(picture);
  const value = suit === null ? '0' : picture.slice(suit.length + 1);
  return (
    <View style={[StyleSheet.absoluteFill, { backgroundColor: suit === null ? palette.grey : furs[suit] }]}>
      <Svg width="100%" height="100%" viewBox={CARD_FIELD} style={StyleSheet.absoluteFill}>
        <SvgText
          x={150}
          y={NUMBER.y}
          fontFamily={font.display}
          fontSize={NUMBER.size}
          fill={palette.ink}
          textAnchor="middle"
        >
          {value}
        </SvgText>
        {suit !== null && (
          <G transform={`translate(${SIGN.x} ${SIGN.y}) scale(${SIGN.scale})`}>
            <Path d={SIGNS[suit]} fill={palette.ink} />
          </G>
        )}
        {times > 1 && (
          <>
            <Rect
              x={PILL.x}
              y={PILL.y}
              width={PILL.width}
              height={PILL.height}
              rx={PILL.height / 2}
              fill={palette.cream}
            />
            <SvgText
              x={150}
              y={PILL.base}
              fontFamily={font.display}
              fontSize={PILL.text}
              fill={palette.ink}
              textAnchor="middle"
            >
              {`×${times}`}
            </SvgText>
          </>
        )}
      </Svg>
    </View>
  );
}
