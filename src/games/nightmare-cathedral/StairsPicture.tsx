import { StyleSheet, View } from 'react-native';
import Svg, { G, Path, Rect, Text as SvgText } from 'react-native-svg';

import { font } from '../../theme/type';

import { palette } from './palette';
import { SeatMark } from './SeatMark';
import { SeatToken } from './SeatToken';
import { Sign } from './Sign';
import { bonusSigns, turnSigns } from './signPaths';
import { marksAt, ownSteps, STEPS, STONES, type StairsLook, type StepLook } from './stairs';
import { tokenLooks } from './tokenLooks';

interface StairsProps {
  readonly look: StairsLook;
  readonly width: number;
  readonly height: number;
}

/** The landing before the first step is a step of its own. */
const COLUMNS = STEPS.length + 1;
/** The lowest step, as a part of the highest. */
const LOWEST = 0.42;
const MARKER = tokenLooks.marker.height / tokenLooks.marker.width;

interface Measures {
  readonly pitch: number;
  /** How wide the token of a marker is. */
  readonly token: number;
  topOf(step: number): number;
}

function measure(width: number, height: number): Measures {
  const pitch = width / COLUMNS;
  const token = Math.min(pitch * 1.35, height * 0.2);
  const highest = height - token * MARKER * 0.9;
  return {
    pitch,
    token,
    topOf: (step) => height - highest * (LOWEST + ((1 - LOWEST) * step) / STEPS.length),
  };
}

function Step({
  look: { step, kind, signs, points, bonus },
  isNext,
  top,
  pitch,
  height,
}: {
  readonly look: StepLook;
  readonly isNext: boolean;
  readonly top: number;
  readonly pitch: number;
  readonly height: number;
}) {
  const [stone, edge] = STONES[kind];
  const left = step * pitch + 0.5;
  const middle = (step + 0.5) * pitch;
  const size = Math.min(pitch * 0.74, (height - top) / (signs.length + 1.6), 26);
  const head = Math.min(pitch * 0.86, (height - top) * 0.3, 24);
  return (
    <G>
      <Rect x={left} y={top} width={pitch - 1} height={height - top} rx={2} fill={stone} />
      <Rect x={left} y={top} width={pitch - 1} height={3} rx={1.5} fill={edge} />
      {signs.map((sign, at) => (
        <Sign
          key={at}
          drawing={turnSigns[sign]}
          x={middle}
          y={height - 3 - size * (at + 0.5)}
          size={size * 0.86}
          colour={palette.bone}
          ground={stone}
        />
      ))}
      {points !== null && (
        <SvgText
          x={middle}
          y={top + 4 + head * 0.82}
          fontFamily={font.display}
          fontSize={head}
          textAnchor="middle"
          fill={palette.glow}
        >
          {points}
        </SvgText>
      )}
      {bonus !== null && (
        <Sign
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

/** The stairs of the Ritual: rivals' markers are marks above their steps, the own ones stand on them. */
export function StairsPicture({ look, width, height }: StairsProps) {
  const { pitch, token, topOf } = measure(width, height);
  const own = ownSteps(look);
  const mark = Math.max(6, Math.min(pitch * 0.52, 13));
  const areTogether = own.length > 0 && own[0] === own[1];
  /** Marks stand above the own tokens of their step, and above those that lean over from the next. */
  const baseOf = (step: number) =>
    topOf(step) - (own.some((at) => Math.abs(at - step) <= 1) ? token * MARKER - (pitch < token ? 2 : 6) : 3);
  return (
    <View style={[styles.all, { width, height }]} aria-hidden>
      <Svg width={width} height={height} style={styles.fill}>
        <Rect x={1} y={topOf(0)} width={pitch - 1.5} height={height - topOf(0)} rx={2} fill={palette.soot} />
        {STEPS.map((step) => (
          <Step
            key={step.step}
            look={step}
            isNext={look.next.includes(step.step)}
            top={topOf(step.step)}
            pitch={pitch}
            height={height}
          />
        ))}
        {Array.from({ length: COLUMNS }, (_, step) =>
          marksAt(look, step).map((seat, at) => (
            <SeatMark
              key={`${step} ${at}`}
              seat={seat}
              x={(step + 0.5) * pitch}
              y={Math.max(mark * 0.75, baseOf(step) - mark * (0.5 + at * 1.25))}
              size={mark}
            />
          )),
        )}
      </Svg>
      {own.map((step, marker) => (
        <View
          key={marker}
          style={[
            styles.token,
            {
              width: token,
              height: token * MARKER,
              left: (step + 0.5) * pitch - token / 2 + (areTogether ? (marker - 0.5) * token * 0.5 : 0),
              top: topOf(step) - token * MARKER + 2,
            },
          ]}
        >
          <SeatToken token="marker" seat={look.seat} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { overflow: 'hidden', pointerEvents: 'none' },
  fill: { position: 'absolute', left: 0, top: 0 },
  token: { position: 'absolute' },
});
