import { DarkTheme, DefaultTheme, NavigationContainer, type Theme as NavigationTheme } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { useMemo } from 'react';

import { useTheme } from '../theme/theme';
import { useWords } from '../words/useWords';

import { guarded } from './guarded';
import { lazyPart } from './lazyPart';
import { linking, type Routes } from './routes';
import { Tabs } from './Tabs';

const Stack = createNativeStackNavigator<Routes>();

const NewMatch = lazyPart(() => import('./NewMatch/NewMatch'));
const Result = lazyPart(() => import('./Result/Result'));
const ShareCode = lazyPart(() => import('./ShareCode/ShareCode'));
const Code = lazyPart(() => import('./Code/Code'));
const Rules = lazyPart(() => import('./Rules/Rules'));
const NewSheet = lazyPart(() => import('./Keeper/NewSheet'));
const Score = lazyPart(() => import('./Keeper/Score'));
const Backup = lazyPart(() => import('./Backup/Backup'));
const About = lazyPart(() => import('./About/About'));
const Notices = lazyPart(() => import('./Notices/Notices'));

const atTable = () => import('./atTable');
const Play = lazyPart(async () => ({ default: (await atTable()).Play }));
const Lesson = lazyPart(async () => ({ default: (await atTable()).Lesson }));
const Replay = lazyPart(async () => ({ default: (await atTable()).Replay }));
const ReplayCode = lazyPart(async () => ({ default: (await atTable()).ReplayCode }));

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
        screenLayout={guarded}
        screenOptions={{ headerShown: false, animation: isStill ? 'fade' : 'default' }}
      >
        <Stack.Screen name="Tabs" component={Tabs} options={{ title: '' }} />
        <Stack.Screen name="NewMatch" component={NewMatch} />
        <Stack.Screen name="Play" component={Play} options={{ gestureEnabled: false }} />
        <Stack.Screen name="Result" component={Result} />
        <Stack.Screen name="Replay" component={Replay} />
        <Stack.Screen name="ShareCode" component={ShareCode} />
        <Stack.Screen name="Code" component={Code} />
        <Stack.Screen name="ReplayCode" component={ReplayCode} />
        <Stack.Screen name="Lesson" component={Lesson} />
        <Stack.Screen name="Rules" component={Rules} />
        <Stack.Screen name="NewSheet" component={NewSheet} />
        <Stack.Screen name="Score" component={Score} />
        <Stack.Screen name="Backup" component={Backup} />
        <Stack.Screen name="About" component={About} />
        <Stack.Screen name="Notices" component={Notices} />
      </Stack.Navigator>
    </NavigationContainer>
  );
}
