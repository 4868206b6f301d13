import { StyleSheet } from 'react-native';
import Svg, { Text } from 'react-native-svg';

import { font } from '../theme/type';

/** Cards are drawn in units of 300 by 420. */
export const CARD_FIELD = '0 0 300 420';

interface CardNameProps {
  readonly name: string;
  /** The middle of the name. */
  readonly x?: number;
  /** The baseline of its largest letters. */
  readonly y: number;
  readonly width: number;
  /** The size of its largest letters. */
  readonly size: number;
  /** The average width of a letter, as a part of its size. */
  readonly letter?: number;
  readonly colour: string;
}

/** The name of a card over its picture: a long one has smaller letters. It is drawn here, so that one picture serves all languages. */
export function CardName({ name, x = 150, y, width, size: largest, letter = 0.58, colour }: CardNameProps) {
  const size = Math.min(largest, width / (letter * name.length));
  return (
    <Svg width="100%" height="100%" viewBox={CARD_FIELD} style={StyleSheet.absoluteFill}>
      <Text
        x={x}
        y={y - (largest - size) / 3}
        fontFamily={font.display}
        fontSize={size}
        fill={colour}
        textAnchor="middle"
      >
        {name}
      </Text>
    </Svg>
  );
}
