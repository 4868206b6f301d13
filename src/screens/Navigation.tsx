import { DarkTheme, DefaultTheme, NavigationContainer, type Theme as NavigationTheme } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { useMemo } from 'react';

import { useTheme } from '../theme/theme';
import { useWords } from '../words/useWords';

import { loadLazily } from './lazyPart';
import { linking, type Routes } from './routes';
import { ScreenFrame } from './ScreenFrame';
import { Tabs } from './Tabs';

const Stack = createNativeStackNavigator<Routes>();

const NewMatchScreen = loadLazily(() => import('./NewMatch/NewMatch'));
const ResultScreen = loadLazily(() => import('./Result/Result'));
const ShareCodeScreen = loadLazily(() => import('./ShareCode/ShareCode'));
const CodeScreen = loadLazily(() => import('./Code/Code'));
const RulesScreen = loadLazily(() => import('./Rules/Rules'));
const NewSheetScreen = loadLazily(() => import('./Keeper/NewSheet'));
const ScoreScreen = loadLazily(() => import('./Keeper/Score'));
const OwnCardsScreen = loadLazily(() => import('./Keeper/Cards/OwnCards'));
const BackupScreen = loadLazily(() => import('./Backup/Backup'));
const AboutScreen = loadLazily(() => import('./About/About'));
const NoticesScreen = loadLazily(() => import('./Notices/Notices'));
const NowhereScreen = loadLazily(() => import('./Nowhere/Nowhere'));
const GalleryScreen = loadLazily(() => import('./Gallery/Gallery'));

const loadTableScreens = () => import('./tableScreens');
const PlayScreen = loadLazily(async () => ({ default: (await loadTableScreens()).PlayScreen }));
const LessonScreen = loadLazily(async () => ({ default: (await loadTableScreens()).LessonScreen }));
const ReplayScreen = loadLazily(async () => ({ default: (await loadTableScreens()).ReplayScreen }));
const MomentScreen = loadLazily(async () => ({ default: (await loadTableScreens()).MomentScreen }));
const ReplayCodeScreen = loadLazily(async () => ({ default: (await loadTableScreens()).ReplayCodeScreen }));

export function Navigation() {
  const t = useWords();
  const { isDark, isStill, colours } = useTheme();
  const theme = useMemo<NavigationTheme>(() => {
    const given = isDark ? DarkTheme : DefaultTheme;
    return {
      ...given,
      colors: {
        ...given.colors,
        background: colours.ground,
        card: colours.bar,
        text: colours.text,
        primary: colours.active,
      },
    };
  }, [isDark, colours]);
  const name = t('name');
  return (
    <NavigationContainer
      linking={linking}
      theme={theme}
      documentTitle={{ formatter: (options) => (options?.title ? `${options.title} · ${name}` : name) }}
    >
      <Stack.Navigator
        screenLayout={ScreenFrame}
        screenOptions={{ headerShown: false, animation: isStill ? 'fade' : 'default' }}
      >
        <Stack.Screen name="Tabs" component={Tabs} options={{ title: '' }} />
        <Stack.Screen name="NewMatch" component={NewMatchScreen} />
        <Stack.Screen name="Play" component={PlayScreen} options={{ gestureEnabled: false }} />
        <Stack.Screen name="Result" component={ResultScreen} />
        <Stack.Screen name="Replay" component={ReplayScreen} />
        <Stack.Screen name="Moment" component={MomentScreen} />
        <Stack.Screen name="ShareCode" component={ShareCodeScreen} />
        <Stack.Screen name="Code" component={CodeScreen} />
        <Stack.Screen name="ReplayCode" component={ReplayCodeScreen} />
        <Stack.Screen name="Lesson" component={LessonScreen} />
        <Stack.Screen name="Rules" component={RulesScreen} />
        <Stack.Screen name="NewSheet" component={NewSheetScreen} />
        <Stack.Screen name="Score" component={ScoreScreen} />
        <Stack.Screen name="OwnCards" component={OwnCardsScreen} />
        <Stack.Screen name="Backup" component={BackupScreen} />
        <Stack.Screen name="About" component={AboutScreen} />
        <Stack.Screen name="Notices" component={NoticesScreen} />
        <Stack.Screen name="Gallery" component={GalleryScreen} />
        <Stack.Screen name="Nowhere" component={NowhereScreen} />
      </Stack.Navigator>
    </NavigationContainer>
  );
}
