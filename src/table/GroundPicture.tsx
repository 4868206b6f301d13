import { Image, type ImageProps } from 'expo-image';
import { StyleSheet } from 'react-native';

import { useTheme } from '../theme/theme';

/** A game's ground behind its table: by dark or by day; none where contrast is to be high. */
export function GroundPicture({
  dark,
  light,
}: {
  readonly dark: ImageProps['source'];
  readonly light: ImageProps['source'];
}) {
  const { isDark, highContrast } = useTheme();
  if (highContrast) return null;
  return (
    <Image
      source={isDark ? dark : light}
      style={StyleSheet.absoluteFill}
      contentFit="cover"
      transition={null}
      aria-hidden
    />
  );
}
