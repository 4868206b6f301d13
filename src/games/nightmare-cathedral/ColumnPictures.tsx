import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { SHADOWS, type Side } from '../../rules/nightmare-cathedral/state';
import { ASPECT } from '../../table/layout/measures';
import { useSeatMark } from '../../table/seatMarks';
import { marks } from '../../theme/marks';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { type as types } from '../../theme/type';
import { useFormatPhrase } from '../../words/useWords';

import { encodeFace } from './cardFace';
import { CathedralPapers } from './CathedralPapers';
import type { CathedralLook } from './columns';
import { EmberGlow } from './EmberGlow';
import { fitLine } from './fitLine';
import { LadderPicture } from './LadderPicture';
import { palette } from './palette';
import { TokenFace } from './paperParts';
import { makePhrase } from './phrases';
import { SeatMark } from './SeatMark';
import { SignMark } from './Sign';
import { markSigns } from './signPaths';
import type { StairsLook } from './stairs';

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The papers of the Cathedral are drawn on a field of 150 by 290. */
const HIGH = 290 / 150;
const PAD = space.s;
/** How much of a column is the Cathedral's at most, and how high the night behind it is. */
const TOWER_PART = 0.44;
const SKY = HIGH * 1.08;

function Bar({ side, count, limit }: { readonly side: Side; readonly count: number; readonly limit: number }) {
  const isShadow = side === SHADOWS;
  const { onDark } = marks[useSeatMark(isShadow ? 0 : side)];
  return (
    <View style={styles.devoured}>
      <Svg width={16} height={16}>
        {isShadow ? (
          <SignMark drawing={markSigns.shadow} x={8} y={8} size={15} colour={palette.soot} ground={palette.bone} />
        ) : (
          <SeatMark seat={side} x={8} y={8} size={11} />
        )}
      </Svg>
      <View style={styles.rail}>
        <View
          style={[
            styles.bar,
            { backgroundColor: isShadow ? palette.sand : onDark, width: `${Math.min(100, (100 * count) / limit)}%` },
          ]}
        />
      </View>
      <Text type="small" style={styles.count}>
        {count}
      </Text>
    </View>
  );
}

/** The two Nightmares, from the Cathedral's completion on who was devoured, and below the Cathedral as it grows. */
export function Tower({ look, width, height }: Box & { readonly look: CathedralLook }) {
  const speak = useFormatPhrase();
  const { pieces, nightmares, side, devoured, limit } = look;
  const inside = width - 2 * PAD;
  const eaten = `${speak(makePhrase('building.devoured'))} ${devoured.reduce((sum, { count }) => sum + count, 0)}/${limit}`;
  const list = devoured.length > 0 ? devoured.length * 22 + 26 : 0;
  const across = Math.min(inside, (height * TOWER_PART) / HIGH);
  const tall = Math.min(height * 0.5, across * SKY);
  const card = Math.min(inside, (height - 2 * PAD - tall - list - 3 * PAD) / 2 / ASPECT);
  return (
    <View style={[styles.column, { width, height }]}>
      <View style={[styles.beside, { width: inside }]}>
        {nightmares.map((number) => (
          <TokenFace key={number} face={encodeFace({ kind: 'nightmare', number, side })} width={card} aspect={ASPECT} />
        ))}
        {devoured.length > 0 && (
          <View style={styles.all}>
            <Text
              type="small"
              numberOfLines={1}
              allowFontScaling={false}
              style={[styles.bone, { fontSize: fitLine(eaten, inside, types.small.fontSize) }]}
            >
              {eaten}
            </Text>
            {devoured.map((one) => (
              <Bar key={one.side} side={one.side} count={one.count} limit={Math.max(1, limit)} />
            ))}
          </View>
        )}
      </View>
      <View style={[styles.night, { width: inside, height: tall }]}>
        <EmberGlow id="tower" width={inside} height={tall} reach={60} strength={0.5} />
        <View style={[styles.tower, { width: across, height: across * HIGH, left: (inside - across) / 2 }]}>
          <CathedralPapers pieces={pieces} width={across} />
        </View>
      </View>
    </View>
  );
}

/** The stairs as a part of a table with columns. */
export const StairsColumn = ({ look, width, height }: Box & { readonly look: StairsLook }) => (
  <View style={[styles.column, { width, height }]}>
    <LadderPicture look={look} width={width - 2 * PAD} height={height - 2 * PAD} />
  </View>
);

const styles = StyleSheet.create({
  column: {
    justifyContent: 'space-between',
    gap: PAD,
    padding: PAD,
    backgroundColor: palette.panel,
    borderRadius: radius.m,
  },
  night: { backgroundColor: palette.soot, borderRadius: radius.s, overflow: 'hidden' },
  tower: { position: 'absolute', bottom: 0 },
  beside: { alignItems: 'center', gap: PAD },
  all: { alignSelf: 'stretch', gap: 4 },
  devoured: { flexDirection: 'row', alignItems: 'center', gap: 6, height: 18 },
  rail: { flex: 1, height: 8, borderRadius: 4, backgroundColor: palette.tile, overflow: 'hidden' },
  bar: { height: 8, borderRadius: 4 },
  count: { color: palette.bone, minWidth: 16, textAlign: 'right', lineHeight: 18 },
  bone: { color: palette.bone },
});
