import Svg from 'react-native-svg';

import { SignMark } from './Sign';
import type { SignDrawing } from './signPaths';

interface SignViewProps {
  readonly drawing: SignDrawing;
  readonly size: number;
  readonly colour: string;
  readonly ground: string;
}

/** A sign that stands by itself among words. */
export const SignView = ({ drawing, size, colour, ground }: SignViewProps) => (
  <Svg width={size} height={size} viewBox="-60 -60 120 120" aria-hidden>
    <SignMark drawing={drawing} x={0} y={0} size={100} colour={colour} ground={ground} />
  </Svg>
);
