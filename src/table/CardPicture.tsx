import { Image } from 'expo-image';
import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';

/**
 * A picture that fills its card, from `require`, and what is written over it. It has no transition: on Android that can
 * leave a changed picture blank.
 */
export function CardPicture({ source, children }: { source: number; children?: ReactNode }) {
  return (
    <>
      <Image source={source} style={StyleSheet.absoluteFill} contentFit="fill" transition={null} />
      {children}
    </>
  );
}
