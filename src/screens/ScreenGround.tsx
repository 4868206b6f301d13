import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { makeFade } from '../theme/fade';
import { useTheme } from '../theme/theme';

/**
 * The background of every screen: dusk, or a bright morning. A dialog over the whole screen passes `none`, because a
 * page may have only one `main` landmark.
 */
export function ScreenGround({ role = 'main', children }: { role?: 'main' | 'none'; children?: ReactNode }) {
  const { colours } = useTheme();
  return (
    <View
      role={role}
      style={[styles.ground, { backgroundColor: colours.ground }, makeFade(colours.groundTop, colours.groundBottom)]}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ ground: { flex: 1 } });
