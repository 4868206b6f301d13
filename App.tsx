import { StatusBar } from 'expo-status-bar';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { followControlKeys } from './src/screens/controlKeys';
import { DeviceProvider, useDevice, useDocument, type Device } from './src/screens/device';
import { Navigation } from './src/screens/Navigation';
import { openDevice } from './src/screens/openDevice';
import { followOtherWindows } from './src/screens/otherWindows';
import { hideSplash, paintPage } from './src/screens/page';
import { followUpdates } from './src/screens/update';
import { deviceStores } from './src/storage/deviceStores';
import type { Stores } from './src/storage/store';
import { ThemeProvider, useTheme } from './src/theme/theme';
import { useFonts } from './src/theme/useFonts';
import { findPhoneLanguage, setLanguage, type Language } from './src/words/words';

export function App({ stores = deviceStores }: { stores?: Stores }) {
  const [opened, setOpened] = useState(() => openDevice(stores));
  const device = useMemo<Device>(() => ({ ...opened, reopen: () => setOpened(openDevice(stores)) }), [opened, stores]);
  useEffect(() => followOtherWindows(stores), [stores]);
  useEffect(followUpdates, []);
  useEffect(followControlKeys, []);
  if (!useFonts()) return null;
  return (
    <SafeAreaProvider>
      <DeviceProvider value={device}>
        <Look>
          <Navigation />
        </Look>
      </DeviceProvider>
    </SafeAreaProvider>
  );
}

/** Follows the settings; what stands in it is drawn again only where it asks for what has changed. */
function Look({ children }: { children: ReactNode }) {
  const settings = useDocument(useDevice().settings);
  const language = settings.language === 'system' ? findPhoneLanguage() : settings.language;
  useEffect(() => setLanguage(language), [language]);
  return (
    <ThemeProvider look={settings}>
      <Page language={language} />
      {children}
    </ThemeProvider>
  );
}

/** Paints what lies around the app, and lets it be seen. */
function Page({ language }: { language: Language }) {
  const { isDark, colours } = useTheme();
  useEffect(() => paintPage({ language, ground: colours.ground, focus: colours.glow }), [language, colours]);
  useEffect(hideSplash, []);
  return <StatusBar style={isDark ? 'light' : 'dark'} />;
}
