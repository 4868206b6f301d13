import { Image } from 'expo-image';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Defs, G, Path, RadialGradient, Stop } from 'react-native-svg';

import type { Seat } from '../../rules/kernel/types';
import type { Sign as SignName } from '../../rules/nightmare-cathedral/content/effects';
import { boardOf, CATHEDRAL } from '../../rules/nightmare-cathedral/content/maps';
import type { CathedralPiece } from '../../rules/nightmare-cathedral/content/types';
import { useSeatMark } from '../../table/seatMarks';
import { marks } from '../../theme/marks';
import { useTheme } from '../../theme/theme';

import { CathedralPapers } from './CathedralPapers';
import { drawCell } from './cells';
import { cellsFor, signAt } from './ground';
import { DASHES, palette } from './palette';
import { mapPictures, smallMapPictures } from './pictures';
import { SignMark } from './Sign';
import { turnSigns } from './signPaths';

/** The map as it is painted: land, the ring of whoever controls an area, the Cathedral. */
export interface MapLook {
  readonly seats: number;
  /** By area the seat that controls it; less than 0, or the Shadows, for no seat. */
  readonly control: readonly number[];
  readonly marked: SignName | null;
  readonly pieces: readonly CathedralPiece[];
}

/** The signs of the areas, which lie above all that stands there. */
export interface SignsLook {
  readonly seats: number;
  readonly marked: SignName | null;
}

/** The map is as wide as this in the units of its cells. */
const FIELD = '0 0 100 100';
/** A map wider than this, in points, is drawn from the large picture. */
const FINE = 420;
const SIGN = 2.4;

const Ring = memo(function Ring({
  area,
  seats,
  seat,
}: {
  readonly area: number;
  readonly seats: number;
  readonly seat: Seat;
}) {
  const { highContrast } = useTheme();
  const { onDark } = marks[useSeatMark(seat)];
  const cell = cellsFor(seats)[area];
  const path = drawCell(inwards(cell.corners, cell.x, cell.y));
  const width = highContrast ? 1.5 : 1.05;
  const dash = DASHES[seat % DASHES.length]
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => Number(part) / 3)
    .join(' ');
  return (
    <G>
      <Path d={path} fill={onDark} fillOpacity={0.08} />
      <Path d={path} fill="none" stroke={palette.soot} strokeOpacity={0.6} strokeWidth={width + 0.7} />
      <Path d={path} fill="none" stroke={onDark} strokeWidth={width} strokeDasharray={dash || undefined} />
    </G>
  );
});

/** The corners a little nearer to the middle, so that the whole ring lies within its area. */
const inwards = (corners: readonly (readonly [number, number])[], x: number, y: number) =>
  corners.map(([cx, cy]) => {
    const length = Math.sqrt((cx - x) * (cx - x) + (cy - y) * (cy - y));
    const share = (length - 0.9) / length;
    return [x + (cx - x) * share, y + (cy - y) * share] as const;
  });

export function MapPicture({
  look: { seats, control, marked, pieces },
  width,
}: {
  readonly look: MapLook;
  readonly width: number;
}) {
  const { highContrast } = useTheme();
  const { map, areas, inPlay } = boardOf(seats);
  const cells = cellsFor(seats);
  const pictures = width > FINE ? mapPictures : smallMapPictures;
  const cathedral = { width: width * 0.115, left: width * (0.5 - 0.0575), top: width * 0.372 };
  return (
    <View style={[styles.map, { width, height: width }]}>
      <Image source={pictures[map]} style={styles.fill} contentFit="fill" transition={null} />
      {seats === 3 && <Image source={pictures.covered} style={styles.fill} contentFit="fill" transition={null} />}
      {highContrast && <View style={[styles.fill, styles.veil]} />}
      <View style={[styles.cathedral, cathedral, { height: cathedral.width * (290 / 150) }]}>
        <CathedralPapers pieces={pieces} width={cathedral.width} />
      </View>
      <Svg width={width} height={width} viewBox={FIELD} style={styles.fill}>
        <Defs>
          <RadialGradient id="ember" cx="50%" cy="50%" r="50%">
            <Stop offset="0" stopColor={palette.ember} stopOpacity={0.85} />
            <Stop offset="1" stopColor={palette.ember} stopOpacity={0} />
          </RadialGradient>
        </Defs>
        {inPlay.map((area) =>
          control[area] >= 0 && control[area] < seats ? (
            <Ring key={area} area={area} seats={seats} seat={control[area]} />
          ) : null,
        )}
        {inPlay.map((area) => {
          if (areas[area].sign !== marked || area === CATHEDRAL) return null;
          const [x, y] = signAt(cells[area]);
          return <Circle key={area} cx={x} cy={y} r={6.5} fill="url(#ember)" />;
        })}
      </Svg>
    </View>
  );
}

/** The signs lie above the figures: however many stand in an area, it can be told of which kind it is. */
export function SignsPicture({ look: { seats, marked }, width }: { readonly look: SignsLook; readonly width: number }) {
  const { areas, inPlay } = boardOf(seats);
  const cells = cellsFor(seats);
  return (
    <Svg width={width} height={width} viewBox={FIELD}>
      {inPlay.map((area) => {
        const { sign } = areas[area];
        if (sign === null || area === CATHEDRAL) return null;
        const [x, y] = signAt(cells[area]);
        const isMarked = sign === marked;
        const ground = isMarked ? palette.ember : palette.soot;
        return (
          <G key={area}>
            <Circle cx={x} cy={y} r={SIGN} fill={ground} stroke={palette.soot} strokeWidth={0.3} />
            <SignMark
              drawing={turnSigns[sign]}
              x={x}
              y={y}
              size={SIGN * 1.45}
              colour={isMarked ? palette.soot : palette.bone}
              ground={ground}
            />
          </G>
        );
      })}
    </Svg>
  );
}

const styles = StyleSheet.create({
  map: { borderRadius: 6, overflow: 'hidden' },
  fill: { position: 'absolute', left: 0, top: 0, width: '100%', height: '100%' },
  veil: { backgroundColor: '#000000a6' },
  cathedral: { position: 'absolute' },
});
