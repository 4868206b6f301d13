import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import type { MarkName } from '../../storage/marks';
import { CardFrame } from '../../table/CardFrame';
import { Icon } from '../../theme/Icon';
import { Mark } from '../../theme/Mark';
import { radius } from '../../theme/space';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

export type CardLook = 'plain' | 'taken' | 'hungry';

interface PictureCardProps {
  /** What it is and what a touch does, for those who listen. */
  readonly name: string;
  readonly width: number;
  readonly aspect: number;
  readonly look: CardLook;
  /** It can't be touched now. */
  readonly isOff?: boolean;
  /** Somebody else's: it is pale, and a touch asks. */
  readonly owner?: MarkName;
  readonly isOurs: boolean;
  readonly press: () => void;
  readonly children: ReactNode;
}

const RIM = 3;
const CORNER = 17;

/** A card to be picked by its picture. Its ring says what became of it, for those who listen its name does. */
export function PictureCard(props: PictureCardProps) {
  const { name, width, aspect, look, isOff = false, owner, isOurs, press, children } = props;
  const t = useWords();
  const { colours } = useTheme();
  const rim = look === 'plain' ? 'transparent' : look === 'taken' ? colours.glow : colours.danger;
  return (
    <Pressable
      role="button"
      aria-label={isOurs ? t('keeper.oursToo', { label: name }) : name}
      aria-pressed={look !== 'plain'}
      aria-disabled={isOff}
      disabled={isOff}
      onPress={press}
      style={({ pressed }) => [
        styles.card,
        { width, borderColor: rim },
        (isOff || owner !== undefined) && styles.off,
        pressed && styles.pressed,
      ]}
    >
      <CardFrame width={width - 2 * RIM} aspect={aspect}>
        {children}
      </CardFrame>
      {isOurs && (
        <View style={[styles.corner, { backgroundColor: colours.idle }]}>
          <Icon icon="pen" size={12} colour="panel" />
        </View>
      )}
      {owner && (
        <View style={[styles.mark, { backgroundColor: colours.panel }]}>
          <Mark mark={owner} size={18} />
        </View>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: RIM, borderRadius: radius.s },
  off: { opacity: 0.38 },
  pressed: { opacity: 0.6 },
  corner: {
    position: 'absolute',
    right: 0,
    bottom: 0,
    width: CORNER,
    height: CORNER,
    borderTopLeftRadius: CORNER,
    alignItems: 'flex-end',
    justifyContent: 'flex-end',
  },
  mark: { position: 'absolute', right: 2, top: 2, borderRadius: radius.round, padding: 2 },
});
