import { StyleSheet, View } from 'react-native';
import Svg, { Rect, Text as SvgText } from 'react-native-svg';

import { useTheme } from '../../theme/theme';
import { font } from '../../theme/type';

import { palette } from './palette';

/** A card is drawn in a field of 300 by 420. */
const [WIDTH, HEIGHT] = [300, 420];
const STEPS = [0, 1, 2, 3];

const Back = () => (
  <>
    {STEPS.map((step) => (
      <Rect key={step} x={54 + step * 48} y={280 - step * 44} width={48} height={60 + step * 44} fill={palette.step} />
    ))}
  </>
);

/** A number, or null for the back. */
export function Face({ face }: { readonly face: string | null; readonly large?: boolean }) {
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

/** One colour; none where contrast is to be high. */
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
