import { Image } from 'expo-image';
import { Pressable, StyleSheet, View } from 'react-native';

import { shadow } from '../../theme/shadow';
import { radius } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';
import type { ShownGame } from '../games';

export const BOX_ASPECT = 748 / 660;
/** The band at the foot of every box, where its name stands. */
const BAND = 0.235;

export function Box({ game, width, open }: { game: ShownGame; width: number; open: () => void }) {
  const t = useWords();
  const { colours } = useTheme();
  const height = width * BOX_ASPECT;
  const fontSize = (width * 0.9) / Math.max(5, game.name.length * 0.72);
  return (
    <View role="listitem">
      <Pressable
        role="button"
        aria-label={t('home.box', { game: game.name })}
        onPress={open}
        style={({ pressed }) => [styles.box, { width, height }, shadow(3, colours.shadow), pressed && styles.pressed]}
      >
        <Image source={game.picture} aria-hidden style={[StyleSheet.absoluteFill, styles.picture]} />
        <View style={[styles.band, { height: height * BAND }]}>
          <Text allowFontScaling={false} numberOfLines={2} style={[styles.name, { color: game.ink, fontSize, lineHeight: fontSize * 1.1 }]}>
            {game.name}
          </Text>
        </View>
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { justifyContent: 'flex-end', borderRadius: radius.s },
  picture: { borderRadius: radius.s },
  band: { justifyContent: 'center', paddingHorizontal: 4 },
  name: { textAlign: 'center', fontFamily: 'Fraunces-Black' },
  pressed: { transform: [{ scale: 0.97 }] },
});
