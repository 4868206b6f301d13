import { StyleSheet } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import type { Colours } from './colours';
import { icons, type IconName } from './icons';
import { useTheme } from './theme';

/** Draws an icon. It is hidden from screen readers; the button around it has the label. */
export function Icon({ icon, size = 24, colour = 'text' }: { icon: IconName; size?: number; colour?: keyof Colours }) {
  const { colours } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden style={styles.icon}>
      <Path
        d={icons[icon]}
        stroke={colours[colour]}
        strokeWidth={2.4}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </Svg>
  );
}

/** Otherwise long words beside it would squeeze the icon. */
const styles = StyleSheet.create({ icon: { flexShrink: 0 } });
