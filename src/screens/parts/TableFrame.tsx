import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { GameFace } from '../../table/face';
import { TintProvider } from '../../theme/theme';
import { ScreenGround } from '../ScreenGround';

interface TableFrameProps {
  readonly face: Pick<GameFace, 'Ground' | 'tint'>;
  /** Sheets over the table. */
  readonly over?: ReactNode;
  /** Called with every touch of the table. */
  readonly onTouched?: () => void;
  readonly children: ReactNode;
}

/** The frame of every screen with a table: a game's ground and colours, clear of what the phone covers. */
export function TableFrame({ face: { Ground, tint }, over, onTouched, children }: TableFrameProps) {
  const { top, bottom, left, right } = useSafeAreaInsets();
  const clear = { paddingTop: top, paddingBottom: bottom, paddingLeft: left, paddingRight: right };
  return (
    <ScreenGround>
      <Ground />
      <TintProvider tint={tint}>
        <View
          style={[styles.all, clear]}
          onStartShouldSetResponderCapture={() => {
            onTouched?.();
            return false; // the touch goes on to whatever lies there
          }}
        >
          {children}
        </View>
        {over}
      </TintProvider>
    </ScreenGround>
  );
}

const styles = StyleSheet.create({ all: { flex: 1 } });
