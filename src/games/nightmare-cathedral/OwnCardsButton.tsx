import { Pressable, StyleSheet } from 'react-native';

import { radius, space, TARGET } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useFormatPhrase } from '../../words/useWords';

import { palette } from './palette';
import { makePhrase } from './phrases';
import { markSigns } from './signPaths';
import { SignView } from './SignView';

interface OwnCardsProps {
  /** How many Dreams can be played now. */
  readonly ready?: number;
  open(name: string, subject: string): void;
}

/** The way to one's own cards from a panel that covers the drawers. */
export function OwnCardsButton({ ready = 0, open }: OwnCardsProps) {
  const speak = useFormatPhrase();
  const label = speak(makePhrase(ready > 0 ? 'answer.ready' : 'answer.cards', { count: ready }));
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={() => open('cards', ready > 0 ? 'dreams' : 'developments')}
      style={({ pressed }) => [styles.cards, ready > 0 && styles.glowing, pressed && styles.pressed]}
    >
      <SignView
        drawing={ready > 0 ? markSigns.dream : markSigns.development}
        size={24}
        colour={ready > 0 ? palette.glow : palette.sand}
        ground={palette.tile}
      />
      <Text type="label" style={styles.word}>
        {label}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  cards: {
    minHeight: TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    paddingHorizontal: space.m,
    borderRadius: radius.m,
    borderWidth: 2,
    borderColor: palette.tile,
    backgroundColor: palette.tile,
  },
  glowing: { borderColor: palette.glow },
  pressed: { opacity: 0.8 },
  word: { flexShrink: 1, color: palette.bone },
});
