import { Image } from 'expo-image';
import { Pressable, StyleSheet, View } from 'react-native';

import { makeShadow } from '../../theme/shadow';
import { radius } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { font } from '../../theme/type';
import { useWords } from '../../words/useWords';
import type { ShelfGame } from '../useGames';

import { fitText } from './fit';

export const BOX_ASPECT = 748 / 660;
/** The share of the height that the band at the foot of every box takes; the name stands in it. */
const BAND = 0.235;

interface BoxCoverProps {
  readonly game: ShelfGame;
  readonly width: number;
  /** What a tap does, for screen readers; by default it sets up a match. */
  readonly label?: string;
  readonly open: () => void;
}

export function BoxCover({ game, width, label, open }: BoxCoverProps) {
  const t = useWords();
  const { colours } = useTheme();
  const height = width * BOX_ASPECT;
  const { size, lines } = fitText(game.name);
  const fontSize = width * size;
  return (
    <View role="listitem">
      <Pressable
        role="button"
        aria-label={label ?? t('home.box', { game: game.name })}
        onPress={open}
        style={({ pressed }) => [
          styles.box,
          { width, height },
          makeShadow(3, colours.shadow),
          pressed && styles.pressed,
        ]}
      >
        <Image source={game.picture} aria-hidden style={[StyleSheet.absoluteFill, styles.picture]} />
        <View style={[styles.band, { height: height * BAND }]}>
          <Text
            allowFontScaling={false}
            style={[styles.name, { color: game.ink, fontSize, lineHeight: fontSize * 1.1 }]}
          >
            {lines.join('\n')}
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
  name: { textAlign: 'center', fontFamily: font.display },
  pressed: { transform: [{ scale: 0.97 }] },
});
