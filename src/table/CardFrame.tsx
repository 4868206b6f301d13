import { createContext, use, type ReactNode } from 'react';
import { View } from 'react-native';

/** A card's corner in parts of its width. */
const CORNER = 22 / 300;

export const cornerOf = (width: number): number => width * CORNER;

export const WidthContext = createContext(100);

/** How wide the card is laid out; it is then scaled as a whole, so text on it is sized in parts of this. */
export const useCardWidth = (): number => use(WidthContext);

/** Where a game's Face is drawn: round corners, and the width for what is written on it. */
export function CardFrame({ width, aspect, children }: { width: number; aspect: number; children: ReactNode }) {
  return (
    <WidthContext value={width}>
      <View style={{ width, height: width * aspect, borderRadius: cornerOf(width), overflow: 'hidden' }}>{children}</View>
    </WidthContext>
  );
}
