import { useFocusEffect } from '@react-navigation/native';
import { Suspense, useCallback, useRef, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';

import { enterScreen } from '../theme/keepFocus';

import { ErrorBoundary } from './ErrorBoundary';
import { ScreenGround } from './ScreenGround';

/** Wraps every screen: it shows the background while the code loads, and a message when the screen fails. */
export const ScreenFrame = ({ children }: { children: ReactElement }) => (
  <ErrorBoundary>
    <Suspense fallback={<ScreenGround />}>
      <Entered>{children}</Entered>
    </Suspense>
  </ErrorBoundary>
);

/** Who goes by keyboard is taken along to the screen. */
function Entered({ children }: { children: ReactElement }) {
  const screen = useRef<View>(null);
  useFocusEffect(useCallback(() => enterScreen(screen.current), []));
  return (
    <View ref={screen} style={styles.all}>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ all: { flex: 1 } });
