import { StyleSheet, View } from 'react-native';
import Svg, { G, Path, Rect, Text as SvgText } from 'react-native-svg';

import type { Seat } from '../../rules/kernel/types';
import { font } from '../../theme/type';

import { MARKER, OwnMarkers } from './OwnMarkers';
import { palette } from './palette';
import { SeatMark } from './SeatMark';
import { marksAt, listOwnSteps, STEPS, type StairsLook } from './stairs';
import { StairsStep } from './StairsStep';

interface StairsProps {
  readonly look: StairsLook;
  readonly width: number;
  readonly height: number;
}

/** The landing before the first step is a step of its own. */
const COLUMNS = STEPS.length + 1;
/** The lowest step, as a part of the highest. */
const LOWEST = 0.42;
/** The numbers of the steps stand below them, in a line so high. */
const FOOT = 12;
/** More marks than this on a step stand two abreast. */
const MOST_ABOVE = 3;

interface RivalsProps {
  readonly seats: readonly Seat[];
  readonly x: number;
  /** Where the pole stands, and above which height the marks are seen. */
  readonly foot: number;
  readonly base: number;
  readonly size: number;
}

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

/** The marks of rivals on one step, on a pole that stands on it; two abreast where there are many. */
function Rivals({ seats, x, foot, base, size }: RivalsProps) {
  const isMany = seats.length > MOST_ABOVE;
  const mark = isMany ? size * 0.86 : size;
  const across = isMany ? 2 : 1;
  const yOf = (at: number) => Math.max(mark * 0.75, base - mark * (0.5 + Math.floor(at / across) * 1.25));
  return (
    <G>
      <Path d={`M${x} ${foot}V${yOf(seats.length - 1)}`} stroke={palette.sand} strokeWidth={1.5} />
      {seats.map((seat, at) => (
        <SeatMark
          key={at}
          seat={seat}
          x={Math.max(mark * 0.75, x + (isMany ? ((at % 2) - 0.5) * mark * 1.3 : 0))}
          y={yOf(at)}
          size={mark}
        />
      ))}
    </G>
  );
}

/** The stairs of the Ritual: rivals' markers are marks on poles, the own ones stand on their steps. */
export function StairsPicture({ look, width, height: whole }: StairsProps) {
  const height = whole - FOOT;
  const { pitch, token, topOf } = measure(width, height);
  const own = listOwnSteps(look);
  const mark = Math.max(6, Math.min(pitch * 0.52, 13));
  const areTogether = own.length > 0 && own[0] === own[1];
  /** Marks stand above the own tokens of their step, and above those that lean over from the next. */
  const baseOf = (step: number) =>
    topOf(step) - (own.some((at) => Math.abs(at - step) <= 1) ? token * MARKER - (pitch < token ? 2 : 6) : 3);
  /** Two tokens on one step stand half before one another; on the landing they stay within the picture. */
  const xOf = (step: number, marker: number): number => {
    const across = areTogether ? token * 1.5 : token;
    const left = Math.max(0, Math.min(width - across, (step + 0.5) * pitch - across / 2));
    return areTogether ? left + marker * token * 0.5 : left;
  };
  return (
    <View style={[styles.all, { width, height: whole }]} aria-hidden>
      <Svg width={width} height={whole} style={styles.fill}>
        <Rect x={1} y={topOf(0)} width={pitch - 1.5} height={height - topOf(0)} rx={2} fill={palette.soot} />
        {STEPS.map((step) => (
          <StairsStep
            key={step.step}
            look={step}
            isNext={look.next.includes(step.step)}
            top={topOf(step.step)}
            pitch={pitch}
            height={height}
          />
        ))}
        {STEPS.map(({ step }) => (
          <SvgText
            key={step}
            x={(step + 0.5) * pitch}
            y={whole - 2}
            fontFamily={font.plain}
            fontSize={Math.min(FOOT - 2, pitch * 0.62)}
            textAnchor="middle"
            fill={look.next.includes(step) ? palette.glow : palette.sand}
          >
            {step}
          </SvgText>
        ))}
        {Array.from({ length: COLUMNS }, (_, step) => step)
          .filter((step) => marksAt(look, step).length > 0)
          .map((step) => (
            <Rivals
              key={step}
              seats={marksAt(look, step)}
              x={(step + 0.5) * pitch}
              foot={topOf(step)}
              base={baseOf(step)}
              size={mark}
            />
          ))}
      </Svg>
      <OwnMarkers look={look} width={token} leftOf={xOf} footOf={(step) => topOf(step) + 2} />
    </View>
  );
}

const styles = StyleSheet.create({
  all: { overflow: 'hidden', pointerEvents: 'none' },
  fill: { position: 'absolute', left: 0, top: 0 },
});
