import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { space } from '../theme/space';
import { Text } from '../theme/Text';
import { usePhrase } from '../words/useWords';

import { CardFrame } from './CardFrame';
import type { GameFace } from './face';
import { Sheet } from './Sheet';

export interface LargeCardProps {
  readonly face: Pick<GameFace, 'Face' | 'aspect' | 'describe'>;
  readonly card: string;
  readonly names: readonly string[];
  onClose(): void;
}

/** A card from near, and the rule it stands for. */
export function LargeCard({ face: { Face, aspect, describe }, card, names, onClose }: LargeCardProps) {
  const speak = usePhrase();
  const screen = useWindowDimensions();
  const { name, rule } = describe(card);
  const width = Math.min(320, screen.width - 4 * space.l, (screen.height * 0.55) / aspect);
  return (
    <Sheet title={speak(name, names)} onClose={onClose}>
      <View style={styles.card} aria-hidden importantForAccessibility="no-hide-descendants" accessibilityElementsHidden>
        <CardFrame width={width} aspect={aspect}>
          <Face face={card} large />
        </CardFrame>
      </View>
      {rule && <Text>{speak(rule, names)}</Text>}
    </Sheet>
  );
}

const styles = StyleSheet.create({ card: { alignItems: 'center' } });
