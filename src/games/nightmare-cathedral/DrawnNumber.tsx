import { Text as SvgText } from 'react-native-svg';

import { font } from '../../theme/type';

import { palette } from './palette';

/** A number in a drawing, around a middle. */
export const DrawnNumber = ({
  x,
  y,
  size,
  children,
  fill = palette.bone,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: string | number;
  readonly fill?: string;
}) => (
  <SvgText x={x} y={y + size * 0.35} fontFamily={font.display} fontSize={size} textAnchor="middle" fill={fill}>
    {children}
  </SvgText>
);
