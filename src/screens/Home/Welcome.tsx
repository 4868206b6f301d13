import { Image } from 'expo-image';
import { useState } from 'react';
import { KeyboardAvoidingView, Platform, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import catBlack from '../../../assets/home/cat-black.webp';
import catPink from '../../../assets/home/cat-pink.webp';
import moon from '../../../assets/home/moon.webp';
import { addPerson } from '../../storage/people';
import { Button } from '../../theme/Button';
import { Icon } from '../../theme/Icon';
import type { IconName } from '../../theme/icons';
import { Mark } from '../../theme/Mark';
import { makeShadow } from '../../theme/shadow';
import { TARGET, radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';
import { useDevice } from '../device';
import { BOX_ASPECT } from '../parts/BoxCover';
import { KeptNote } from '../parts/KeptNote';
import { Landscape } from '../parts/Landscape';
import { NameField } from '../parts/NameField';
import { ScreenGround } from '../ScreenGround';
import { useGames } from '../useGames';

import { UpdateNote } from './UpdateNote';

/** From this text size on the name has the room of the moon beside it. */
const LARGE = 1.5;

/** What the app is for, in three lines. */
const uses = [
  { icon: 'cards', line: 'welcome.play' },
  { icon: 'person', line: 'welcome.learn' },
  { icon: 'pen', line: 'welcome.count' },
] as const satisfies readonly { icon: IconName; line: string }[];

/** The first start: what the app is for, and nothing is asked but a name, which may be left out. */
export function Welcome() {
  const t = useWords();
  const insets = useSafeAreaInsets();
  const { isDark, colours, textScale } = useTheme();
  const { width } = useWindowDimensions();
  const { people, settings } = useDevice();
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const close = () => settings.change({ welcomed: true });
  const begin = () => {
    if (!trimmed) return;
    addPerson(people, trimmed);
    close();
  };
  return (
    <ScreenGround>
      <Landscape />
      <KeyboardAvoidingView behavior={Platform.OS === 'ios' ? 'padding' : undefined} style={styles.whole}>
        <ScrollView
          testID="welcome"
          keyboardShouldPersistTaps="handled"
          contentContainerStyle={[styles.body, { paddingTop: insets.top + space.l }]}
        >
          <View style={styles.name}>
            <Text type="name" role="heading" aria-level={1} room={width - 2 * space.l}>
              {t('name')}
            </Text>
            {textScale < LARGE && (
              <Image source={moon} style={styles.moon} tintColor={isDark ? undefined : colours.call} aria-hidden />
            )}
          </View>
          <UpdateNote />
          <KeptNote />
          <Text style={styles.about}>{t('welcome.about')}</Text>
          <Covers />
          <View role="list" style={styles.uses}>
            {uses.map(({ icon, line }) => (
              <View key={line} role="listitem" style={styles.use}>
                <View style={[styles.sign, { backgroundColor: colours.chip }]} aria-hidden>
                  <Icon icon={icon} colour="text" size={22} />
                </View>
                <Text style={styles.line}>{t(line)}</Text>
              </View>
            ))}
          </View>
          <View style={styles.ask}>
            <Text type="strong">{t('welcome.name')}</Text>
            <View style={styles.field}>
              <Mark mark="circle" size={26} />
              <NameField name={name} setName={setName} onDone={begin} style={styles.text} />
            </View>
            <Text type="small" colour="quiet">
              {t('welcome.stays')}
            </Text>
          </View>
          <View>
            <View style={styles.cats} aria-hidden>
              <Image source={catPink} style={styles.cat} />
              <Image source={catBlack} style={styles.cat} />
            </View>
            <Button label={t('welcome.begin')} onPress={begin} disabled={!trimmed} />
          </View>
          <Button label={t('welcome.look')} look="quiet" onPress={close} />
        </ScrollView>
      </KeyboardAvoidingView>
    </ScreenGround>
  );
}

/** The games' boxes on one board; they are opened from Home. */
function Covers() {
  const { colours } = useTheme();
  return (
    <View aria-hidden>
      <View style={styles.covers}>
        {useGames().map(({ id, picture }) => (
          <View key={id} style={[styles.cover, makeShadow(2, colours.shadow)]}>
            <Image source={picture} style={styles.picture} />
          </View>
        ))}
      </View>
      <View style={[styles.board, { backgroundColor: colours.shelf }, makeShadow(2, colours.shadow)]} />
    </View>
  );
}

const WIDEST = 440;
const MOON = 84;
const CAT = { width: 84, height: 73.5 };
/** The share of a cat's height below its chin: the paws hang over the button's edge. */
const PAWS = 0.26;

const styles = StyleSheet.create({
  whole: { flex: 1 },
  body: {
    flexGrow: 1,
    width: '100%',
    maxWidth: WIDEST,
    alignSelf: 'center',
    justifyContent: 'space-evenly',
    paddingHorizontal: space.l,
    paddingBottom: space.l,
    gap: space.m,
  },
  name: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center' },
  moon: { width: MOON, height: MOON, marginVertical: -space.l, marginLeft: -space.s },
  about: { textAlign: 'center' },
  covers: { flexDirection: 'row', gap: space.s, paddingHorizontal: space.s },
  cover: { flex: 1, aspectRatio: 1 / BOX_ASPECT, borderRadius: radius.s },
  picture: { flex: 1, borderRadius: radius.s },
  board: { height: 8, borderRadius: radius.s },
  uses: { gap: space.s },
  use: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  sign: { width: TARGET, height: TARGET, borderRadius: TARGET / 2, alignItems: 'center', justifyContent: 'center' },
  line: { flexShrink: 1 },
  ask: { gap: space.s },
  field: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  text: { flex: 1 },
  cats: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingHorizontal: space.l,
    marginBottom: -CAT.height * PAWS,
    zIndex: 1,
    pointerEvents: 'none',
  },
  cat: CAT,
});
