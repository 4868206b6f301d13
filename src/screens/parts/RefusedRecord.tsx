import { Image } from 'expo-image';
import { StyleSheet, View } from 'react-native';

import catAsleep from '../../../assets/home/cat-asleep.webp';
import type { MatchRefusal } from '../../match/types';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { ScreenGround } from '../ScreenGround';
import { useGo } from '../useGo';

/** Says why a saved match cannot be opened here, and leads home. */
export function RefusedRecord({ refusal }: { refusal: MatchRefusal }) {
  const t = useWords();
  const navigation = useGo();
  return (
    <ScreenGround>
      <View style={styles.middle}>
        <Image source={catAsleep} style={styles.cat} aria-hidden />
        <Text type="title" role="heading" aria-level={1} style={styles.text}>
          {t('refused.title')}
        </Text>
        <Text role="alert" style={styles.text}>
          {t(`home.refused.${refusal.refused}`)}
        </Text>
        {refusal.refused !== 'missing' && (
          <Text colour="quiet" style={styles.text}>
            {t('refused.kept')}
          </Text>
        )}
        <Button label={t('refused.home')} onPress={() => navigation.navigate('Tabs', { screen: 'Home' })} />
      </View>
    </ScreenGround>
  );
}

const styles = StyleSheet.create({
  middle: {
    flex: 1,
    justifyContent: 'center',
    alignSelf: 'center',
    width: '100%',
    maxWidth: 420,
    padding: space.xl,
    gap: space.l,
  },
  cat: { width: 176, height: 136, alignSelf: 'center' },
  text: { textAlign: 'center' },
});
