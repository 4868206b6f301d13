import Svg, { Circle, G, Line, Path, Polyline, Text as SvgText } from 'react-native-svg';

import { marks, type MarkName } from './marks';
import { useTheme } from './theme';
import { font } from './type';

/** Each line has its own dash as well as its colour and its mark. */
const DASHES = [undefined, '9 5', '3 4', '14 4 3 4', '6 3'] as const;

export interface ChartProps {
  /** By person: the values from left to right. */
  readonly lines: readonly (readonly number[])[];
  readonly marks: readonly MarkName[];
  /** The values at the lower and the upper edge, and those with a rule across. */
  readonly range: readonly [number, number];
  readonly rules: readonly number[];
  /** A value that ends all: its rule is red, and says how much it is. */
  readonly limit?: number | null;
  readonly size: { readonly width: number; readonly height: number; readonly room: number };
  /** What stands at values: a dot at each, the person's mark at the last, or nothing. */
  readonly ends: 'dots' | 'mark' | 'none';
  /** As wide as its room, whatever its height. */
  readonly isStretched?: boolean;
}

/** Values as lines. Paint only: whoever draws it says the same in figures. */
export function Chart({ lines, marks: names, range, rules, limit = null, size, ends, isStretched }: ChartProps) {
  const { isDark, colours } = useTheme();
  const { width, height, room } = size;
  const [low, high] = range;
  const steps = Math.max(1, ...lines.map((line) => line.length - 1));
  const x = (index: number) => room + (index / steps) * (width - 2 * room);
  const y = (value: number) =>
    low === high ? height / 2 : height - room - ((value - low) / (high - low)) * (height - 2 * room);
  const across = { x1: isStretched ? 0 : room, x2: isStretched ? width : width - room };
  return (
    <Svg
      width="100%"
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isStretched ? 'none' : undefined}
      aria-hidden
    >
      {rules.map((value) => (
        <Line key={value} {...across} y1={y(value)} y2={y(value)} stroke={colours.line} strokeWidth={1} />
      ))}
      {limit !== null && (
        <G>
          <Line
            {...across}
            y1={y(limit)}
            y2={y(limit)}
            stroke={colours.danger}
            strokeWidth={1.5}
            strokeDasharray="2 5"
          />
          <SvgText x={room} y={y(limit) + 14} fontFamily={font.bold} fontSize={12} fill={colours.danger}>
            {limit}
          </SvgText>
        </G>
      )}
      {lines.map((line, person) => {
        const { path, onDark, onLight } = marks[names[person]];
        const colour = isDark ? onDark : onLight;
        const last = line.length - 1;
        return (
          <G key={person}>
            <Polyline
              points={line.map((value, index) => `${x(index)},${y(value)}`).join(' ')}
              stroke={colour}
              strokeWidth={3}
              strokeDasharray={DASHES[person % DASHES.length]}
              strokeLinejoin="round"
              fill="none"
            />
            {ends === 'mark' && (
              <Path d={path} fill={colour} transform={`translate(${x(last) - 6} ${y(line[last]) - 6}) scale(0.5)`} />
            )}
            {ends === 'dots' &&
              line.map((value, index) => <Circle key={index} cx={x(index)} cy={y(value)} r={4} fill={colour} />)}
          </G>
        );
      })}
    </Svg>
  );
}
