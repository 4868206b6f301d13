import { Image } from 'expo-image';
import { Pressable, StyleSheet, View } from 'react-native';

import catBlack from '../../../assets/home/cat-black.webp';
import catPink from '../../../assets/home/cat-pink.webp';
import { makeShadow } from '../../theme/shadow';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

const CAT = { width: 112, height: 98 };
const SMALL_CAT = { width: 84, height: 73.5 };
/** The share of the cat's height above its chin; the paws below it hang over the button's edge. */
const CHIN = 0.74;
/** Keeps the name on one line. */
const NO_BREAK = '\u00a0';
/** The smallest width of a button that has room for the large cat. */
const FOR_LARGE_CAT = 240;

interface WaysInProps {
  readonly play: () => void;
  readonly keepScore: () => void;
  readonly width: number;
  /** Whether the two buttons stand one below the other. */
  readonly isColumn: boolean;
  readonly isSmall: boolean;
  readonly hasCats: boolean;
}

/** The two large buttons of Home, with a cat looking over each. */
export function WaysIn({ play, keepScore, width, isColumn, isSmall, hasCats }: WaysInProps) {
  const t = useWords();
  const each = isColumn ? width : (width - space.m) / 2;
  const look = { width: each, isSmall, hasCat: hasCats };
  return (
    <View style={[styles.ways, isColumn && styles.column]}>
      <WayIn
        {...look}
        about={t('home.newMatch')}
        name={t('home.play')}
        ground="call"
        ink="onCall"
        cat={catPink}
        open={play}
      />
      <WayIn
        {...look}
        about={t('home.newSheet')}
        name={t('home.keepScore')}
        ground="second"
        ink="onSecond"
        cat={catBlack}
        open={keepScore}
      />
    </View>
  );
}

interface WayInProps {
  readonly about: string;
  readonly name: string;
  readonly ground: 'call' | 'second';
  readonly ink: 'onCall' | 'onSecond';
  readonly cat: number;
  readonly width: number;
  readonly isSmall: boolean;
  readonly hasCat: boolean;
  readonly open: () => void;
}

function WayIn({ about, name, ground, ink, cat, width, isSmall, hasCat, open }: WayInProps) {
  const { colours } = useTheme();
  const size = isSmall || width < FOR_LARGE_CAT ? SMALL_CAT : CAT;
  return (
    <View style={{ width, paddingTop: hasCat ? size.height * CHIN : 0 }}>
      <Pressable
        role="button"
        onPress={open}
        style={({ pressed }) => [
          styles.button,
          { backgroundColor: colours[ground] },
          makeShadow(4, colours.shadow),
          isSmall && styles.small,
          pressed && styles.pressed,
        ]}
      >
        <Text type="label" colour={ink}>
          {about}
        </Text>
        <Text type={isSmall ? 'title' : 'name'} colour={ink} room={width - 2 * space.l}>
          {name.replaceAll(' ', NO_BREAK)}
        </Text>
      </Pressable>
      {hasCat && <Image source={cat} style={[styles.cat, size]} aria-hidden />}
    </View>
  );
}

const styles = StyleSheet.create({
  ways: { flexDirection: 'row', alignItems: 'stretch', gap: space.m },
  column: { flexDirection: 'column' },
  button: {
    flexGrow: 1,
    justifyContent: 'center',
    borderRadius: radius.xl,
    paddingVertical: space.l,
    paddingHorizontal: space.l,
    gap: 2,
  },
  small: { paddingVertical: space.m, gap: 0 },
  cat: { position: 'absolute', top: 0, right: space.m, pointerEvents: 'none' },
  pressed: { transform: [{ scale: 0.98 }] },
});
