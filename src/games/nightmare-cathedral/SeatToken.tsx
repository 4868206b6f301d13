import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path, Text as SvgText } from 'react-native-svg';

import type { Seat } from '../../rules/kernel/types';
import { CardPicture } from '../../table/CardPicture';
import type { Pictures } from '../../table/face';
import { useSeatMark } from '../../table/seatMarks';
import { marks } from '../../theme/marks';
import { font } from '../../theme/type';

import { palette } from './palette';
import { tokenPictures } from './pictures';
import { tokenLooks, type TokenName } from './tokenLooks';

const tokens: Pictures = tokenPictures;

/** A token in its seat's colour, with the seat's mark. */
export function SeatToken({ token, seat }: { readonly token: TokenName; readonly seat: Seat }) {
  const { path, onDark } = marks[useSeatMark(seat)];
  const { width, height, mark } = tokenLooks[token];
  return (
    <View style={StyleSheet.absoluteFill}>
      <CardPicture source={tokens[`${token}-tint`]} tint={onDark} />
      <CardPicture source={tokens[token]} />
      <Svg width="100%" height="100%" viewBox={`0 0 ${width} ${height}`} style={StyleSheet.absoluteFill}>
        <Path
          d={path}
          fill={onDark}
          transform={`translate(${mark.x - mark.size / 2} ${mark.y - mark.size / 2}) scale(${mark.size / 24})`}
        />
      </Svg>
    </View>
  );
}

/** How many units stand there, when they stand too close to be counted. */
export const Count = ({ count, colour }: { readonly count: number; readonly colour: string }) => (
  <Svg width="100%" height="100%" viewBox="0 0 100 120" style={styles.count}>
    <Circle cx={92} cy={8} r={32} fill={palette.soot} />
    <SvgText x={92} y={27} fontFamily={font.display} fontSize={52} fill={colour} textAnchor="middle">
      {count}
    </SvgText>
  </Svg>
);

export function Follower({ seat, count }: { readonly seat: Seat; readonly count: number }) {
  const { onDark } = marks[useSeatMark(seat)];
  return (
    <>
      <SeatToken token="follower" seat={seat} />
      {count > 1 && <Count count={count} colour={onDark} />}
    </>
  );
}

const styles = StyleSheet.create({
  count: { position: 'absolute', left: 0, top: 0, overflow: 'visible' },
});
