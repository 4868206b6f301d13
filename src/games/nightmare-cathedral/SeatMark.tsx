import { Circle, G, Path } from 'react-native-svg';

import type { Seat } from '../../rules/kernel/types';
import { useSeatMark } from '../../table/seatMarks';
import { marks } from '../../theme/marks';

import { palette } from './palette';

/** The mark of a seat on a dark disc, in an Svg. */
export function SeatMark({
  seat,
  x,
  y,
  size,
}: {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const { path, onDark } = marks[useSeatMark(seat)];
  return (
    <G>
      <Circle cx={x} cy={y} r={size * 0.72} fill={palette.soot} />
      <Path d={path} fill={onDark} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} />
    </G>
  );
}
