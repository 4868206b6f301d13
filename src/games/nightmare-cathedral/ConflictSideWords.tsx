import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { useSeatNames } from '../../table/seatMarks';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase } from '../../words/useWords';

import type { SideLook } from './conflictScene';
import { hitsOfSide, linesOfSide } from './conflictWords';
import { DrawnNumber } from './DrawnNumber';
import { fitLine, LETTER, type Box } from './fitLine';
import { palette } from './palette';
import { SignMark } from './Sign';
import { markSigns } from './signPaths';

const MINUS = '−';
const EQUALS = '=';

/** The row of a sum: signs and numbers, by how many times the size of a number they stand from its beginning. */
const SUM = { attack: 0.45, from: 1.2, minus: 1.85, defence: 2.55, less: 3.3, equals: 4.05, hits: 4.85, width: 5.4 };

/** Attack less the other's defence, and what is left of it. */
function HitsLine({ look: { fighter, other }, width, height }: Box & { readonly look: SideLook }) {
  const { colours } = useTheme();
  if (!fighter.strength || !other.strength) return null;
  const size = Math.min(height * 0.8, width / (SUM.width + 0.2), 34);
  const y = height / 2;
  const begin = Math.max(0, (width - size * SUM.width) / 2);
  const at = (ems: number) => ({ x: begin + size * ems, y });
  const ground = colours.panel;
  return (
    <Svg width={width} height={height}>
      <SignMark
        drawing={markSigns.attack}
        {...at(SUM.attack)}
        size={size * 0.8}
        colour={palette.flame}
        ground={ground}
      />
      <DrawnNumber {...at(SUM.from)} size={size} fill={colours.text}>
        {fighter.strength.attack}
      </DrawnNumber>
      <DrawnNumber {...at(SUM.minus)} size={size * 0.8} fill={colours.quiet}>
        {MINUS}
      </DrawnNumber>
      <SignMark
        drawing={markSigns.defence}
        {...at(SUM.defence)}
        size={size * 0.76}
        colour={palette.mist}
        ground={ground}
      />
      <DrawnNumber {...at(SUM.less)} size={size} fill={colours.text}>
        {other.strength.defence}
      </DrawnNumber>
      <DrawnNumber {...at(SUM.equals)} size={size * 0.8} fill={colours.quiet}>
        {EQUALS}
      </DrawnNumber>
      <DrawnNumber {...at(SUM.hits)} size={size * 1.1} fill={colours.active}>
        {fighter.hits ?? 0}
      </DrawnNumber>
    </Svg>
  );
}

/** What there is to say about a side: what it may lay, and after the cards are shown how often it hits. */
export function ConflictWords({ look, width, height }: Box & { readonly look: SideLook }) {
  const speak = useFormatPhrase();
  const names = useSeatNames();
  const { textScale } = useTheme();
  const { fighter, other, form } = look;
  const hits = hitsOfSide(fighter);
  if (hits) {
    if (form === 'watch' || height < 56) return <HitsLine look={look} width={width} height={height} />;
    const line = Math.min(44, height * 0.4);
    const words = speak(hits, names);
    return (
      <View style={styles.words}>
        <HitsLine look={look} width={width} height={line} />
        <Text
          numberOfLines={2}
          allowFontScaling={false}
          style={[styles.dealt, chooseSize(Math.min(15 * Math.min(textScale, 1.6), fitLine(words, width * 1.6, 24)))]}
        >
          {words}
        </Text>
      </View>
    );
  }
  const size = 14 * Math.min(textScale, 1.6);
  const lines = linesOfSide(fighter, other).map((line) => speak(line, names));
  return (
    <View style={[styles.words, styles.cut]}>
      {linesThatFit(lines, width, height, size).map((line, index) => (
        <Text key={index} allowFontScaling={false} style={chooseSize(size)} colour={index === 0 ? 'text' : 'quiet'}>
          {line}
        </Text>
      ))}
    </View>
  );
}

const LINE = 1.28;
const chooseSize = (size: number) => ({ fontSize: size, lineHeight: size * LINE });

/** As many of the lines as have room, from the first on: what has none is heard all the same. */
function linesThatFit(lines: readonly string[], width: number, height: number, size: number): readonly string[] {
  let left = Math.floor(height / (size * LINE));
  const kept: string[] = [];
  for (const line of lines) {
    const rows = Math.ceil((line.length * size * LETTER) / width);
    if (rows > left) break;
    left -= rows;
    kept.push(line);
  }
  return kept;
}

const styles = StyleSheet.create({
  words: { flex: 1, justifyContent: 'center', gap: 2 },
  cut: { overflow: 'hidden' },
  dealt: { textAlign: 'center' },
});
