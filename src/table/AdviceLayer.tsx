import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { space } from '../theme/space';

import type { GameFace } from './face';
import { findCalmTop, layRings, type Ring } from './rings';
import { RingView } from './RingView';
import type { Stage } from './stage';

/** Advice on the table: rings, and a panel of words that stands where it hides least. */
export interface TableAdvice {
  readonly rings: readonly Ring[];
  readonly panel: ReactNode;
}

interface AdviceLayerProps extends TableAdvice {
  readonly face: Pick<GameFace, 'listHandles' | 'aspect'>;
  readonly stage: Stage;
  readonly viewer: number;
}

/** Draws the rings over the table, and the panel where it hides least of them and of the cards. */
export function AdviceLayer({ face, stage, viewer, rings, panel }: AdviceLayerProps) {
  const [height, setHeight] = useState(0);
  const { scene, size, view } = stage;
  const laid = layRings(face, scene, view, viewer, rings);
  const top = findCalmTop(scene, face.aspect, laid, size.height, height);
  return (
    <View style={styles.all}>
      {laid.map((ring) => (
        <RingView key={ring.letter} ring={ring} table={size} />
      ))}
      <View
        style={[styles.panel, { top, maxHeight: size.height }, height === 0 && styles.unmeasured]}
        onLayout={({ nativeEvent }) => setHeight(Math.min(size.height, Math.round(nativeEvent.layout.height)))}
      >
        {panel}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0, pointerEvents: 'box-none' },
  panel: { position: 'absolute', left: space.s, right: space.s, alignItems: 'center', pointerEvents: 'box-none' },
  unmeasured: { opacity: 0 },
});
