import { StyleSheet, View } from 'react-native';
import Svg, { G, Path, Text as SvgText } from 'react-native-svg';

import { DAYS, NIGHTS } from '../../rules/nightmare-cathedral/content/days';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { font } from '../../theme/type';
import { useFormatPhrase } from '../../words/useWords';

import { numberOfBed, hasWord, IN_USE, type BedLook, type TileLook } from './actionBoard';
import type { DrawerLook } from './drawers';
import { DRAWER_FOOT } from './drawers';
import { fitLine } from './fitLine';
import { palette } from './palette';
import { makePhrase } from './phrases';
import { SeatMark } from './SeatMark';
import { SignMark } from './Sign';
import { actionSigns, nightSigns } from './signPaths';

interface Box {
  readonly width: number;
  readonly height: number;
}

export const STAR = 'M0-9L2.6-4.2 8-6 5.2-1.2 9.6 2.2 4.4 3 4.8 8.6 0 5.6-4.8 8.6-4.4 3-9.6 2.2-5.2-1.2-8-6-2.6-4.2Z';

/** The way to a bed; a bare triangle is the mark of a person. */
const ARROW = 'M-2-6H2V0H6L0 6.5L-6 0H-2Z';

/** Letters of a tile's name: the largest, on wide tiles too, and the smallest that stand on one line. */
const NAME = { most: 12, wide: 15, whole: 10, lines: 10.5 };
/** A tile wider than this has large letters. */
const WIDE = 110;
const NAME_LINE = 1.16;
/** What a star takes at a tile's right; its sign stays in the middle beside it. */
const STAR_WIDTH = 22;
/** What stays free around the sign and the name of a tile. */
const MARGIN = 4;

/** The name of a tile: on one line, or a word a line where that would be too small to read; half is left to its sign. */
function layName(name: string, { width, height }: Box, scale: number) {
  const room = width - 2 * MARGIN;
  const most = (width > WIDE ? NAME.wide : NAME.most) * Math.min(scale, 1.3);
  const whole = fitLine(name, room, most);
  if (whole >= NAME.whole) return { lines: [name], size: whole };
  const lines = name.split(' ');
  const size = Math.min(
    ...lines.map((line) => fitLine(line, room, NAME.lines)),
    height / 2 / (lines.length * NAME_LINE),
  );
  return { lines, size };
}

/** A Day space: its action, who could agree, where its Dreamer will sleep. */
export function Tile({ look, width, height }: Box & { readonly look: TileLook }) {
  const speak = useFormatPhrase();
  const { action } = DAYS[look.day];
  const name = speak(makePhrase(`tile.${action}`)); // a Dreamer lies beside it: one word has room
  const { textScale } = useTheme();
  const { lines, size: letters } = layName(name, { width, height }, textScale);
  const foot = hasWord({ width, height }) ? lines.length * letters * NAME_LINE + 3 : 0;
  const paper = look.isInUse ? palette.rust : palette.tile;
  const free = height - foot - MARGIN;
  const beside = look.upgrades > 0 ? Math.max(width - 2 * STAR_WIDTH, width * 0.46) : width;
  const size = Math.min(free, height * 0.66, beside, width * (look.isInUse ? 0.36 : 0.5));
  return (
    <View
      style={[
        styles.box,
        { backgroundColor: paper },
        look.isFaint && styles.faint,
        look.isOpen && { borderWidth: 2, borderColor: palette.glow },
      ]}
    >
      <Svg width={width} height={height + 7} style={styles.drawing}>
        <SignMark
          drawing={actionSigns[action]}
          x={width * (look.isInUse ? IN_USE.sign : 0.5)}
          y={foot > 0 ? MARGIN / 2 + free / 2 : height / 2}
          size={size}
          colour={palette.bone}
          ground={paper}
        />
        <Path d={ARROW} fill={palette.mist} transform={`translate(${look.arrow * width} ${height - 0.5})`} />
        {look.upgrades > 0 && !look.isInUse && (
          <G transform={`translate(${width - 11} 11)`}>
            <Path d={STAR} fill={palette.flame} />
            <SvgText y={3.6} fontFamily={font.display} fontSize={10} textAnchor="middle" fill={palette.soot}>
              {look.upgrades}
            </SvgText>
          </G>
        )}
        {look.agreeing.map((seat, at) => (
          <SeatMark key={seat} seat={seat} x={10 + at * 13} y={10} size={9} />
        ))}
      </Svg>
      {foot > 0 && (
        <Text
          type="small"
          allowFontScaling={false}
          style={[styles.word, { fontSize: letters, lineHeight: letters * NAME_LINE }]}
        >
          {lines.join('\n')}
        </Text>
      )}
    </View>
  );
}

