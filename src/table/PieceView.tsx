import { memo, useSyncExternalStore, type ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';

import { shadow } from '../theme/shadow';
import { useTheme } from '../theme/theme';
import type { Shown } from './assign';
import { CardFrame, cornerOf } from './CardFrame';
import { transformOf } from './pose';
import type { Raised } from './raised';
import { nowOf, type Slot } from './slots';

export interface PieceViewProps {
  readonly shown: Shown;
  readonly slot: Slot;
  /** The width it is laid out in; its true width is a scale, for only transform and opacity move. */
  readonly base: number;
  readonly aspect: number;
  readonly mayTake: boolean;
  readonly isChosen: boolean;
  readonly raised: Raised;
  readonly Face: ComponentType<{ readonly face: string | null }>;
}

const FLYING = 1000;
const RAISED = 9000;

/** A card: paint only. It owns no touch, for the native side takes a view out and in again when its zIndex changes. */
export const PieceView = memo(function PieceView({ shown, slot, base, aspect, mayTake, isChosen, raised, Face }: PieceViewProps) {
  const { colours } = useTheme();
  const isUp = useSyncExternalStore(raised.listen, () => raised.now() === shown.view);
  const pose = useAnimatedStyle(() => {
    const now = nowOf(slot);
    return { opacity: now.fade, transform: transformOf(now, base, aspect) };
  }, [slot, base, aspect]);
  const front = useAnimatedStyle(() => ({ opacity: nowOf(slot).flip >= 0.5 ? 1 : 0 }), [slot]);
  const zIndex = isUp ? RAISED : shown.isMoving && !shown.isGone ? FLYING + shown.piece.depth : shown.piece.depth;
  const corner = { borderRadius: cornerOf(base) };
  return (
    <Animated.View style={[styles.piece, { width: base, height: base * aspect, zIndex }, pose]}>
      <View style={[styles.fill, corner, shadow(isUp ? 4 : 2, colours.shadow)]} />
      <CardFrame width={base} aspect={aspect}>
        <Face face={null} />
        {shown.front !== null && (
          <Animated.View style={[styles.fill, front]}>
            <Face face={shown.front} />
          </Animated.View>
        )}
      </CardFrame>
      {(mayTake || isChosen) && (
        <View style={[styles.glow, { borderRadius: cornerOf(base) + 4, borderColor: colours.glow }, isChosen && styles.chosen]} />
      )}
    </Animated.View>
  );
});

const styles = StyleSheet.create({
  piece: { position: 'absolute', left: 0, top: 0 },
  fill: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
  glow: { position: 'absolute', left: -4, top: -4, right: -4, bottom: -4, borderWidth: 3 },
  chosen: { borderWidth: 5 },
});
