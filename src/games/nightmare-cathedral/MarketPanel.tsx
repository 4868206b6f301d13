import { Pressable, ScrollView, StyleSheet, View } from 'react-native';

import type { Card } from '../../rules/kernel/types';
import { DEVELOPMENTS, DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { PanelProps } from '../../table/face';
import { radius, space, TARGET } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import type { Phrase } from '../../words/phrase';
import { useFormatPhrase } from '../../words/useWords';

import { kindLine } from './cardLines';
import { findAnswering } from './doing';
import { describeNeeds } from './dreamProgress';
import { COLUMN_GAP } from './market';
import { describeMove } from './moveText';
import { phrase } from './phrases';
import { readAs } from './readAs';
import { lookedAt, movesWith } from './reader';

const SIZE = 12.5;
const LINE = 16;

interface Column {
  readonly key: string;
  readonly lines: readonly Phrase[];
  readonly move: CathedralMove | undefined;
}

/** What is written below a card: of a Dream what it asks for and how far the viewer is, of a Development its kind. */
const linesBelow = (view: NightmareCathedral, viewer: number, card: Card): Phrase[] =>
  card in DREAMS ? describeNeeds(view, viewer, card) : [kindLine(DEVELOPMENTS[card]), phrase('market.read')];

function columnsOf(view: NightmareCathedral, viewer: number, moves: readonly CathedralMove[]): Column[] {
  const looked = lookedAt(view, viewer);
  const cards = looked.length > 0 ? looked : view.market;
  const columns = cards.map((card, at) => ({
    key: `${at} ${card}`,
    lines: card === 0 ? [] : linesBelow(view, viewer, card),
    move: movesWith(view, moves, card)[0],
  }));
  const deck = {
    key: 'deck',
    lines: [phrase('market.deck', { count: view.dreamDeck.length })],
    move: moves.find(({ type }) => type === 'deck'),
  };
  return looked.length > 0 ? columns : [...columns, deck];
}

/** The words below cards that may be taken; a tap on them takes the card. */
export function MarketPanel({ view, viewer, names, moves, play, open }: PanelProps<NightmareCathedral, CathedralMove>) {
  const speak = useFormatPhrase();
  const seat = findAnswering(view, viewer);
  const { colours, textScale } = useTheme();
  const scale = Math.min(textScale, 1.4);
  const words = { fontSize: SIZE * scale, lineHeight: LINE * scale };
  return (
    <ScrollView>
      <View style={styles.columns}>
        {columnsOf(view, seat, moves).map(({ key, lines, move }) => {
          const text = lines.map((line) => speak(line)).join(' ');
          const isRead = move?.type === 'keep' && !(move.card in DREAMS);
          return (
            <Pressable
              key={key}
              role="button"
              {...readAs(move ? speak(describeMove(view, seat, move), names) : text, move ? text : '')}
              aria-disabled={!move}
              disabled={!move}
              onPress={() => (isRead ? open('cards', 'looked') : move && play(move))}
              style={({ pressed }) => [styles.column, { backgroundColor: colours.chip }, pressed && styles.pressed]}
            >
              <Text type="small" style={[words, styles.words]} aria-hidden>
                {text}
              </Text>
            </Pressable>
          );
        })}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: COLUMN_GAP, alignItems: 'stretch' },
  column: { flex: 1, minHeight: TARGET, padding: space.xs, borderRadius: radius.s },
  pressed: { opacity: 0.7 },
  words: { textAlign: 'center' },
});
