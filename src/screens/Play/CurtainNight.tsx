import { Image } from 'expo-image';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import hillsLight from '../../../assets/home/hills-light.webp';
import hills from '../../../assets/home/hills.webp';
import moon from '../../../assets/home/moon.webp';
import { useTheme } from '../../theme/theme';

const MOON = 72;
const SKY = { width: 200, height: 110 };
const HILLS = 1600 / 600;
const NARROWEST = 800;
const STAR = 'M0-1C.12-.3.3-.12 1 0 .3.12.12.3 0 1-.12.3-.3.12-1 0-.3-.12-.12-.3 0-1z';
/** The stars are placed by hand, beside the moon, so that none lies behind words. */
const STARS = [
  [20, 26, 5],
  [62, 58, 8],
  [96, 18, 5],
  [110, 92, 4],
  [38, 96, 4],
] as const;

/** Paints the curtain's night: a moon, few stars, hills. High contrast gets none of it. */
export function CurtainNight() {
  const { isDark, highContrast, colours } = useTheme();
  const { width } = useWindowDimensions();
  if (highContrast) return null;
  const span = Math.max(width, NARROWEST);
  return (
    <View style={[StyleSheet.absoluteFill, styles.whole]} aria-hidden>
      <Image
        source={isDark ? hills : hillsLight}
        style={[styles.hills, { width: span, height: span / HILLS }]}
        contentFit="fill"
      />
      <Svg {...SKY} viewBox={`0 0 ${SKY.width} ${SKY.height}`} style={styles.sky}>
        {STARS.map(([x, y, size]) => (
          <Path key={x} d={STAR} fill={colours.call} transform={`translate(${x} ${y}) scale(${size})`} />
        ))}
      </Svg>
      <Image source={moon} style={styles.moon} tintColor={isDark ? undefined : colours.call} />
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { overflow: 'hidden', pointerEvents: 'none' },
  hills: { position: 'absolute', bottom: 0, left: 0 },
  sky: { position: 'absolute', top: 12, right: 8 },
  moon: { position: 'absolute', top: 20, right: 20, width: MOON, height: MOON },
});
