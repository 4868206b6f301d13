import { useRoute, type RouteProp } from '@react-navigation/native';
import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { boxedGames } from '../../games';
import { defaultAppearance } from '../../storage/appearance';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { ThemeProvider } from '../../theme/theme';
import { useWords } from '../../words/useWords';
import type { Routes } from '../routes';
import { ScreenGround } from '../ScreenGround';

import { GalleryControls } from './Controls';
import { Faces } from './Faces';
import { GallerySheets } from './Sheets';

const THEMES = (['light', 'dark'] as const).flatMap((theme) =>
  [false, true].map((highContrast) => ({ ...defaultAppearance, theme, highContrast })),
);

/**
 * Draws what the app is made of in all four themes side by side. No button leads here: `gallery` has the controls,
 * `gallery/sheets` the sheets, `gallery/<game>` the cards of a game.
 */
export default function GalleryScreen() {
  const { params } = useRoute<RouteProp<Routes, 'Gallery'>>();
  const part = params?.part ?? 'controls';
  const isGame = boxedGames.some(({ id }) => id === part);
  return (
    <ScrollView tabIndex={0} contentContainerStyle={styles.themes}>
      {THEMES.map((look) => (
        <ThemeProvider key={`${look.theme}:${look.highContrast}`} look={look}>
          <Themed theme={look.theme} highContrast={look.highContrast}>
            {isGame ? <Faces game={part} /> : part === 'sheets' ? <GallerySheets /> : <GalleryControls />}
          </Themed>
        </ThemeProvider>
      ))}
    </ScrollView>
  );
}

function Themed({
  theme,
  highContrast,
  children,
}: {
  theme: 'light' | 'dark';
  highContrast: boolean;
  children: ReactNode;
}) {
  const t = useWords();
  return (
    <View style={styles.theme}>
      <ScreenGround role="none">
        <View style={styles.inside}>
          <Text type="heading" role="heading">
            {[t(`settings.theme.${theme}`), ...(highContrast ? [t('settings.highContrast.name')] : [])].join(' · ')}
          </Text>
          {children}
        </View>
      </ScreenGround>
    </View>
  );
}

const styles = StyleSheet.create({
  themes: { flexDirection: 'row', flexWrap: 'wrap' },
  theme: { flexGrow: 1, flexBasis: 360 },
  inside: { padding: space.l, gap: space.l },
});
