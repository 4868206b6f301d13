import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { useWindowDimensions } from 'react-native';

import { WIDE } from '../theme/space';
import { useWords } from '../words/useWords';

import { guarded } from './guarded';
import Home from './Home/Home';
import { lazyPart } from './lazyPart';
import type { TabRoutes } from './routes';
import { TabBar } from './TabBar';

const Tab = createBottomTabNavigator<TabRoutes>();

const Keeper = lazyPart(() => import('./Keeper/Keeper'));
const History = lazyPart(() => import('./History/History'));
const Settings = lazyPart(() => import('./Settings/Settings'));

export function Tabs() {
  const t = useWords();
  const { width, height } = useWindowDimensions();
  const isRail = width >= WIDE || (width > height && height < 480);
  return (
    <Tab.Navigator
      screenLayout={guarded}
      screenOptions={{ headerShown: false, tabBarPosition: isRail ? 'left' : 'bottom' }}
      tabBar={(props) => <TabBar {...props} isRail={isRail} />}
    >
      <Tab.Screen name="Home" component={Home} options={{ title: t('tab.Home') }} />
      <Tab.Screen name="Keeper" component={Keeper} options={{ title: t('tab.Keeper') }} />
      <Tab.Screen name="History" component={History} options={{ title: t('tab.History') }} />
      <Tab.Screen name="Settings" component={Settings} options={{ title: t('tab.Settings') }} />
    </Tab.Navigator>
  );
}
