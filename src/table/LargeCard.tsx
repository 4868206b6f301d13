import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { BottomSheet } from '../theme/BottomSheet';
import { space } from '../theme/space';
import { Text } from '../theme/Text';
import { useFormatPhrase } from '../words/useWords';

import { CardFrame } from './CardFrame';
import type { GameFace } from './face';

export interface LargeCardProps {
  readonly face: Pick<GameFace, 'Face' | 'aspect' | 'describe'>;
  readonly card: string;
  readonly names: readonly string[];
  onClose(): void;
}

/** Shows a card enlarged, with the rule it stands for. */
export function LargeCard({ face: { Face, aspect, describe }, card, names, onClose }: LargeCardProps) {
  const formatPhrase = useFormatPhrase();
  const screen = useWindowDimensions();
  const { name, rule } = describe(card);
  const width = Math.min(320, screen.width - 4 * space.l, (screen.height * 0.55) / aspect);
  return (
    <BottomSheet title={formatPhrase(name, names)} onClose={onClose}>
      <View style={styles.card} aria-hidden importantForAccessibility="no-hide-descendants" accessibilityElementsHidden>
        <CardFrame width={width} aspect={aspect}>
          <Face face={card} large />
        </CardFrame>
      </View>
      {rule && <Text>{formatPhrase(rule, names)}</Text>}
    </BottomSheet>
  );
}

const styles = StyleSheet.create({ card: { alignItems: 'center' } });
