import { Image } from 'expo-image';
import { StyleSheet, View, useWindowDimensions } from 'react-native';

import hills from '../../../assets/home/hills.webp';
import hillsLight from '../../../assets/home/hills-light.webp';
import sky from '../../../assets/home/sky.webp';
import { useTheme } from '../../theme/theme';

const SKY = 800;
const HILLS = 1600 / 600;

/** Stars above, hills below; nothing where everything must stand out. */
export function Scenery() {
  const { isDark, highContrast } = useTheme();
  const { width } = useWindowDimensions();
  if (highContrast) return null;
  const span = Math.max(width, SKY);
  return (
    <View style={[StyleSheet.absoluteFill, styles.whole]} aria-hidden>
      {isDark && <Image source={sky} style={[styles.sky, { width: span, height: SKY }]} contentFit="cover" contentPosition="top left" />}
      <Image source={isDark ? hills : hillsLight} style={[styles.hills, { width: span, height: span / HILLS }]} contentFit="fill" />
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { overflow: 'hidden', pointerEvents: 'none' },
  sky: { position: 'absolute', top: 0, right: 0 },
  hills: { position: 'absolute', bottom: 0, left: 0 },
});
