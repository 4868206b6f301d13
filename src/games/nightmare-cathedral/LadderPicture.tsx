import { StyleSheet, View } from 'react-native';
import Svg, { G, Rect, Text as SvgText } from 'react-native-svg';

import { font } from '../../theme/type';

import { MARKER, OwnMarkers } from './OwnMarkers';
import { palette } from './palette';
import { Points } from './Points';
import { SeatMark } from './SeatMark';
import { SignMark } from './Sign';
import { bonusSigns, turnSigns } from './signPaths';
import { marksAt, listOwnSteps, STEPS, STONES, type StairsLook, type StepLook } from './stairs';

/** The stairs in a column higher than wide: a row for each step, the last on top. */

const ROWS = STEPS.length + 1;
const GAP = 2;
/** The part of a row's width before its middle, for points and bonuses. */
const HEAD = 0.24;
/** Stairs at least so wide have the number of each step at their left, in a column so wide. */
const NUMBERED = 110;
const NUMBER = 18;
/** Where points and bonuses end, and markers begin. */
const headOf = (width: number): number => width * HEAD + (width >= NUMBERED ? NUMBER - 4 : 0);
/** The part of it for markers: below the first step no signs stand beside them. */
const ROOM = { first: 0.74, other: 0.5 };

interface RowProps {
  readonly look: StepLook;
  readonly isNext: boolean;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function Rung({ look: { step, kind, signs, points, bonus }, isNext, top, width, height }: RowProps) {
  const [stone, edge] = STONES[kind];
  const middle = top + height / 2;
  const size = Math.min(height * 0.72, (width * 0.46) / 3, 20);
  const hasNumber = width >= NUMBERED;
  const head = headOf(width) - (width * HEAD) / 2;
  return (
    <G>
      <Rect x={1} y={top} width={width - 2} height={height} rx={4} fill={stone} />
      <Rect x={1} y={top} width={width - 2} height={2} rx={1} fill={edge} />
      {hasNumber && (
        <SvgText
          x={NUMBER * 0.55}
          y={middle + 4}
          fontFamily={font.plain}
          fontSize={11}
          textAnchor="middle"
          fill={palette.sand}
        >
          {step}
        </SvgText>
      )}
      {points !== null && <Points count={points} x={head} y={middle} size={size * 1.15} />}
      {bonus !== null && (
        <SignMark drawing={bonusSigns[bonus]} x={head} y={middle} size={size} colour={palette.pale} ground={stone} />
      )}
      {signs.map((sign, at) => (
        <SignMark
          key={at}
          drawing={turnSigns[sign]}
          x={width - 5 - size * (at + 0.5)}
          y={middle}
          size={size * 0.9}
          colour={palette.bone}
          ground={stone}
        />
      ))}
      {isNext && (
        <Rect
          x={2}
          y={top + 1}
          width={width - 4}
          height={height - 2}
          rx={4}
          fill={palette.glow}
          fillOpacity={0.18}
          stroke={palette.glow}
          strokeWidth={2}
        />
      )}
    </G>
  );
}

/** Where the markers of a row stand, from the left: the own ones, then the rivals' marks as close as they must. */
function spread(width: number, room: number, own: number, rivals: number, token: number, mark: number) {
  const left = headOf(width);
  const free = room * width - (left - width * HEAD) - own * token * 0.7;
  const pitch = rivals < 2 ? 0 : Math.min(mark * 1.15, (free - mark - 4) / (rivals - 1));
  return {
    ownAt: (index: number) => left + index * token * 0.7,
    rivalAt: (index: number) => left + own * token * 0.7 + 2 + mark / 2 + index * pitch,
  };
}

export function LadderPicture({
  look,
  width,
  height,
}: {
  readonly look: StairsLook;
  readonly width: number;
  readonly height: number;
}) {
  const pitch = height / ROWS;
  const topOf = (step: number) => height - (step + 1) * pitch + GAP / 2;
  const row = pitch - GAP;
  const token = Math.min((row * 1.15) / MARKER, width * 0.2);
  const mark = Math.min(row * 0.5, 12);
  const own = listOwnSteps(look);
  const places = Array.from({ length: ROWS }, (_, step) => {
    const rivals = marksAt(look, step);
    const here = own.filter((at) => at === step).length;
    return { rivals, ...spread(width, step === 0 ? ROOM.first : ROOM.other, here, rivals.length, token, mark) };
  });
  return (
    <View style={[styles.all, { width, height }]} aria-hidden>
      <Svg width={width} height={height} style={styles.fill}>
        <Rect x={1} y={topOf(0)} width={width - 2} height={row} rx={4} fill={palette.soot} />
        {STEPS.map((step) => (
          <Rung
            key={step.step}
            look={step}
            isNext={look.next.includes(step.step)}
            top={topOf(step.step)}
            width={width}
            height={row}
          />
        ))}
        {places.map(({ rivals, rivalAt }, step) =>
          rivals.map((seat, at) => (
            <SeatMark key={`${step} ${at}`} seat={seat} x={rivalAt(at)} y={topOf(step) + row / 2} size={mark} />
          )),
        )}
      </Svg>
      <OwnMarkers
        look={look}
        width={token}
        leftOf={(step, marker) => places[step].ownAt(own[0] === own[1] ? marker : 0)}
        footOf={(step) => topOf(step) + row}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  all: { overflow: 'hidden', pointerEvents: 'none' },
  fill: { position: 'absolute', left: 0, top: 0 },
});
