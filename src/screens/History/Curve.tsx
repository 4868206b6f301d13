import Svg, { Circle, Polyline } from 'react-native-svg';

import { marks, type MarkName } from '../../theme/marks';
import { useTheme } from '../../theme/theme';

const WIDTH = 300;
const HEIGHT = 56;
const ROOM = 6;

/** A person's scores from match to match; the figures beside it say the same in words. */
export function Curve({ scores, mark }: { scores: readonly number[]; mark: MarkName }) {
  const { isDark } = useTheme();
  const colour = isDark ? marks[mark].onDark : marks[mark].onLight;
  const low = Math.min(...scores);
  const span = Math.max(...scores) - low || 1;
  const points = scores.map((score, index) => ({
    x: ROOM + (index / (scores.length - 1)) * (WIDTH - 2 * ROOM),
    y: HEIGHT - ROOM - ((score - low) / span) * (HEIGHT - 2 * ROOM),
  }));
  return (
    <Svg width="100%" height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <Polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} stroke={colour} strokeWidth={3} strokeLinejoin="round" fill="none" />
      {points.map(({ x, y }, index) => (
        <Circle key={index} cx={x} cy={y} r={4} fill={colour} />
      ))}
    </Svg>
  );
}
