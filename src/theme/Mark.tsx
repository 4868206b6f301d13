import { StyleSheet } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { marks, type MarkName } from './marks';
import { useTheme } from './theme';

/** A person's shape in its colour. Paint only: who is meant is said by the name beside it. */
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
