import { Image } from 'expo-image';
import { StyleSheet } from 'react-native';

import type { CardPictureProps } from './cardPictureProps';

/**
 * A picture that fills its card or token, from `require`, and what is written over it. It has no transition: on Android
 * that can leave a changed picture blank.
 */
export function CardPicture({ source, fit = 'fill', tint, children }: CardPictureProps) {
  return (
    <>
      <Image source={source} style={StyleSheet.absoluteFill} contentFit={fit} tintColor={tint} transition={null} />
      {children}
    </>
  );
}
