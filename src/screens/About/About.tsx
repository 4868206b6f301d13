import { StyleSheet, View } from 'react-native';

import { version } from '../../../package.json';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { Section } from '../parts/Panel';
import { Screen } from '../parts/Screen';
import { useGo } from '../useGo';

/** Shows the version, what the app does and does not do with data, and whose work it is built on. */
export default function AboutScreen() {
  const t = useWords();
  const navigation = useGo();
  return (
    <Screen title={t('about.title')}>
      <View style={styles.name}>
        <Text type="name">{t('name')}</Text>
        <Text colour="quiet">{t('about.version', { version })}</Text>
      </View>
      <Section title={t('about.independentTitle')}>
        <Text>{t('about.independent')}</Text>
      </Section>
      <Section title={t('about.privacyTitle')}>
        <Text>{t('about.privacy')}</Text>
      </Section>
      <Section title={t('about.fontsTitle')}>
        <Text>{t('about.fonts')}</Text>
        <Text type="label" colour="quiet">
          {t('about.software')}
        </Text>
        <Button label={t('notices.title')} look="second" onPress={() => navigation.navigate('Notices')} />
      </Section>
    </Screen>
  );
}

const styles = StyleSheet.create({ name: { gap: space.xs } });
