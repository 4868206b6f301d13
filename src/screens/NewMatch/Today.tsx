import { StyleSheet, View } from 'react-native';

import type { Game } from '../../rules/kernel/types';
import { CatPortrait } from '../../table/cats/CatPortrait';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { Section } from '../parts/Panel';
import { useTodaysDeal } from '../parts/useTodaysDeal';

/** The deal of today, where a match of the game is set up. */
export function Today({ rules }: { rules: Game }) {
  const t = useWords();
  const { bots, tries, play } = useTodaysDeal(rules);
  return (
    <Section title={t('today.title')}>
      <View style={styles.row}>
        {bots.map(({ cat }) => cat && <CatPortrait key={cat} cat={cat} coin={COIN} />)}
        <Text type="label" colour="quiet" style={styles.about}>
          {tries ? t('today.best', { ...tries }) : t('today.about')}
        </Text>
      </View>
      {play && <Button label={t('today.play')} icon="cards" look="second" onPress={play} />}
    </Section>
  );
}

const COIN = 40;

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s, paddingTop: space.s },
  about: { flexGrow: 1, flexShrink: 1, flexBasis: 160 },
});
