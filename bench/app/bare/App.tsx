import { FlashList } from '@shopify/flash-list';
import * as Haptics from 'expo-haptics';
import { Image } from 'expo-image';
import { useKeepAwake } from 'expo-keep-awake';
import { getLocales } from 'expo-localization';
import * as Sharing from 'expo-sharing';
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import { useState } from 'react';
import { Pressable, Text, View } from 'react-native';
import { Gesture, GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler';
import { createMMKV } from 'react-native-mmkv';
import Animated, { useAnimatedStyle, useSharedValue } from 'react-native-reanimated';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { Screen, ScreenContainer } from 'react-native-screens';
import Svg, { Circle } from 'react-native-svg';

const store = createMMKV({ id: 'bare' });

/**
 * One screen that answers a touch, with every native library of Catnap: the fastest start that an app with these
 * libraries can have.
 */
export function App() {
  const [count, setCount] = useState(0);
  const shown = useSharedValue(1);
  const style = useAnimatedStyle(() => ({ opacity: shown.value }));
  useKeepAwake();
  const press = () => {
    setCount(count + 1);
    store.set('count', count);
    void Haptics.selectionAsync().catch(() => {});
  };
  return (
    <GestureHandlerRootView>
      <SafeAreaProvider>
        <StatusBar style="auto" />
        <ScreenContainer style={{ flex: 1 }}>
          <Screen activityState={2} style={{ flex: 1 }}>
            <GestureDetector gesture={Gesture.Tap()}>
              <Animated.View style={style}>
                <Svg width={20} height={20}>
                  <Circle cx={10} cy={10} r={10} />
                </Svg>
                <Image style={{ width: 1, height: 1 }} />
              </Animated.View>
            </GestureDetector>
            <Pressable role="button" onPress={press} onLongPress={() => void Sharing.isAvailableAsync()}>
              <Text>
                {getLocales()[0]?.languageCode} {count}
              </Text>
            </Pressable>
            <View style={{ height: 20 }}>
              <FlashList data={[1]} renderItem={() => <Text onLayout={() => SplashScreen.hide()}>1</Text>} />
            </View>
          </Screen>
        </ScreenContainer>
      </SafeAreaProvider>
    </GestureHandlerRootView>
  );
}
