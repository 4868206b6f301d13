import { StyleSheet, View } from 'react-native';
import Svg, { Rect, Text as SvgText } from 'react-native-svg';

import { useTheme } from '../../theme/theme';
import { font } from '../../theme/type';

import { palette } from './palette';

/** Cards are drawn in units of 300 by 420. */
const [WIDTH, HEIGHT] = [300, 420];
const STEPS = [0, 1, 2, 3];

const Back = () => (
  <>
    {STEPS.map((step) => (
      <Rect key={step} x={54 + step * 48} y={280 - step * 44} width={48} height={60 + step * 44} fill={palette.step} />
    ))}
  </>
);

/** Draws a card with its number; null draws the back. */
export function CardFaceView({ face }: { readonly face: string | null; readonly large?: boolean }) {
  return (
    <Svg width="100%" height="100%" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <Rect width={WIDTH} height={HEIGHT} fill={face === null ? palette.back : palette.card} />
      {face === null ? (
        <Back />
      ) : (
        <SvgText x={150} y={262} fontFamily={font.display} fontSize={150} fill={palette.ink} textAnchor="middle">
          {face}
        </SvgText>
      )}
    </Svg>
  );
}

/** Draws a ground of one colour, and nothing if the person asked for high contrast. */
export function Ground() {
  const { isDark, highContrast } = useTheme();
  if (highContrast) return null;
  return (
    <View
      style={[StyleSheet.absoluteFill, { backgroundColor: isDark ? palette.groundDark : palette.groundLight }]}
      aria-hidden
    />
  );
}
