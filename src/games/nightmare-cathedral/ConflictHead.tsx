import { StyleSheet, View } from 'react-native';
import Svg, { G } from 'react-native-svg';

import { SHADOWS } from '../../rules/nightmare-cathedral/state';
import { useSeatNames } from '../../table/seatMarks';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { font } from '../../theme/type';
import { useFormatPhrase } from '../../words/useWords';

import type { SideLook } from './conflictScene';
import { nameOfSide } from './conflictWords';
import { DrawnNumber } from './DrawnNumber';
import { fitLine, type Box } from './fitLine';
import { palette } from './palette';
import { SeatMark } from './SeatMark';
import { SignMark } from './Sign';
import { markSigns } from './signPaths';

/** Attack and defence, as parts of the height of their numbers. */
const STRENGTHS = [
  { drawing: markSigns.attack, colour: palette.flame, size: 0.9 },
  { drawing: markSigns.defence, colour: palette.mist, size: 0.84 },
] as const;

/** The name of a side and what its cards come to. */
export function ConflictHead({ look: { fighter, winner }, width, height }: Box & { readonly look: SideLook }) {
  const speak = useFormatPhrase();
  const names = useSeatNames();
  const { highContrast } = useTheme();
  const { side, strength, range } = fighter;
  const name = speak(nameOfSide(fighter), names);
  const size = height * 0.62;
  const middle = height / 2;
  const sums = strength
    ? [`${strength.attack}`, `${strength.defence}`]
    : range
      ? [range.attack.join('–'), range.defence.join('–')]
      : ['?', '?'];
  const unit = height * (range ? 1.9 : 1.5);
  const left = width - 2 * unit;
  return (
    <View
      style={[
        styles.head,
        (winner || highContrast) && { borderWidth: 2, borderColor: winner ? palette.ember : palette.bone },
      ]}
    >
      <Svg width={width} height={height} style={StyleSheet.absoluteFill}>
        {side === SHADOWS ? (
          <SignMark
            drawing={markSigns.shadow}
            x={height * 0.55}
            y={middle}
            size={size}
            colour={palette.soot}
            ground={palette.bone}
          />
        ) : (
          <SeatMark seat={side} x={height * 0.55} y={middle} size={size * 0.62} />
        )}
        {STRENGTHS.map(({ drawing, colour, size: part }, at) => {
          const x = left + at * unit + height * 0.3;
          return (
            <G key={at}>
              <SignMark drawing={drawing} x={x} y={middle} size={size * part} colour={colour} ground={palette.tile} />
              <DrawnNumber x={x + (unit - height * 0.35) * 0.62} y={middle} size={range ? size * 0.74 : size}>
                {sums[at]}
              </DrawnNumber>
            </G>
          );
        })}
      </Svg>
      <Text
        numberOfLines={1}
        allowFontScaling={false}
        style={[
          styles.name,
          {
            left: height * 1.1,
            width: left - height * 1.15,
            lineHeight: height,
            fontSize: fitLine(name, (left - height * 1.2) * 0.88, height * 0.54),
          },
        ]}
      >
        {name}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flex: 1, borderRadius: 10, backgroundColor: palette.tile },
  name: { position: 'absolute', top: 0, fontFamily: font.heavy, color: palette.bone },
});
