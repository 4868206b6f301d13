import { StyleSheet, View } from 'react-native';

import type { GameFace } from '../../table/face';
import { BottomSheet } from '../../theme/BottomSheet';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useFormatPhrase, useWords } from '../../words/useWords';

const KEYS = ['tab', 'arrows', 'next', 'press', 'read', 'escape'] as const;

interface KeysHelpProps {
  readonly face: Pick<GameFace, 'id' | 'keys'>;
  readonly onClose: () => void;
}

/** Which keys do what at a table in a browser: those of every game, then the game's own. */
export function KeysHelp({ face: { id, keys }, onClose }: KeysHelpProps) {
  const t = useWords();
  const speak = useFormatPhrase();
  const all = [
    ...KEYS.map((key) => [t(`play.keys.${key}.name`), t(`play.keys.${key}.does`)]),
    ...(keys?.told ?? []).map((key) => ['name', 'does'].map((part) => speak({ key: `${id}:keys.${key}.${part}` }))),
  ];
  return (
    <BottomSheet title={t('play.keys.title')} onClose={onClose}>
      {all.map(([name, does]) => (
        <View key={name} accessible style={styles.key}>
          <Text type="strong">{name}</Text>
          <Text>{does}</Text>
        </View>
      ))}
    </BottomSheet>
  );
}

const styles = StyleSheet.create({ key: { gap: space.xs } });
