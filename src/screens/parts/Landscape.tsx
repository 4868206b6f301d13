import { Image } from 'expo-image';
import { StyleSheet, View, useWindowDimensions } from 'react-native';

import hillsLight from '../../../assets/home/hills-light.webp';
import hills from '../../../assets/home/hills.webp';
import sky from '../../../assets/home/sky.webp';
import { useTheme } from '../../theme/theme';

/** Half of the picture's pixels, so that stars are sharp on dense screens; it is repeated to fill the sky. */
const SKY = 400;
const HILLS = 1600 / 600;
const NARROWEST_HILLS = 800;

/** Paints stars above and hills below. High contrast gets none of it. */
export function Landscape() {
  const { isDark, highContrast } = useTheme();
  const { width, height } = useWindowDimensions();
  if (highContrast) return null;
  const span = Math.max(width, NARROWEST_HILLS);
  const tiles = isDark ? Math.ceil(width / SKY) * Math.ceil((height * 0.6) / SKY) : 0;
  return (
    <View style={[StyleSheet.absoluteFill, styles.whole]} aria-hidden>
      <View style={[styles.sky, { width: Math.ceil(width / SKY) * SKY }]}>
        {Array.from({ length: tiles }, (_, index) => (
          <Image key={index} source={sky} style={styles.tile} />
        ))}
      </View>
      <Image
        source={isDark ? hills : hillsLight}
        style={[styles.hills, { width: span, height: span / HILLS }]}
        contentFit="fill"
      />
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { overflow: 'hidden', pointerEvents: 'none' },
  sky: { position: 'absolute', top: 0, right: 0, flexDirection: 'row', flexWrap: 'wrap' },
  tile: { width: SKY, height: SKY },
  hills: { position: 'absolute', bottom: 0, left: 0 },
});
