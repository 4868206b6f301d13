import { StyleSheet, View } from 'react-native';
import Svg, { G, Rect, Text as SvgText } from 'react-native-svg';

import { SHADOWS } from '../../rules/nightmare-cathedral/state';
import { useSeatNames } from '../../table/seatMarks';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { font } from '../../theme/type';
import { useFormatPhrase } from '../../words/useWords';

import { spotsIn } from './conflictLayout';
import type { SideLook, SlotsLook, TitleLook } from './conflictScene';
import { begunBy, hitsOfSide, linesOfSide, nameOfSide, numberOf } from './conflictWords';
import { palette } from './palette';
import { phrase } from './phrases';
import { SeatMark } from './SeatMark';
import { Sign } from './Sign';
import { markSigns } from './signPaths';

/** The words and numbers on the paper of a conflict. They are as large as their boxes allow, which follow the text. */

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The average width of a letter, as a part of its size. */
const LETTER = 0.56;

const fits = (text: string, width: number, most: number): number =>
  Math.min(most, width / Math.max(1, LETTER * text.length));

/** Where it is fought, which conflict it is, who began it. */
export function ConflictTitle({ look, width, height }: Box & { readonly look: TitleLook }) {
  const speak = useFormatPhrase();
  const names = useSeatNames();
  const area = speak(phrase(`area.${look.area}`));
  const begun = speak(begunBy(look.seat, look.isViewer), names);
  const number = look.ordered > 1 ? `${speak(numberOf(look.number, look.ordered))}, ` : '';
  const more = number + begun;
  const isBroad = width > 300;
  const rest = width * (isBroad ? 0.52 : 0.48);
  return (
    <View style={styles.title}>
      <Text
        numberOfLines={1}
        allowFontScaling={false}
        style={[styles.area, { fontSize: fits(area, width - rest, height * 0.8), lineHeight: height }]}
      >
        {area}
      </Text>
      <Text
        numberOfLines={1}
        colour="quiet"
        allowFontScaling={false}
        style={[styles.begun, { fontSize: fits(more, rest - 8, height * 0.52), lineHeight: height }]}
      >
        {more}
      </Text>
    </View>
  );
}

const Number = ({
  x,
  y,
  size,
  children,
  fill = palette.bone,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: string | number;
  readonly fill?: string;
}) => (
  <SvgText x={x} y={y + size * 0.35} fontFamily={font.display} fontSize={size} textAnchor="middle" fill={fill}>
    {children}
  </SvgText>
);

/** The name of a side and what its cards come to. */
export function ConflictHead({ look: { fighter, winner }, width, height }: Box & { readonly look: SideLook }) {
  const speak = useFormatPhrase();
  const names = useSeatNames();
  const { highContrast } = useTheme();
  const { side, strength, range } = fighter;
  const name = speak(nameOfSide(fighter), names);
  const size = height * 0.62;
  const middle = height / 2;
  const [attack, defence] = strength
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
          <Sign
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
        <Sign
          drawing={markSigns.attack}
          x={left + height * 0.3}
          y={middle}
          size={size * 0.9}
          colour={palette.flame}
          ground={palette.tile}
        />
        <Number x={left + height * 0.3 + (unit - height * 0.35) * 0.62} y={middle} size={range ? size * 0.74 : size}>
          {attack}
        </Number>
        <Sign
          drawing={markSigns.defence}
          x={left + unit + height * 0.3}
          y={middle}
          size={size * 0.84}
          colour={palette.mist}
          ground={palette.tile}
        />
        <Number
          x={left + unit + height * 0.3 + (unit - height * 0.35) * 0.62}
          y={middle}
          size={range ? size * 0.74 : size}
        >
          {defence}
        </Number>
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
            fontSize: fits(name, left - height * 1.2, height * 0.54),
          },
        ]}
      >
        {name}
      </Text>
    </View>
  );
}

/** Where cards may still be laid. */
export function ConflictSlots({ look: { count, laid }, width, height }: Box & { readonly look: SlotsLook }) {
  const { colours } = useTheme();
  return (
    <Svg width={width} height={height}>
      {spotsIn({ x: 0, y: 0, width, height }, count)
        .slice(laid)
        .map((spot, index) => (
          <Rect
            key={index}
            x={spot.x - spot.width / 2 + 1.5}
            y={spot.y - spot.width * 0.7 + 1.5}
            width={spot.width - 3}
            height={spot.width * 1.4 - 3}
            rx={spot.width * 0.07}
            fill={colours.text}
            fillOpacity={0.06}
            stroke={colours.line}
            strokeWidth={1.5}
            strokeDasharray="5 5"
          />
        ))}
    </Svg>
  );
}

const MINUS = '−';
const EQUALS = '=';

/** Attack less the other's defence, and what is left of it. */
function HitsLine({ look: { fighter, other }, width, height }: Box & { readonly look: SideLook }) {
  const { colours } = useTheme();
  if (!fighter.strength || !other.strength) return null;
  const size = Math.min(height * 0.8, width / 5.6, 34);
  const middle = height / 2;
  const begin = Math.max(0, (width - size * 5.4) / 2);
  const at = (ems: number) => begin + size * ems;
  return (
    <Svg width={width} height={height}>
      <G>
        <Sign
          drawing={markSigns.attack}
          x={at(0.45)}
          y={middle}
          size={size * 0.8}
          colour={palette.flame}
          ground={colours.panel}
        />
        <Number x={at(1.2)} y={middle} size={size} fill={colours.text}>
          {fighter.strength.attack}
        </Number>
        <Number x={at(1.85)} y={middle} size={size * 0.8} fill={colours.quiet}>
          {MINUS}
        </Number>
        <Sign
          drawing={markSigns.defence}
          x={at(2.55)}
          y={middle}
          size={size * 0.76}
          colour={palette.mist}
          ground={colours.panel}
        />
        <Number x={at(3.3)} y={middle} size={size} fill={colours.text}>
          {other.strength.defence}
        </Number>
        <Number x={at(4.05)} y={middle} size={size * 0.8} fill={colours.quiet}>
          {EQUALS}
        </Number>
        <Number x={at(4.85)} y={middle} size={size * 1.1} fill={colours.active}>
          {fighter.hits ?? 0}
        </Number>
      </G>
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
          style={[styles.dealt, sized(Math.min(15 * Math.min(textScale, 1.6), fits(words, width * 1.6, 24)))]}
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
        <Text key={index} allowFontScaling={false} style={sized(size)} colour={index === 0 ? 'text' : 'quiet'}>
          {line}
        </Text>
      ))}
    </View>
  );
}

const LINE = 1.28;
const sized = (size: number) => ({ fontSize: size, lineHeight: size * LINE });

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
  title: { flex: 1, flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', gap: 8 },
  area: { fontFamily: font.display, flexShrink: 1, paddingLeft: 4 },
  begun: { fontFamily: font.bold, paddingRight: 4 },
  head: { flex: 1, borderRadius: 10, backgroundColor: palette.tile },
  name: { position: 'absolute', top: 0, fontFamily: font.heavy, color: palette.bone },
  words: { flex: 1, justifyContent: 'center', gap: 2 },
  cut: { overflow: 'hidden' },
  dealt: { textAlign: 'center' },
});
