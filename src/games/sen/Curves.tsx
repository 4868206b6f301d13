import Svg, { G, Line, Path, Polyline, Text as SvgText } from 'react-native-svg';

import { marks, type MarkName } from '../../theme/marks';
import { useTheme } from '../../theme/theme';
import { font } from '../../theme/type';

const WIDTH = 320;
const HEIGHT = 150;
const ROOM = 14;
/** Each line has its own dash as well as its colour and its mark. */
const DASHES = [undefined, '9 5', '3 4', '14 4 3 4', '6 3'] as const;

interface CurvesProps {
  /** By person: the sums after each round. */
  readonly lines: readonly (readonly number[])[];
  readonly marks: readonly MarkName[];
  /** A sum at which the match ends. */
  readonly limit: number | null;
}

/** Sums from round to round. Paint only: the table below says the same in figures. */
export function Curves({ lines, marks: names, limit }: CurvesProps) {
  const { isDark, colours } = useTheme();
  const rounds = lines[0].length - 1;
  const top = Math.max(limit ?? 1, ...lines.flat());
  const x = (round: number) => ROOM + (round / Math.max(1, rounds)) * (WIDTH - 2 * ROOM);
  const y = (sum: number) => HEIGHT - ROOM - (sum / top) * (HEIGHT - 2 * ROOM);
  const colour = (seat: number) => (isDark ? marks[names[seat]].onDark : marks[names[seat]].onLight);
  return (
    <Svg width="100%" height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <Line x1={ROOM} x2={WIDTH - ROOM} y1={y(0)} y2={y(0)} stroke={colours.line} strokeWidth={1} />
      {limit !== null && (
        <G>
          <Line
            x1={ROOM}
            x2={WIDTH - ROOM}
            y1={y(limit)}
            y2={y(limit)}
            stroke={colours.danger}
            strokeWidth={1.5}
            strokeDasharray="2 5"
          />
          <SvgText x={ROOM} y={y(limit) + 14} fontFamily={font.bold} fontSize={12} fill={colours.danger}>
            {limit}
          </SvgText>
        </G>
      )}
      {lines.map((line, seat) => (
        <G key={seat}>
          <Polyline
            points={line.map((sum, round) => `${x(round)},${y(sum)}`).join(' ')}
            stroke={colour(seat)}
            strokeWidth={3}
            strokeDasharray={DASHES[seat % DASHES.length]}
            strokeLinejoin="round"
            fill="none"
          />
          <Path
            d={marks[names[seat]].path}
            fill={colour(seat)}
            transform={`translate(${x(rounds) - 6} ${y(line[rounds]) - 6}) scale(0.5)`}
          />
        </G>
      ))}
    </Svg>
  );
}
