import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { useWindowDimensions } from 'react-native';

import { WIDE } from '../theme/space';
import { useWords } from '../words/useWords';

import HomeScreen from './Home/Home';
import { loadLazily } from './lazyPart';
import type { TabRoutes } from './routes';
import { ScreenFrame } from './ScreenFrame';
import { TabBar } from './TabBar';

const Tab = createBottomTabNavigator<TabRoutes>();

const KeeperScreen = loadLazily(() => import('./Keeper/Keeper'));
const HistoryScreen = loadLazily(() => import('./History/History'));
const SettingsScreen = loadLazily(() => import('./Settings/Settings'));

export function Tabs() {
  const t = useWords();
  const { width, height } = useWindowDimensions();
  const isRail = width >= WIDE || (width > height && height < 480);
  return (
    <Tab.Navigator
      screenLayout={ScreenFrame}
      screenOptions={{ headerShown: false, tabBarPosition: isRail ? 'left' : 'bottom' }}
      tabBar={(props) => <TabBar {...props} isRail={isRail} />}
    >
      <Tab.Screen name="Home" component={HomeScreen} options={{ title: t('tab.Home') }} />
      <Tab.Screen name="Keeper" component={KeeperScreen} options={{ title: t('tab.Keeper') }} />
      <Tab.Screen name="History" component={HistoryScreen} options={{ title: t('tab.History') }} />
      <Tab.Screen name="Settings" component={SettingsScreen} options={{ title: t('tab.Settings') }} />
    </Tab.Navigator>
  );
}
