import { Pressable, StyleSheet, View } from 'react-native';

import type { CatName } from '../../storage/cats';
import type { MarkName } from '../../storage/marks';
import { CatPortrait } from '../../table/cats/CatPortrait';
import { Icon } from '../../theme/Icon';
import type { IconName } from '../../theme/icons';
import { Mark } from '../../theme/Mark';
import { TARGET, radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';

interface ChipProps {
  readonly label: string;
  /** A second, smaller line. */
  readonly note?: string;
  readonly mark?: MarkName;
  /** A cat that plays stands beside its mark. */
  readonly cat?: CatName;
  readonly icon?: IconName;
  /** What screen readers say, if it is more than the label. */
  readonly aria?: string;
  /** Makes the chip a radio button and says whether it is the chosen one. */
  readonly isChosen?: boolean;
  readonly press: () => void;
}

/** A small button with a name. */
export function Chip({ label, note, mark, cat, icon, aria = label, isChosen, press }: ChipProps) {
  const { colours, highContrast } = useTheme();
  // A border marks the chosen one of several, so one that could be chosen has none.
  const edge = highContrast && isChosen === undefined ? colours.line : colours.chip;
  const choosing =
    isChosen === undefined ? { role: 'button' as const } : { role: 'radio' as const, 'aria-checked': isChosen };
  return (
    <Pressable
      {...choosing}
      aria-label={aria}
      onPress={press}
      style={({ pressed }) => [
        styles.chip,
        {
          backgroundColor: colours.chip,
          borderColor: isChosen ? colours.glow : edge,
        },
        pressed && styles.pressed,
      ]}
    >
      {cat && <CatPortrait cat={cat} coin={PORTRAIT} />}
      {mark && <Mark mark={mark} size={cat ? 14 : undefined} />}
      {icon && <Icon icon={icon} size={20} />}
      <View style={styles.words}>
        <Text type="strong">{note === undefined ? label : `${label} `}</Text>
        {note !== undefined && (
          <Text type="small" colour="quiet">
            {note}
          </Text>
        )}
      </View>
    </Pressable>
  );
}

const PORTRAIT = 36;

const styles = StyleSheet.create({
  chip: {
    maxWidth: '100%',
    minHeight: TARGET + 4,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderRadius: radius.l,
    borderWidth: 3,
  },
  words: { flexShrink: 1 },
  pressed: { opacity: 0.7 },
});
