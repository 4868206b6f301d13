import { StyleSheet } from 'react-native';
import Svg, { Defs, RadialGradient, Rect, Stop } from 'react-native-svg';

import { palette } from './palette';

interface EmberGlowProps {
  /** Names the gradient: two pictures of one page must not share it. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** How far down its middle is and how far it reaches, as a part of the picture, and how strong it is. */
  readonly reach: number;
  readonly strength: number;
}

/** The glow of embers in the night behind the Cathedral. */
export const EmberGlow = ({ id, width, height, reach, strength }: EmberGlowProps) => (
  <Svg width={width} height={height} style={StyleSheet.absoluteFill}>
    <Defs>
      <RadialGradient id={id} cx="50%" cy={`${reach}%`} r={`${reach}%`}>
        <Stop offset="0" stopColor={palette.ember} stopOpacity={strength} />
        <Stop offset="1" stopColor={palette.rust} stopOpacity={0} />
      </RadialGradient>
    </Defs>
    <Rect width={width} height={height} fill={`url(#${id})`} />
  </Svg>
);
