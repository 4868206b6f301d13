import { G, Path } from 'react-native-svg';

import type { SignDrawing } from './signPaths';

interface SignProps {
  readonly drawing: SignDrawing;
  readonly x: number;
  readonly y: number;
  /** Its width and height. */
  readonly size: number;
  readonly colour: string;
  /** The colour of what is cut out of it. */
  readonly ground: string;
}

/** A sign in an Svg, around a middle. */
export const SignMark = ({ drawing, x, y, size, colour, ground }: SignProps) => (
  <G transform={`translate(${x} ${y}) scale(${size / 100})`}>
    {drawing.map(({ d, isCut, line }, i) => {
      const paint = isCut ? ground : colour;
      return line ? (
        <Path
          key={i}
          d={d}
          stroke={paint}
          strokeWidth={line}
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
        />
      ) : (
        <Path key={i} d={d} fill={paint} />
      );
    })}
  </G>
);
