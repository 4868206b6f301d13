import Svg, { Circle, G, Path, Text as SvgText } from 'react-native-svg';

import { LAPS, TURN_TRACK } from '../../rules/nightmare-cathedral/content/tracks';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { font } from '../../theme/type';

import { listTurns, TURNS } from './course';
import { palette } from './palette';
import { SeatMark } from './SeatMark';
import { SignMark } from './Sign';
import { turnSigns } from './signPaths';

const ROMAN = ['I', 'II', 'III'];
/** In a field of 200 by 200: spaces lie on the middle ring, the marks of seats outside it. */
const RING = { spaces: 68, marks: 91, laps: 44 };
const STEP = (2 * Math.PI) / TURN_TRACK.length;

/** The ring begins at the top with the space where the match began, and goes clockwise. */
const at = (index: number, radius: number): readonly [x: number, y: number] => [
  100 + radius * Math.sin(index * STEP),
  100 - radius * Math.cos(index * STEP),
];

/** An arc of a lap, from its beginning on, as a share of the whole round. */
function arc(share: number, radius: number): string {
  const end = Math.min(share, 0.9999) * TURN_TRACK.length;
  const [x, y] = at(end, radius);
  return `M100 ${100 - radius}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${x} ${y}`;
}

/** The ring of the Turn track with the marker on it, who has which turn, and how much of each lap is over. */
export function RingPicture({ view, size }: { readonly view: NightmareCathedral; readonly size: number }) {
  const ahead = listTurns(view).slice(0, TURN_TRACK.length);
  const lap = Math.min(LAPS, Math.floor(view.turns / TURN_TRACK.length) + 1);
  const indexOf = (space: number) => (space - view.startSpace + TURN_TRACK.length) % TURN_TRACK.length;
  return (
    <Svg width={size} height={size} viewBox="0 0 200 200" aria-hidden>
      <Circle cx={100} cy={100} r={99} fill={palette.panel} />
      <Circle cx={100} cy={100} r={RING.spaces} fill="none" stroke={palette.tile} strokeWidth={26} />
      {ROMAN.map((_, index) => {
        const radius = RING.laps - index * 5;
        const share = Math.max(0, Math.min(1, view.turns / TURN_TRACK.length - index));
        return (
          <G key={index}>
            <Circle cx={100} cy={100} r={radius} fill="none" stroke={palette.tile} strokeWidth={3} />
            {share > 0 && (
              <Path d={arc(share, radius)} stroke={palette.flame} strokeWidth={3} fill="none" strokeLinecap="round" />
            )}
          </G>
        );
      })}
      {TURN_TRACK.map((sign, space) => {
        const [x, y] = at(indexOf(space), RING.spaces);
        const isNow = space === view.space && ahead.length > 0;
        const ground = isNow ? palette.ember : palette.soot;
        return (
          <G key={space}>
            {isNow && <Circle cx={x} cy={y} r={17} fill={palette.ember} fillOpacity={0.35} />}
            <Circle cx={x} cy={y} r={isNow ? 13 : 11} fill={ground} />
            <SignMark
              drawing={turnSigns[sign]}
              x={x}
              y={y}
              size={isNow ? 18 : 15}
              colour={isNow ? palette.soot : palette.bone}
              ground={ground}
            />
          </G>
        );
      })}
      {ahead.map(({ space, seat }, index) => {
        const [x, y] = at(indexOf(space), RING.marks);
        return <SeatMark key={space} seat={seat} x={x} y={y} size={index === 0 ? 11 : 8.5} />;
      })}
      <SvgText x={100} y={101} fontFamily={font.display} fontSize={22} textAnchor="middle" fill={palette.ember}>
        {ROMAN[lap - 1]}
      </SvgText>
      <SvgText x={100} y={116} fontFamily={font.display} fontSize={11.5} textAnchor="middle" fill={palette.bone}>
        {`${Math.min(view.turns + 1, TURNS)}/${TURNS}`}
      </SvgText>
    </Svg>
  );
}
