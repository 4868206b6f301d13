import type { ReactNode } from 'react';
import { Platform, StyleSheet, View, type ViewStyle } from 'react-native';

import { useTheme } from '../theme/theme';

/** React Native calls it experimental; on the web it is plain CSS. */
const fade = (top: string, bottom: string): ViewStyle => {
  const image = `linear-gradient(180deg, ${top}, ${bottom})`;
  return Platform.OS === 'web' ? ({ backgroundImage: image } as ViewStyle) : { experimental_backgroundImage: image };
};

/** What every screen lies on: dusk, or a bright morning. A dialog that covers the screen is no second main part of the page. */
export function Ground({ role = 'main', children }: { role?: 'main' | 'none'; children?: ReactNode }) {
  const { colours } = useTheme();
  return (
    <View
      role={role}
      style={[styles.ground, { backgroundColor: colours.ground }, fade(colours.groundTop, colours.groundBottom)]}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ ground: { flex: 1 } });
