import { Image } from 'expo-image';
import { Pressable, StyleSheet, View } from 'react-native';

import catBlack from '../../../assets/home/cat-black.webp';
import catPink from '../../../assets/home/cat-pink.webp';
import { shadow } from '../../theme/shadow';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

const CAT = { width: 112, height: 98 };
const SMALL_CAT = { width: 84, height: 73.5 };
/** Where the cat's chin is: the part below it hangs over the button's edge. */
const CHIN = 0.74;

/** The large way in. Two cats look over it. */
export function PlayButton({ play, isSmall }: { play: () => void; isSmall: boolean }) {
  const t = useWords();
  const { colours } = useTheme();
  const cat = isSmall ? SMALL_CAT : CAT;
  return (
    <View style={{ paddingTop: cat.height * CHIN }}>
      <Pressable
        role="button"
        onPress={play}
        style={({ pressed }) => [styles.button, { backgroundColor: colours.call }, shadow(4, colours.shadow), isSmall && styles.small, pressed && styles.pressed]}
      >
        <Text type="label" colour="onCall">
          {t('home.newMatch')}
        </Text>
        <Text type={isSmall ? 'title' : 'name'} colour="onCall">
          {t('home.play')}
        </Text>
      </Pressable>
      <View style={styles.cats} aria-hidden>
        <Image source={catPink} style={cat} />
        <Image source={catBlack} style={cat} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  button: { borderRadius: radius.xl, paddingVertical: space.l, paddingHorizontal: space.xl, gap: 2 },
  small: { paddingVertical: space.m, gap: 0 },
  cats: { position: 'absolute', top: 0, right: space.l, flexDirection: 'row', gap: space.s, pointerEvents: 'none' },
  pressed: { transform: [{ scale: 0.98 }] },
});
