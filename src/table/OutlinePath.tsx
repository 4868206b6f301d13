import { StyleSheet } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import type { HitArea } from './hitTest';

export interface OutlinePathProps extends Pick<HitArea, 'x' | 'y' | 'width' | 'height'> {
  readonly outline: readonly number[];
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly dash?: string;
  readonly fill?: string;
}

/** How far a line reaches out of the box around its corners. */
const MARGIN = 6;

/** The polygon of a place, drawn over the box around it. */
export function OutlinePath({
  x,
  y,
  width,
  height,
  outline,
  stroke = 'none',
  strokeWidth = 0,
  dash,
  fill = 'none',
}: OutlinePathProps) {
  const [left, top] = [x - width / 2 - MARGIN, y - height / 2 - MARGIN];
  const [wide, high] = [width + 2 * MARGIN, height + 2 * MARGIN];
  return (
    <Svg
      width={wide}
      height={high}
      viewBox={`${left} ${top} ${wide} ${high}`}
      style={[styles.drawing, { left, top }]}
      pointerEvents="none"
    >
      <Path
        d={`M${outline.join(' ')}Z`}
        stroke={stroke}
        strokeWidth={strokeWidth}
        strokeDasharray={dash}
        strokeLinejoin="round"
        fill={fill}
      />
    </Svg>
  );
}

const styles = StyleSheet.create({ drawing: { position: 'absolute' } });
