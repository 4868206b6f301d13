import { G, Path, Rect } from 'react-native-svg';

import { palette } from './palette';
import { Points } from './Points';
import { SignMark } from './Sign';
import { bonusSigns, turnSigns } from './signPaths';
import { STONES, type StepLook } from './stairs';

interface StairsStepProps {
  readonly look: StepLook;
  /** Whether a marker may be put there now. */
  readonly isNext: boolean;
  readonly top: number;
  /** How far it is from one step to the next. */
  readonly pitch: number;
  /** Where the stairs stand. */
  readonly height: number;
}

/** A step of the stairs: its stone, the signs of its price, and its points or its bonus. */
export function StairsStep({
  look: { step, kind, signs, points, bonus },
  isNext,
  top,
  pitch,
  height,
}: StairsStepProps) {
  const [stone, edge] = STONES[kind];
  const left = step * pitch + 0.5;
  const middle = (step + 0.5) * pitch;
  const size = Math.min(pitch * 0.74, (height - top) / (signs.length + 1.95), 26);
  const head = Math.min(pitch * 0.86, (height - top) * 0.3, 24);
  return (
    <G>
      <Rect x={left} y={top} width={pitch - 1} height={height - top} rx={2} fill={stone} />
      <Rect x={left} y={top} width={pitch - 1} height={3} rx={1.5} fill={edge} />
      {signs.map((sign, at) => (
        <SignMark
          key={at}
          drawing={turnSigns[sign]}
          x={middle}
          y={height - 3 - size * (at + 0.5)}
          size={size * 0.86}
          colour={palette.bone}
          ground={stone}
        />
      ))}
      {points !== null && <Points count={points} x={middle} y={top + 5 + head * 0.5} size={head} />}
      {bonus !== null && (
        <SignMark
          drawing={bonusSigns[bonus]}
          x={middle}
          y={top + 5 + head * 0.5}
          size={head * 0.92}
          colour={palette.pale}
          ground={stone}
        />
      )}
      {isNext && (
        <Path
          d={`M${left} ${height}V${top}H${left + pitch - 1}V${height}`}
          fill={palette.glow}
          fillOpacity={0.2}
          stroke={palette.glow}
          strokeWidth={2.2}
          strokeLinejoin="round"
        />
      )}
    </G>
  );
}
