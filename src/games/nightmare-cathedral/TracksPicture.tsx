import { StyleSheet, View } from 'react-native';
import Svg, { Circle, G, Rect, Text as SvgText } from 'react-native-svg';

import { font } from '../../theme/type';

import { fitLine } from './fitLine';
import { palette } from './palette';
import { SeatMark } from './SeatMark';
import { SignMark } from './Sign';
import { actionSigns, effectSigns, turnSigns } from './signPaths';
import { isNarrow, type TracksLook } from './tracks';

const ROMAN = ['I', 'II', 'III'];
const SIDE = { end: 70, ritual: 56, gap: 4 };
/** The room of the count beside its sign, and its largest letters. */
const COUNT = { width: 34, size: 14 };
/** So near the end of the devoured the number glows. */
const CLOSE = 2;

interface TracksProps {
  readonly look: TracksLook;
  readonly width: number;
  readonly height: number;
}

const Word = ({
  x,
  y,
  size,
  children,
  fill = palette.bone,
}: {
  x: number;
  y: number;
  size: number;
  children: string | number;
  fill?: string;
}) => (
  <SvgText x={x} y={y} fontFamily={font.display} fontSize={size} textAnchor="middle" fill={fill}>
    {children}
  </SvgText>
);

/** The present turn only: its number stands beside its sign, or below it where the box is higher than wide. */
function Narrow({ look, width, height }: TracksProps) {
  const isHigh = height > width;
  const sign = isHigh ? { x: width / 2, y: height * 0.27 } : { x: 21, y: height / 2 };
  const words = isHigh ? { x: width / 2, y: height * 0.72 } : { x: 54, y: height / 2 };
  return (
    <>
      <Circle cx={sign.x} cy={sign.y} r={12} fill={palette.ember} />
      {look.ahead.length > 0 && (
        <SignMark
          drawing={turnSigns[look.ahead[0].sign]}
          {...sign}
          size={17}
          colour={palette.soot}
          ground={palette.ember}
        />
      )}
      <Word x={words.x} y={words.y - 1} size={15}>
        {ROMAN[look.lap - 1]}
      </Word>
      <Word x={words.x} y={words.y + 14} size={12} fill={palette.sand}>
        {`${look.turn}/12`}
      </Word>
    </>
  );
}

function Wide({ look, width, height }: TracksProps) {
  const { end, ahead, ritual } = look;
  const middle = height / 2;
  const isClose = end.kind === 'devoured' && end.of - end.count <= CLOSE;
  const count = `${end.count}/${end.of}`;
  const left = SIDE.end + SIDE.gap + 32;
  const room = width - left - SIDE.ritual - SIDE.gap * 2;
  const pitch = room / 10;
  const at = (index: number) => left + (index === 0 ? pitch * 0.5 : pitch * (index + 0.62));
  return (
    <>
      <Rect x={4} y={4} width={SIDE.end - 4} height={height - 8} rx={9} fill={palette.tile} />
      <SignMark
        drawing={end.kind === 'devoured' ? effectSigns.devour : actionSigns.fortify}
        x={17}
        y={middle}
        size={20}
        colour={end.kind === 'devoured' ? palette.flame : palette.bone}
        ground={palette.tile}
      />
      <Word
        x={SIDE.end - 19}
        y={middle + 5}
        size={fitLine(count, COUNT.width, COUNT.size)}
        fill={isClose ? palette.ember : palette.bone}
      >
        {count}
      </Word>
      <Word x={SIDE.end + SIDE.gap + 16} y={middle + 5} size={17} fill={palette.ember}>
        {ROMAN[look.lap - 1]}
      </Word>
      {ahead.map(({ sign, seat, beginsLap }, index) => {
        const x = at(index);
        const isNow = index === 0;
        const r = isNow ? Math.min(12.5, pitch * 0.62) : Math.min(8.2, pitch * 0.44);
        return (
          <G key={index}>
            {beginsLap && (
              <Rect x={x - pitch / 2 - 1} y={6} width={2} height={height - 12} rx={1} fill={palette.ember} />
            )}
            <Circle cx={x} cy={middle - 4} r={r} fill={isNow ? palette.ember : palette.soot} />
            <SignMark
              drawing={turnSigns[sign]}
              x={x}
              y={middle - 4}
              size={r * 1.35}
              colour={isNow ? palette.soot : palette.bone}
              ground={isNow ? palette.ember : palette.soot}
            />
            <SeatMark seat={seat} x={x} y={height - 7.5} size={isNow ? 8.5 : 7.5} />
          </G>
        );
      })}
      <Rect x={width - SIDE.ritual - 4} y={4} width={SIDE.ritual} height={height - 8} rx={9} fill={palette.tile} />
      <SignMark
        drawing={actionSigns.ritual}
        x={width - (ritual.length > 0 ? 43 : 32)}
        y={middle}
        size={24}
        colour={palette.bone}
        ground={palette.tile}
      />
      {ritual.map((step, index) => (
        <Word key={index} x={width - 18} y={middle - 2 + index * 15} size={13.5}>
          {step}
        </Word>
      ))}
    </>
  );
}

/** The row of the tracks. */
export function TracksPicture(props: TracksProps) {
  const { width, height } = props;
  return (
    <View style={[styles.row, { backgroundColor: palette.panel }]}>
      <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {isNarrow(width) ? <Narrow {...props} /> : <Wide {...props} />}
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({ row: { flex: 1, borderRadius: 12 } });
