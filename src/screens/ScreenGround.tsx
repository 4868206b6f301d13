import type { ReactNode } from 'react';
import { Platform, StyleSheet, View, type ViewStyle } from 'react-native';

import { useTheme } from '../theme/theme';

/** React Native calls gradients experimental; on the web this is plain CSS. */
const styleOfFade = (top: string, bottom: string): ViewStyle => {
  const image = `linear-gradient(180deg, ${top}, ${bottom})`;
  return Platform.OS === 'web' ? ({ backgroundImage: image } as ViewStyle) : { experimental_backgroundImage: image };
};

/**
 * The background of every screen: dusk, or a bright morning. A dialog over the whole screen passes `none`, because a
 * page may have only one `main` landmark.
 */
export function ScreenGround({ role = 'main', children }: { role?: 'main' | 'none'; children?: ReactNode }) {
  const { colours } = useTheme();
  return (
    <View
      role={role}
      style={[styles.ground, { backgroundColor: colours.ground }, styleOfFade(colours.groundTop, colours.groundBottom)]}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ ground: { flex: 1 } });
