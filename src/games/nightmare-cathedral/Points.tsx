import { Circle, G, Text as SvgText } from 'react-native-svg';

import { font } from '../../theme/type';

import { palette } from './palette';

interface PointsProps {
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Points in an Svg: a disc as on the cards, so that nobody takes them for the number of a step. */
export const Points = ({ count, x, y, size }: PointsProps) => (
  <G>
    <Circle cx={x} cy={y} r={size / 2} fill={palette.ember} />
    <SvgText
      x={x}
      y={y + size * 0.25}
      fontFamily={font.display}
      fontSize={size * (count > 9 ? 0.62 : 0.72)}
      textAnchor="middle"
      fill={palette.soot}
    >
      {count}
    </SvgText>
  </G>
);
