import { Pressable, StyleSheet, View } from 'react-native';

import { ASPECT } from '../../table/layout/measures';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';

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
        <Pressable
          key={key}
          role="button"
          aria-label={note === '' ? name : `${name}. ${note}`}
          aria-expanded={chosen === key}
          onPress={() => choose(key)}
          style={({ pressed }) => [{ width: card }, pressed && styles.pressed]}
        >
          <View style={[styles.frame, { borderColor: chosen === key ? colours.glow : 'transparent' }]}>
            <TokenFace face={face} width={card - 4} aspect={ASPECT} />
          </View>
          {note !== '' && (
            <Text type="small" colour="quiet" style={styles.note}>
              {note}
            </Text>
          )}
        </Pressable>
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
  pressed: { opacity: 0.8 },
  lines: { flexShrink: 1, gap: space.xs },
});
