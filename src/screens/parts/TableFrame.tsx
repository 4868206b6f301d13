import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Dawn } from '../../table/Dawn';
import type { GameFace } from '../../table/face';
import { growthOn } from '../../theme/growth';
import { GrowthProvider, TintProvider, useTheme } from '../../theme/theme';
import { ScreenGround } from '../ScreenGround';

interface TableFrameProps {
  readonly face: Pick<GameFace, 'Ground' | 'tint' | 'isDawn' | 'isSlim'>;
  /** Whether the night over the table ends, in a game that has one. */
  readonly isDawn?: boolean;
  /** Sheets over the table. */
  readonly over?: ReactNode;
  /** Called with every touch of the table. */
  readonly onTouched?: () => void;
  readonly children: ReactNode;
}

/** The frame of every screen with a table: a game's ground and colours, clear of what the phone covers. */
export function TableFrame({
  face: { Ground, tint, isDawn: hasDawn, isSlim },
  isDawn = false,
  over,
  onTouched,
  children,
}: TableFrameProps) {
  const { top, bottom, left, right } = useSafeAreaInsets();
  const screen = useWindowDimensions();
  const { textScale } = useTheme();
  const growth = isSlim ? 1 : growthOn(screen, textScale); // where a table needs all the height its words stay small
  const clear = { paddingTop: top, paddingBottom: bottom, paddingLeft: left, paddingRight: right };
  return (
    <ScreenGround>
      <Ground />
      {hasDawn && <Dawn isBreaking={isDawn} />}
      <TintProvider tint={tint}>
        <View
          style={[styles.all, clear]}
          onStartShouldSetResponderCapture={() => {
            onTouched?.();
            return false; // the touch goes on to whatever lies there
          }}
        >
          <GrowthProvider by={growth}>{children}</GrowthProvider>
        </View>
        {over}
      </TintProvider>
    </ScreenGround>
  );
}

const styles = StyleSheet.create({ all: { flex: 1 } });
