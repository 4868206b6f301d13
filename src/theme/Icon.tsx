import { StyleSheet } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import type { Colours } from './colours';
import { icons, type IconName } from './icons';
import { useTheme } from './theme';

/** A sign. Paint only: the button around it says what it does. */
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

/** Long words beside it take their room from each other. */
const styles = StyleSheet.create({ icon: { flexShrink: 0 } });