/** The sign and the name of a bed need so much room before its Dreamers. */
const NAMED = 104;

/** A Night space: the Dreamers that sleep there lie on it. */
export function Bed({ look, width, height }: Box & { readonly look: BedLook }) {
  const speak = useFormatPhrase();
  const night = NIGHTS[look.night];
  const size = numberOfBed(height);
  const isNamed = !look.isSlim && look.free > NAMED;
  return (
    <View style={[styles.box, { backgroundColor: palette.bed }]}>
      <Svg width={width} height={height} style={styles.drawing}>
        <SignMark
          drawing={nightSigns[night]}
          x={6 + size / 2}
          y={height / 2}
          size={size}
          colour={palette.mist}
          ground={palette.bed}
        />
      </Svg>
      {isNamed && (
        <Text
          type="small"
          numberOfLines={1}
          style={[styles.night, { color: palette.pale, left: size + 12, fontSize: height > 34 ? 14 : 11.5 }]}
        >
          {speak(makePhrase(`night.${night}`))}
        </Text>
      )}
    </View>
  );
}

/** A drawer of cards: what lies in it, and how many. */
export function Drawer({ look, height }: Box & { readonly look: DrawerLook }) {
  const speak = useFormatPhrase();
  const isDreams = look.kind === 'dreams';
  const size = height < 56 ? 10.5 : 12;
  const words = { fontSize: size, lineHeight: DRAWER_FOOT, color: isDreams ? palette.pale : palette.sand };
  const isOver = look.most !== null && look.count > look.most;
  const count = isOver ? speak(makePhrase('drawer.over', { count: look.count, most: look.most })) : `${look.count}`;
  const ready = makePhrase('reader.readyOf', { count: look.ready, all: look.count });
  return (
    <View style={[styles.box, stands[look.words], { backgroundColor: isDreams ? '#22302f' : palette.panel }]}>
      {(look.words !== 'none' || look.count === 0) && (
        <View style={styles.foot}>
          <Text type="small" numberOfLines={1} style={[words, styles.title, look.ready > 0 && { color: palette.glow }]}>
            {speak(look.ready > 0 ? ready : makePhrase(`drawer.${look.kind}`))}
          </Text>
          {look.ready === 0 && (
            <Text type="small" style={words}>
              {count}
            </Text>
          )}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  box: { flex: 1, borderRadius: 10 },
  faint: { opacity: 0.46 },
  drawing: { position: 'absolute', left: 0, top: 0, overflow: 'visible' },
  word: { position: 'absolute', left: 0, right: 0, bottom: 3, textAlign: 'center', color: palette.bone },
  night: { position: 'absolute', top: 0, bottom: 0, textAlignVertical: 'center', alignSelf: 'center' },
  foot: { flexDirection: 'row', justifyContent: 'space-between', paddingHorizontal: 8, gap: 6 },
  title: { flexShrink: 1 },
});

/** Where the words of a drawer stand. */
const stands = StyleSheet.create({
  below: { justifyContent: 'flex-end' },
  above: {},
  none: { justifyContent: 'center' },
});
