import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from '../../theme/Icon';
import { TARGET, radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

interface OpenSheetProps {
  readonly game: string;
  readonly names: string;
  readonly open: () => void;
}

/** A sheet to continue: the game, and all players however many they are. */
export function SheetCover({ game, names, open }: OpenSheetProps) {
  const t = useWords();
  const { colours, textScale } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={t('keeper.open', { game, names })}
      onPress={open}
      style={({ pressed }) => [styles.row, { backgroundColor: colours.chip }, pressed && styles.pressed]}
    >
      {textScale < 1.5 && <Icon icon="play" size={22} />}
      <View style={styles.words}>
        <Text type="strong">{`${game} `}</Text>
        <Text type="small" colour="quiet">
          {names}
        </Text>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flex: 1,
    minHeight: TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingVertical: space.s,
    paddingHorizontal: space.l,
    borderRadius: radius.l,
  },
  words: { flex: 1 },
  pressed: { opacity: 0.7 },
});
