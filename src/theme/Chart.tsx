import Svg, { Circle, G, Line, Path, Polyline, Text as SvgText } from 'react-native-svg';

import type { MarkName } from '../storage/marks';

import { marks } from './marks';
import { useTheme } from './theme';
import { font } from './type';

/** Each line has its own dash, so that it can be told apart without its colour. */
const DASHES = [undefined, '9 5', '3 4', '14 4 3 4', '6 3'] as const;

export interface ChartProps {
  /** By person, the values from left to right. */
  readonly lines: readonly (readonly number[])[];
  readonly marks: readonly MarkName[];
  /** The values at the lower and the upper edge; `rules` are those that get a line across. */
  readonly range: readonly [number, number];
  readonly rules: readonly number[];
  /** A value that ends the game; its rule is red and labelled. */
  readonly limit?: number | null;
  readonly size: { readonly width: number; readonly height: number; readonly room: number };
  /** What is drawn at the values: a dot at each, the person's mark at the last, or nothing. */
  readonly ends: 'dots' | 'mark' | 'none';
  /** Whether the rules and what lies from left to right are numbered. */
  readonly isNumbered?: boolean;
  /** Up to this place from the left the values are uncertain: it is hatched, and the label says so. */
  readonly uncertain?: { readonly to: number; readonly label: string };
  /** Numbered marks above places. */
  readonly flags?: readonly { readonly at: number; readonly label: string }[];
  /** Whether it stretches to the width of its container, whatever the height. */
  readonly isStretched?: boolean;
}

/** How far the middle of a flag lies below the upper edge. */
const FLAG = 10;
const HATCH = 8;

/** Slanting lines that fill a box. */
function drawHatch(left: number, right: number, top: number, bottom: number): string {
  const lines: string[] = [];
  const height = bottom - top;
  for (let from = left - height + HATCH; from < right; from += HATCH) {
    const [start, end] = [Math.max(left, from), Math.min(right, from + height)];
    lines.push(`M${start} ${bottom - (start - from)}L${end} ${bottom - (end - from)}`);
  }
  return lines.join('');
}

/** Draws values as lines. It is hidden from screen readers, so its user must give the same as text. */
export function Chart({
  lines,
  marks: names,
  range,
  rules,
  limit = null,
  size,
  ends,
  isNumbered,
  uncertain,
  flags = [],
  isStretched,
}: ChartProps) {
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
      {isNumbered &&
        rules.map((value) => (
          <SvgText key={value} x={2} y={y(value) - 3} fontFamily={font.bold} fontSize={10} fill={colours.quiet}>
            {value}
          </SvgText>
        ))}
      {isNumbered &&
        Array.from({ length: steps + 1 }, (_, index) => (
          <SvgText
            key={index}
            x={x(index)}
            y={height - 3}
            textAnchor="middle"
            fontFamily={font.bold}
            fontSize={10}
            fill={colours.quiet}
          >
            {index}
          </SvgText>
        ))}
      {uncertain && (
        <G>
          <Path
            d={drawHatch(room, x(uncertain.to), room, height - room)}
            stroke={colours.line}
            strokeWidth={1.5}
            strokeOpacity={0.7}
          />
          <SvgText x={room} y={height - 4} fontFamily={font.bold} fontSize={12} fill={colours.quiet}>
            {uncertain.label}
          </SvgText>
        </G>
      )}
      {flags.map(({ at, label }) => (
        <G key={label}>
          <Line
            x1={x(at)}
            x2={x(at)}
            y1={FLAG}
            y2={height - room}
            stroke={colours.danger}
            strokeWidth={1.5}
            strokeDasharray="3 4"
          />
          <Circle cx={x(at)} cy={FLAG} r={FLAG - 1} fill={colours.danger} />
          <SvgText
            x={x(at)}
            y={FLAG + 4}
            textAnchor="middle"
            fontFamily={font.bold}
            fontSize={12}
            fill={colours.onDanger}
          >
            {label}
          </SvgText>
        </G>
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
