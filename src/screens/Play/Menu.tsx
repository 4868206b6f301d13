import { useState } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import type { Match } from '../../match/types';
import { SPEEDS } from '../../storage/appearance';
import { BottomSheet } from '../../theme/BottomSheet';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { useDevice, useDocument } from '../device';
import { Confirm } from '../parts/Confirm';
import { RadioGroup } from '../parts/RadioGroup';
import { Toggle } from '../parts/Toggle';
import { useGo } from '../useGo';

interface MenuProps {
  readonly match: Match;
  /** Opens what the person may do now; null in a game that does not tell. */
  readonly onOptions: (() => void) | null;
  readonly onScores: () => void;
  readonly onKeys: () => void;
  readonly onClose: () => void;
}

/** What else one can do during a match: settings, rules, scores, leaving. */
export function Menu({ match, onOptions, onScores, onKeys, onClose }: MenuProps) {
  const t = useWords();
  const navigation = useGo();
  const { settings } = useDevice();
  const { speed, sound, haptics, leftHand, largeCards, highContrast } = useDocument(settings);
  const [isAsking, setIsAsking] = useState(false);
  const game = match.engine.game.id;
  const isAdviceOff = !match.isAdviceOffered && match.sitters.some(({ kind }) => kind === 'person');

  if (isAsking) {
    return (
      <Confirm
        title={t('play.abandonTitle')}
        about={t('play.abandonAbout')}
        action={t('play.abandon')}
        confirm={() => {
          onClose();
          match.abandon();
        }}
        close={onClose}
      />
    );
  }
  return (
    <BottomSheet title={t('play.menu')} onClose={onClose}>
      {onOptions && <Button label={t('play.options')} look="quiet" icon="help" onPress={onOptions} />}
      <Button label={t('play.scores')} look="quiet" icon="chart" onPress={onScores} />
      <Button
        label={t('play.rules')}
        look="quiet"
        icon="book"
        onPress={() => {
          onClose();
          navigation.navigate('Rules', { game });
        }}
      />
      {isAdviceOff && (
        <Text type="label" colour="quiet">
          {t('advice.off')}
        </Text>
      )}
      {Platform.OS === 'web' && <Button label={t('play.keys.title')} look="quiet" icon="list" onPress={onKeys} />}
      <View style={styles.setting}>
        <Text type="strong">{t('settings.speed.name')}</Text>
        <RadioGroup
          label={t('settings.speed.name')}
          value={speed}
          choose={(value) => settings.change({ speed: value })}
          of={SPEEDS.map((value) => ({ value, label: t(`settings.speed.${value}`) }))}
        />
      </View>
      <Toggle label={t('settings.sound.name')} value={sound} change={(value) => settings.change({ sound: value })} />
      {Platform.OS !== 'web' && (
        <Toggle
          label={t('settings.haptics.name')}
          value={haptics}
          change={(value) => settings.change({ haptics: value })}
        />
      )}
      <Toggle
        label={t('settings.leftHand.name')}
        value={leftHand}
        change={(value) => settings.change({ leftHand: value })}
      />
      <Toggle
        label={t('settings.largeCards.name')}
        value={largeCards}
        change={(value) => settings.change({ largeCards: value })}
      />
      <Toggle
        label={t('settings.highContrast.name')}
        value={highContrast}
        change={(value) => settings.change({ highContrast: value })}
      />
      <Button
        label={t('play.newMatch')}
        look="quiet"
        icon="plus"
        hint={t('play.newMatchAbout')}
        onPress={() =>
          navigation.reset({ index: 1, routes: [{ name: 'Tabs' }, { name: 'NewMatch', params: { game } }] })
        }
      />
      <Button label={t('play.abandon')} look="danger" onPress={() => setIsAsking(true)} />
    </BottomSheet>
  );
}

const styles = StyleSheet.create({ setting: { gap: space.s } });
