import { StyleSheet, View } from 'react-native';

import { ASPECT } from '../../table/layout/measures';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';

import { CoveredButton } from './CoveredButton';
import { TokenFace, usePaperWidth } from './paperParts';

const GAP = space.s;
/** The width of the largest card. */
const MOST = 112;

interface CardsProps {
  readonly cards: readonly {
    readonly key: string;
    readonly face: string;
    readonly name: string;
    readonly note: string;
  }[];
  readonly chosen: string | null;
  choose(key: string): void;
}

/** Cards side by side; a tap on one shows its sentences below. */
export function OwnedCards({ cards, chosen, choose }: CardsProps) {
  const { colours } = useTheme();
  const width = usePaperWidth();
  const count = Math.max(3, Math.min(5, Math.floor((width + GAP) / (MOST + GAP))));
  const card = Math.min(MOST, Math.floor((width - (count - 1) * GAP) / count));
  return (
    <View style={styles.cards}>
      {cards.map(({ key, face, name, note }) => (
        <CoveredButton
          key={key}
          label={note === '' ? name : `${name}. ${note}`}
          isExpanded={chosen === key}
          onPress={() => choose(key)}
          style={{ width: card }}
        >
          <View aria-hidden style={[styles.frame, { borderColor: chosen === key ? colours.glow : 'transparent' }]}>
            <TokenFace face={face} width={card - 4} aspect={ASPECT} />
          </View>
          {note !== '' && (
            <Text type="small" colour="quiet" style={styles.note} aria-hidden>
              {note}
            </Text>
          )}
        </CoveredButton>
      ))}
    </View>
  );
}

/** What a card says, below it. */
export function CardWords({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <View style={styles.lines} aria-live="polite">
      <Text type="strong">{title}</Text>
      {lines.map((line, at) => (
        <Text key={at}>{line}</Text>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  frame: { borderWidth: 2, borderRadius: radius.s, alignItems: 'center' },
  note: { textAlign: 'center' },
  lines: { flexShrink: 1, gap: space.xs },
});
