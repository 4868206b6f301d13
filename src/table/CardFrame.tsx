import type { ReactNode } from 'react';
import { View } from 'react-native';

/** A card's corner in parts of its width. */
const CORNER = 22 / 300;

export const getCornerRadius = (width: number): number => width * CORNER;

/** A card that lies still: round corners around a game's Face. */
export function CardFrame({ width, aspect, children }: { width: number; aspect: number; children: ReactNode }) {
  return (
    <View style={{ width, height: width * aspect, borderRadius: getCornerRadius(width), overflow: 'hidden' }}>
      {children}
    </View>
  );
}
