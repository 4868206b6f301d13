import { StyleSheet, View } from 'react-native';

import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { PanelProps } from '../../table/face';
import { ScrollArea } from '../../theme/ScrollArea';
import { radius, space, TARGET } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';

import { listPieceRows } from './building';
import { CathedralPapers } from './CathedralPapers';
import { CoveredButton } from './CoveredButton';
import { describeMove } from './moveText';
import { palette } from './palette';
import { SignDisc, useSay } from './paperParts';

type Props = PanelProps<NightmareCathedral, CathedralMove>;

/** The Cathedral stands beside the pieces if it leaves them this much room. */
const LIST = 220;

/** The pieces that may be built now, each with its token in words. */
export function FragmentsPanel({ view, viewer, names, width, height, moves, play }: Props) {
  const say = useSay(names);
  const { textScale } = useTheme();
  const rows = listPieceRows(view);
  const tall = height - 2 * space.s;
  const across = tall * (150 / 290);
  const hasPicture = width - across > LIST * textScale;
  return (
    <View style={[styles.panel, { width, height }]}>
      {hasPicture && (
        <View style={{ width: across, height: tall }} aria-hidden>
          <CathedralPapers pieces={view.pieces} width={across} />
        </View>
      )}
      <ScrollArea ground={palette.panel} style={styles.list} contentContainerStyle={styles.items}>
        {moves.flatMap((move) => {
          const row = move.type === 'piece' ? rows.find(({ piece }) => piece === move.piece) : undefined;
          if (!row) return [];
          const text = say(row.brings);
          return (
            <CoveredButton
              key={row.piece}
              label={say(describeMove(view, viewer, move))}
              onPress={() => play(move)}
              style={styles.item}
            >
              <Text type="number" style={styles.glow} aria-hidden>
                {row.piece}
              </Text>
              {row.sign && <SignDisc drawing={row.sign} size={28} />}
              <Text type="small" style={styles.words} aria-hidden>
                {text}
              </Text>
            </CoveredButton>
          );
        })}
      </ScrollArea>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: {
    flexDirection: 'row',
    gap: space.s,
    padding: space.s,
    backgroundColor: palette.panel,
    borderRadius: radius.m,
    overflow: 'hidden',
  },
  list: { flex: 1 },
  items: { gap: space.xs },
  item: {
    minHeight: TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingVertical: space.xs,
    paddingHorizontal: space.m,
    borderRadius: radius.m,
    borderWidth: 1.5,
    borderColor: palette.glow,
    backgroundColor: palette.tile,
  },
  pressed: { transform: [{ scale: 0.98 }] },
  glow: { color: palette.glow },
  words: { flex: 1, color: palette.bone },
});
