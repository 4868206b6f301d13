import { Image, type ImageSource } from 'expo-image';
import { createContext, use, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

/** A card's corner and its shadow, in parts of its width. */
const CORNER = 22 / 300;

const WidthContext = createContext(100);

/** How wide the card is laid out; it is then scaled as a whole, so text on it is sized in parts of this. */
export const useCardWidth = (): number => use(WidthContext);

/** Where a game's Face is drawn: round corners, and the width for what is written on it. */
export function CardFrame({ width, aspect, children }: { width: number; aspect: number; children: ReactNode }) {
  return (
    <WidthContext value={width}>
      <View style={{ width, height: width * aspect, borderRadius: width * CORNER, overflow: 'hidden' }}>{children}</View>
    </WidthContext>
  );
}

export const cornerOf = (width: number): number => width * CORNER;

/** A picture that fills its card, and what is written over it. No transition: on Android it can leave a changed picture blank. */
export function CardPicture({ source, children }: { source: ImageSource | number | string; children?: ReactNode }) {
  return (
    <View style={StyleSheet.absoluteFill}>
      <Image source={source} style={StyleSheet.absoluteFill} contentFit="fill" transition={null} cachePolicy="memory-disk" />
      {children}
    </View>
  );
}
