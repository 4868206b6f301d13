import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { markNames } from '../../storage/marks';
import { Button } from '../../theme/Button';
import { Chart } from '../../theme/Chart';
import { IconButton } from '../../theme/IconButton';
import { icons, type IconName } from '../../theme/icons';
import { Mark } from '../../theme/Mark';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { TextField } from '../../theme/TextField';
import { type as types, type Type } from '../../theme/type';
import { useWords } from '../../words/useWords';
import { Chip } from '../parts/Chip';
import { Section } from '../parts/Panel';
import { RadioGroup } from '../parts/RadioGroup';
import { Stepper } from '../parts/Stepper';
import { Toggle } from '../parts/Toggle';

const LOOKS = ['call', 'second', 'quiet', 'danger'] as const;
const ICONS = Object.keys(icons) as readonly IconName[];
const TYPES = Object.keys(types) as readonly Type[];
const LINES = [
  [0, 4, 9, 12],
  [2, 3, 3, 15],
  [1, 6, 7, 8],
];
const SIZE = { width: 320, height: 120, room: 12 };

const doNothing = () => {};

/** Everything that is pressed, typed in or read, once in every look. */
export function GalleryControls() {
  const t = useWords();
  const [isOn, setOn] = useState(true);
  const [chosen, setChosen] = useState<'off' | 'slow'>('slow');
  const [count, setCount] = useState(3);
  return (
    <>
      <View style={styles.row}>
        {LOOKS.flatMap((look) => [
          <Button key={look} label={t('save')} look={look} icon="check" onPress={doNothing} />,
          <Button key={`${look} off`} label={t('save')} look={look} disabled onPress={doNothing} />,
        ])}
      </View>
      <View style={styles.row}>
        {ICONS.map((icon) => (
          <IconButton key={icon} icon={icon} label={icon} onPress={doNothing} />
        ))}
        <IconButton icon="close" label={t('close')} bare onPress={doNothing} />
        <IconButton icon="undo" label={t('cancel')} disabled onPress={doNothing} />
      </View>
      <View style={styles.row}>
        {markNames.map((mark) => (
          <Chip key={mark} label={t(`mark.${mark}`)} mark={mark} press={doNothing} />
        ))}
        <Chip label={t('new.bot')} note={t('settings.speed.slow')} icon="book" press={doNothing} />
        <Chip label={t('new.person')} isChosen press={doNothing} />
        <Chip label={t('new.bot')} isChosen={false} press={doNothing} />
      </View>
      <Section title={t('settings.table')}>
        <Toggle label={t('settings.haptics.name')} about={t('settings.haptics.about')} value={isOn} change={setOn} />
        <Toggle label={t('settings.leftHand.name')} value={!isOn} change={(value) => setOn(!value)} />
        <RadioGroup
          label={t('settings.speed.name')}
          of={(['off', 'slow'] as const).map((value) => ({ value, label: t(`settings.speed.${value}`) }))}
          value={chosen}
          choose={setChosen}
        />
        <Stepper label={t('new.rules')} value={count} min={0} max={9} change={setCount} />
        <TextField label={t('name')} />
      </Section>
      <View style={styles.row}>
        {markNames.map((mark) => (
          <Mark key={mark} mark={mark} size={28} />
        ))}
      </View>
      <Chart lines={LINES} marks={markNames.slice(0, 3)} range={[0, 15]} rules={[0, 5, 10]} size={SIZE} ends="dots" />
      <View>
        {TYPES.map((type) => (
          <Text key={type} type={type}>
            {t('name')}
          </Text>
        ))}
        <Text colour="quiet">{t('about.privacy')}</Text>
      </View>
    </>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m } });
