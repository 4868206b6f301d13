import type { BottomTabBarProps } from '@react-navigation/bottom-tabs';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Icon } from '../theme/Icon';
import type { IconName } from '../theme/icons';
import { radius, space } from '../theme/space';
import { Text } from '../theme/Text';
import { useTheme } from '../theme/theme';
import { useWords } from '../words/useWords';

import type { TabRoutes } from './routes';

const icons = { Home: 'cards', Keeper: 'pen', History: 'chart', Settings: 'sliders' } as const satisfies Record<
  keyof TabRoutes,
  IconName
>;

/**
 * From this text size on, a phone is too narrow for four names side by side. Only the current tab then shows its name.
 */
const LARGE = 1.4;
/** The width of an icon with the ground under it. */
const ICON = 62;

/** The tabs of the app: at the bottom of a phone, or as a rail at the side when the screen is wide or low. */
export function TabBar({ state, navigation, isRail }: BottomTabBarProps & { isRail: boolean }) {
  const t = useWords();
  const { colours, textScale } = useTheme();
  const isTight = !isRail && textScale > LARGE;
  const insets = useSafeAreaInsets();
  const beside = useWindowDimensions().width - (state.routes.length - 1) * ICON;
  const room = isRail
    ? { paddingTop: insets.top + space.xl, paddingLeft: insets.left }
    : { paddingBottom: insets.bottom };
  return (
    <View role="navigation" style={[room, { backgroundColor: colours.bar }]}>
      <View role="tablist" style={isRail ? styles.rail : styles.bar}>
        {state.routes.map((route, index) => {
          const isHere = index === state.index;
          const name = route.name as keyof TabRoutes;
          return (
            <Pressable
              key={route.key}
              role="tab"
              aria-selected={isHere}
              aria-label={t(`tab.${name}`)}
              onPress={() => navigation.navigate(route.name)}
              style={({ pressed }) => [styles.tab, !isRail && styles.barTab, pressed && styles.pressed]}
            >
              <View style={[styles.sign, isHere && { backgroundColor: colours.chip }]}>
                <Icon icon={icons[name]} colour={isHere ? 'active' : 'idle'} size={26} />
              </View>
              {(isHere || !isTight) && (
                <Text
                  type="small"
                  colour={isHere ? 'active' : 'idle'}
                  room={isTight ? beside : undefined}
                  style={styles.name}
                >
                  {t(`tab.${name}`)}
                </Text>
              )}
            </Pressable>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row' },
  rail: { minWidth: 104, gap: space.l },
  tab: { alignItems: 'center', paddingVertical: space.s, gap: 2 },
  barTab: { flexGrow: 1 },
  sign: { width: ICON, height: 32, borderRadius: radius.round, alignItems: 'center', justifyContent: 'center' },
  name: { textAlign: 'center' },
  pressed: { opacity: 0.7 },
});
