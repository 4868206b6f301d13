import { Platform } from 'react-native';

import { SPEEDS } from '../../storage/appearance';
import { VOLUMES, type Settings as Chosen } from '../../storage/settings';
import { Button } from '../../theme/Button';
import { useWords } from '../../words/useWords';
import { useDevice, useDocument } from '../device';
import { KeptNote } from '../parts/KeptNote';
import { Section } from '../parts/Panel';
import { Screen } from '../parts/Screen';
import { Toggle } from '../parts/Toggle';
import { useGo } from '../useGo';

import { Room } from './Room';
import { Setting } from './Setting';

/** How the app looks, moves and speaks on this device. */
export default function SettingsScreen() {
  const t = useWords();
  const navigation = useGo();
  const { settings } = useDevice();
  const chosen = useDocument(settings);
  const change = (part: Partial<Chosen>) => void settings.change(part);
  const flag = (
    name: 'sound' | 'voices' | 'haptics' | 'hints' | 'awake' | 'leftHand' | 'largeCards' | 'highContrast',
  ) => (
    <Toggle
      label={t(`settings.${name}.name`)}
      about={t(`settings.${name}.about`)}
      value={chosen[name]}
      change={(value) => change({ [name]: value })}
    />
  );
  return (
    <Screen title={t('tab.Settings')} isTab>
      <KeptNote />
      <Section title={t('settings.look')}>
        <Setting
          name="language"
          of={['system', 'pl', 'en']}
          value={chosen.language}
          choose={(language) => change({ language })}
        />
        <Setting
          name="theme"
          of={['system', 'dark', 'light']}
          value={chosen.theme}
          choose={(theme) => change({ theme })}
        />
        {flag('highContrast')}
        {flag('largeCards')}
      </Section>
      <Section title={t('settings.table')}>
        <Setting name="speed" of={SPEEDS} value={chosen.speed} choose={(speed) => change({ speed })} />
        <Setting
          name="handOver"
          of={['always', 'needed']}
          value={chosen.handOver}
          choose={(handOver) => change({ handOver })}
        />
        {flag('voices')}
        {flag('hints')}
        {flag('leftHand')}
        {flag('awake')}
        {Platform.OS !== 'web' && flag('haptics')}
      </Section>
      <Section title={t('settings.sounds')}>
        {flag('sound')}
        {chosen.sound && (
          <Setting name="volume" of={VOLUMES} value={chosen.volume} choose={(volume) => change({ volume })} />
        )}
      </Section>
      <Button label={t('backup.open')} icon="share" look="quiet" onPress={() => navigation.navigate('Backup')} />
      <Room />
      <Button label={t('about.title')} look="quiet" onPress={() => navigation.navigate('About')} />
    </Screen>
  );
}
