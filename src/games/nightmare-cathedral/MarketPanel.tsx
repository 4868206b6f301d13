import { StyleSheet, View } from 'react-native';

import type { Card } from '../../rules/kernel/types';
import { DEVELOPMENTS, DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { PanelProps } from '../../table/face';
import { ScrollArea } from '../../theme/ScrollArea';
import { radius, space, TARGET } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import type { Phrase } from '../../words/phrase';
import { useFormatPhrase } from '../../words/useWords';

import { describeKind } from './cardLines';
import { CoveredButton } from './CoveredButton';
import { findAnswering } from './doing';
import { describeNeeds } from './dreamProgress';
import { fitBox } from './fitLine';
import { COLUMN_GAP } from './market';
import { describeMove } from './moveText';
import { makePhrase } from './phrases';
import { cardsLookedAt, movesWith } from './reader';

/** Letters below a card, and the height of a line relative to them. */
const SIZE = { most: 12.5, least: 9 };
const LINE = 1.26;
/** Left and right of the words, which need all the width that a small phone has. */
const SIDE = 2;

interface Column {
  readonly key: string;
  readonly lines: readonly Phrase[];
  /** What the picture of the card says. */
  readonly points: Phrase | null;
  readonly move: CathedralMove | undefined;
}

/** What is written below a card: of a Dream what it asks for and how far the viewer is, of a Development its kind. */
export const listLinesBelow = (view: NightmareCathedral, viewer: number, card: Card): Phrase[] =>
  card in DREAMS ? describeNeeds(view, viewer, card) : [describeKind(DEVELOPMENTS[card]), makePhrase('market.read')];

function columnsOf(view: NightmareCathedral, viewer: number, moves: readonly CathedralMove[]): Column[] {
  const looked = cardsLookedAt(view, viewer);
  const cards = looked.length > 0 ? looked : view.market;
  const columns = cards.map((card, at) => ({
    key: `${at} ${card}`,
    lines: card === 0 ? [] : listLinesBelow(view, viewer, card),
    points: card in DREAMS ? makePhrase('line.points', { count: DREAMS[card].vp }) : null,
    move: movesWith(view, moves, card)[0],
  }));
  const deck = {
    key: 'deck',
    lines: [makePhrase('market.deck', { count: view.dreamDeck.length })],
    points: null,
    move: moves.find(({ type }) => type === 'deck'),
  };
  return looked.length > 0 ? columns : [...columns, deck];
}

/** The words below cards that may be taken; a tap on them takes the card. */
export function MarketPanel(props: PanelProps<NightmareCathedral, CathedralMove>) {
  const { view, viewer, names, width, height, moves, play, open } = props;
  const speak = useFormatPhrase();
  const seat = findAnswering(view, viewer);
  const { colours, textScale } = useTheme();
  const columns = columnsOf(view, seat, moves).map(({ lines, ...column }) => ({
    ...column,
    text: lines.map((line) => speak(line)).join(' '),
  }));
  const box = { width: (width - COLUMN_GAP * (columns.length - 1)) / columns.length - 2 * SIDE, height };
  const most = SIZE.most * Math.min(textScale, 1.4);
  const texts = columns.map(({ text }) => text);
  const size = fitBox(texts, { ...box, height: height - 2 * space.xs }, most, SIZE.least, LINE);
  return (
    <ScrollArea>
      <View style={styles.columns}>
        {columns.map(({ key, text, points, move }) => {
          const read = move?.type === 'keep' && !(move.card in DREAMS) ? move.card : null;
          return (
            <CoveredButton
              key={key}
              label={move ? speak(describeMove(view, seat, move), names) : text}
              description={move ? [text, points && speak(points)].filter(Boolean).join(' ') : ''}
              onPress={move && (() => (read === null ? play(move) : open('cards', `looked ${read}`)))}
              style={[styles.column, { backgroundColor: colours.chip }]}
            >
              <Text
                type="small"
                allowFontScaling={false}
                style={[styles.words, { fontSize: size, lineHeight: size * LINE }]}
                aria-hidden
              >
                {text}
              </Text>
            </CoveredButton>
          );
        })}
      </View>
    </ScrollArea>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: COLUMN_GAP, alignItems: 'stretch' },
  column: { flex: 1, minHeight: TARGET, paddingVertical: space.xs, paddingHorizontal: SIDE, borderRadius: radius.s },
  words: { textAlign: 'center' },
});
