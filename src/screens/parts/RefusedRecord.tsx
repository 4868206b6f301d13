import { Image } from 'expo-image';
import { StyleSheet } from 'react-native';

import catAsleep from '../../../assets/home/cat-asleep.webp';
import type { MatchRefusal } from '../../match/types';
import { Button } from '../../theme/Button';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { useGo } from '../useGo';

import { CentredMessage } from './CentredMessage';

/** Says why a saved match cannot be opened here, and leads home. */
export function RefusedRecord({ refusal }: { refusal: MatchRefusal }) {
  const t = useWords();
  const navigation = useGo();
  return (
    <CentredMessage
      picture={<Image source={catAsleep} style={styles.cat} aria-hidden />}
      title={t('refused.title')}
      about={t(`home.refused.${refusal.refused}`)}
    >
      {refusal.refused !== 'missing' && (
        <Text colour="quiet" style={styles.text}>
          {t('refused.kept')}
        </Text>
      )}
      <Button label={t('refused.home')} onPress={() => navigation.navigate('Tabs', { screen: 'Home' })} />
    </CentredMessage>
  );
}

const styles = StyleSheet.create({
  cat: { width: 176, height: 136, alignSelf: 'center' },
  text: { textAlign: 'center' },
});
