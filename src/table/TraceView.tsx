import { StyleSheet, View } from 'react-native';

import type { MarkName } from '../storage/marks';
import { Mark } from '../theme/Mark';
import { makeShadow } from '../theme/shadow';
import { radius } from '../theme/space';
import { useTheme } from '../theme/theme';

import { getPieceHeight, type Scene } from './scene';
import type { Trace } from './traces';

interface TraceViewProps {
  readonly trace: Trace;
  readonly mark: MarkName;
  readonly scene: Scene;
  readonly aspect: number;
}

/** The size on cards of these widths and above; the smallest on all others. */
const SIZES = [
  { from: 110, size: 28 },
  { from: 44, size: 18 },
  { from: 0, size: 16 },
];
/** How far its middle lies inside the corner: never over the number on the other side. */
const INSIDE = 5;

/** The mark of who was here last, on a corner of the topmost card there. */
export function TraceView({ trace: { place: key }, mark, scene, aspect }: TraceViewProps) {
  const { colours } = useTheme();
  const card = scene.pieces
    .filter(({ place }) => place === key)
    .reduce<Scene['pieces'][number] | null>((top, one) => (top && top.depth >= one.depth ? top : one), null);
  const place = scene.places.find((one) => one.key === key);
  // Where nothing lies and nothing is drawn, a mark would hang in the air.
  const box = card ? { ...card, height: getPieceHeight(card, aspect) } : place?.outlined ? place : null;
  if (!box) return null;
  const { size } = SIZES.find(({ from }) => box.width >= from)!;
  const left = box.x + box.width / 2 - INSIDE - size / 2;
  const top = box.y - box.height / 2 + INSIDE - size / 2;
  return (
    <View
      testID={`trace:${key}`}
      style={[styles.trace, makeShadow(1, colours.shadow), { left, top: Math.max(0, top), width: size, height: size }]}
    >
      <View style={[styles.disc, { backgroundColor: colours.paper }]}>
        <Mark mark={mark} size={size * MARK} on="paper" />
      </View>
    </View>
  );
}

/** The mark's part of the disc. */
const MARK = 0.66;

const styles = StyleSheet.create({
  trace: { position: 'absolute', borderRadius: radius.round, zIndex: 8000 },
  disc: { flex: 1, borderRadius: radius.round, alignItems: 'center', justifyContent: 'center' },
});
