import { useState } from 'react';
import { Pressable, StyleSheet, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { startClock } from '../../keeper/timer';
import type { OpenSheet } from '../../keeper/types';
import { IconButton } from '../../theme/IconButton';
import { Mark } from '../../theme/Mark';
import { scaleToFit } from '../../theme/scaleToFit';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { font } from '../../theme/type';
import { useWords } from '../../words/useWords';
import { FullModal } from '../parts/FullModal';

import { rankSoFar } from './rankSoFar';
import { useSheetState } from './useSheetState';

interface BigNumbersProps {
  readonly sheet: OpenSheet;
  readonly close: () => void;
}

/** With more people, the half that faces the others would have no room for large numbers. */
const MOST_MIRRORED = 6;
const LARGEST = 124;
/** The widest digit with room at its sides, in parts of its height. */
const DIGIT = 0.76;
const BAR = 72;
/** Names keep their size however large the text of the app is: the numbers need the room. */
const NAME = { fontFamily: font.bold, fontSize: 18, lineHeight: 24 };
const FOR_NAME = 32;
/** The height of a line of numbers, in parts of their size. */
const LINE = 1.25;
/** The room that a mark takes beside a name. */
const FOR_MARK = 40;
/** Narrower tiles have no room for a name. */
const NARROWEST = 104;

/** Quarters of a turn, for tables where people sit at the sides. */
const TURNS = ['0deg', '90deg', '180deg', '270deg'] as const;

/** Everybody's points, to be read across a table: one half faces the others. */
export function BigNumbers({ sheet, close }: BigNumbersProps) {
  const t = useWords();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const [turn, setTurn] = useState(0);
  const room = {
    width: width - insets.left - insets.right - 2 * space.s,
    height: height - insets.top - insets.bottom - BAR - 2 * space.s,
  };
  const isLying = width > height;
  const isMirrored = !isLying && sheet.players.length <= MOST_MIRRORED;
  const half = { width: room.width, height: isMirrored ? room.height / 2 : room.height };
  const isSideways = turn % 2 === 1;
  const laid = isSideways ? { width: half.height, height: half.width } : half;
  const numbers = (turned: number) => (
    <View style={[styles.half, half]}>
      <View style={[laid, { transform: [{ rotate: TURNS[turned % TURNS.length] }] }]}>
        <Tiles sheet={sheet} {...laid} />
      </View>
    </View>
  );
  return (
    <FullModal label={t('keeper.big.title')} close={close}>
      <View style={[styles.whole, { paddingTop: insets.top, paddingBottom: insets.bottom }]}>
        {isMirrored && <View aria-hidden>{numbers(turn + 2)}</View>}
        <View style={styles.bar}>
          <IconButton icon="close" label={t('keeper.bar.close')} onPress={close} />
          <IconButton icon="again" label={t('keeper.bar.turn')} onPress={() => setTurn(turn + 1)} />
        </View>
        {numbers(turn)}
      </View>
    </FullModal>
  );
}

/** The columns that give the largest numbers, and names where there is room for them. */
function layTiles({ width, height }: { width: number; height: number }, count: number, longest: number) {
  const layouts = Array.from({ length: count }, (_, index) => {
    const columns = index + 1;
    const tile = { width: width / columns - space.xs, height: height / Math.ceil(count / columns) - space.xs };
    return { tile, size: Math.min(LARGEST, (tile.height - FOR_NAME) / LINE, tile.width / (longest * DIGIT)) };
  });
  const named = layouts.filter(({ tile }) => tile.width >= NARROWEST);
  return (named.length > 0 ? named : layouts).reduce((best, one) => (one.size > best.size ? one : best));
}

function Tiles({ sheet, width, height }: { sheet: OpenSheet; width: number; height: number }) {
  const { colours } = useTheme();
  const { tally, status, timer } = useSheetState(sheet);
  const places = rankSoFar(sheet, { tally, status });
  const count = sheet.players.length;
  const longest = Math.max(...tally.totals.map((total) => String(total).length));
  const { tile, size } = layTiles({ width, height }, count, longest);
  return (
    <View style={styles.tiles}>
      {sheet.players.map(({ name, mark }, seat) => {
        const isFirst = places[seat] === 1;
        const total = tally.totals[seat];
        const passClock = () => sheet.setTimer((now) => timer && startClock(timer, seat, now));
        return (
          <Pressable
            key={seat}
            role="button"
            aria-label={`${name} ${String(total).replace('-', '−')}`}
            disabled={timer?.of !== 'each'}
            onPress={passClock}
            style={[styles.tile, tile, { backgroundColor: isFirst ? colours.paper : colours.panel }]}
          >
            <View style={styles.name}>
              <Mark mark={mark} size={20} on={isFirst ? 'paper' : 'ground'} />
              <Text
                colour={isFirst ? 'ink' : 'text'}
                allowFontScaling={false}
                style={{ ...NAME, fontSize: NAME.fontSize * scaleToFit(name, NAME, tile.width - FOR_MARK) }}
              >
                {`${name} `}
              </Text>
            </View>
            <Text
              colour={isFirst ? 'ink' : 'text'}
              allowFontScaling={false}
              style={{ fontFamily: font.display, fontSize: size, lineHeight: size * LINE }}
            >
              {String(total).replace('-', '−')}
            </Text>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1, alignItems: 'center', justifyContent: 'space-between', padding: space.s },
  half: { alignItems: 'center', justifyContent: 'center' },
  bar: { height: BAR, flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.xl },
  tiles: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: space.xs, justifyContent: 'center' },
  tile: { borderRadius: radius.l, alignItems: 'center', justifyContent: 'center', overflow: 'hidden' },
  name: { flexDirection: 'row', alignItems: 'center', gap: space.s },
});
