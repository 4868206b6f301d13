import { StyleSheet } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import type { MarkName } from '../storage/marks';

import { marks } from './marks';
import { useTheme } from './theme';

/** Draws a person's shape in its colour. It is hidden from screen readers; the name beside it says who is meant. */
export function Mark({ mark, size = 20, on }: { mark: MarkName; size?: number; on?: 'ground' | 'paper' }) {
  const { isDark } = useTheme();
  const { path, onDark, onLight } = marks[mark];
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" style={styles.mark} aria-hidden>
      <Path d={path} fill={isDark && on !== 'paper' ? onDark : onLight} />
    </Svg>
  );
}

const styles = StyleSheet.create({ mark: { flexShrink: 0 } });
