import { Image } from 'expo-image';
import { StyleSheet, View } from 'react-native';

import catAsleep from '../../../assets/home/cat-asleep.webp';
import { makeShadow } from '../../theme/shadow';
import { radius, space } from '../../theme/space';
import { useTheme } from '../../theme/theme';
import { BOX_ASPECT, BoxCover } from '../parts/BoxCover';
import type { ShelfGame } from '../useGames';

import { arrangeShelves } from './shelves';
import { Snore } from './Snore';

const CAT_ASPECT = 510 / 660;
const WIDEST_BOX = 280;
/** The share of that height that a box may take when there are several rows. */
const IN_ROWS = 0.72;

interface ShelfProps {
  readonly games: readonly ShelfGame[];
  readonly width: number;
  /** How high a box may be when there is only one row. */
  readonly tallest: number;
  readonly open: (game: string) => void;
}

/** Draws the games in their boxes on shelves; a cat sleeps in the free place. */
export function ShelfRow({ games, width, tallest, open }: ShelfProps) {
  const { colours } = useTheme();
  const { columns, rows, free } = arrangeShelves(games);
  const tallestBox = rows.length === 1 ? tallest : tallest * IN_ROWS;
  const gap = columns > 2 ? space.m : space.xl;
  const boxWidth = Math.min(WIDEST_BOX, tallestBox / BOX_ASPECT, (width - gap * (columns - 1)) / columns);
  const catWidth = Math.min(boxWidth * 1.15, free * boxWidth + (free - 1) * gap);
  return (
    <View role="list" style={styles.shelves}>
      {rows.map((row, index) => (
        <View key={index}>
          <View style={[styles.row, { gap, minHeight: boxWidth * BOX_ASPECT }]}>
            {row.map((game) => (
              <BoxCover key={game.id} game={game} width={boxWidth} open={() => open(game.id)} />
            ))}
            {index === rows.length - 1 && free > 0 && (
              <View style={{ width: catWidth }} aria-hidden>
                <Snore size={boxWidth * 0.34} />
                <Image source={catAsleep} style={{ width: catWidth, height: catWidth * CAT_ASPECT }} />
              </View>
            )}
          </View>
          <View style={[styles.board, { backgroundColor: colours.shelfEdge }, makeShadow(3, colours.shadow)]}>
            <View style={[styles.top, { backgroundColor: colours.shelf }]} />
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  shelves: { gap: space.xl },
  row: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'center' },
  board: { height: 14, borderRadius: radius.s / 2, overflow: 'hidden', marginHorizontal: -space.s },
  top: { height: 5 },
});
