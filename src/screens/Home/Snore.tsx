import { StyleSheet } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useTheme } from '../../theme/theme';

/** Draws two letters that rise from the sleeping cat. They are a picture, so no translation is needed. */
export function Snore({ size }: { size: number }) {
  const { colours } = useTheme();
  const stroke = { stroke: colours.text, fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
  return (
    <Svg width={size} height={size} viewBox="0 0 48 48" style={styles.snore}>
      <Path d="M26 5h16L26 22h17" strokeWidth={5} {...stroke} />
      <Path d="M7 29h10L7 40h11" strokeWidth={3.6} {...stroke} />
    </Svg>
  );
}

const styles = StyleSheet.create({ snore: { alignSelf: 'flex-end', marginRight: '8%' } });
