import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { scaleToFit } from '../theme/scaleToFit';
import { space, TARGET } from '../theme/space';
import { useTheme } from '../theme/theme';
import { type as types } from '../theme/type';

import { countLines, shrinkToShare, type FooterSizes } from './footerSizes';
import { RingedButton, writeOnButton } from './RingedButton';
import type { Ring } from './rings';

export interface FooterButton {
  readonly label: string;
  readonly run: () => void;
  /** How advice marks it. */
  readonly ring?: Ring | null;
}

export interface FooterButtonsProps {
  readonly buttons: readonly FooterButton[];
  /** Before the buttons. */
  readonly children?: ReactNode;
  readonly sizes: FooterSizes;
}

/** More buttons than these stand closer, in several rows. */
const FEW = 4;
const WIDEST = 320;

/** What can be done without touching a card. */
export function FooterButtons({ buttons, children, sizes }: FooterButtonsProps) {
  const { leftHand, textScale } = useTheme();
  const { isFixed, isLarge, isBeside, wide } = sizes;
  const share = (wide - space.s * (buttons.length - 1)) / Math.max(1, buttons.length) - 2 * space.m;
  // Large buttons have the height of one row: below one another all but the first would be out of sight.
  const shrink =
    isLarge && isFixed && buttons.length > 1
      ? shrinkToShare(
          buttons.map(({ label, ring }) => writeOnButton(label, ring)),
          textScale,
          share,
          sizes.buttons - 2 * space.xs,
        )
      : null;
  const isFew = buttons.length <= FEW && !isBeside && (!isLarge || shrink !== null);
  const heading = { ...types.heading, fontSize: types.heading.fontSize * textScale };
  const isBroken = (room: number) =>
    buttons.some(
      ({ label }) => countLines(label, 'heading', textScale, room) > 1 || scaleToFit(label, heading, room) < 1,
    );
  const isTight = isFew && (shrink !== null || isBroken(share));
  // Large letters in two lines would leave half of them in sight.
  const isSmaller = isTight || (isLarge && isBroken(Math.min(wide, WIDEST) - 2 * space.l));
  return (
    <View
      testID="table-buttons"
      style={[
        styles.buttons,
        leftHand && styles.left,
        isFew && styles.oneRow,
        !isBeside && !isLarge && (isFixed ? { height: sizes.buttons } : { minHeight: sizes.buttons }),
      ]}
    >
      {children}
      {buttons.map(({ label, run, ring }) => (
        <RingedButton
          key={label}
          label={label}
          ring={ring ?? null}
          look="second"
          type={isSmaller ? 'label' : undefined}
          shrink={shrink ?? undefined}
          onPress={run}
          style={[
            styles.button,
            isFew && styles.sharing,
            isFew && isLarge && { height: sizes.buttons },
            isTight && styles.tight,
            buttons.length > FEW && styles.small,
          ]}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s },
  oneRow: { flexWrap: 'nowrap' },
  left: { flexDirection: 'row-reverse' },
  small: { minWidth: '17%', paddingHorizontal: space.xs },
  button: { flexGrow: 1, flexShrink: 1, minWidth: '30%', maxWidth: WIDEST },
  sharing: { height: TARGET, paddingHorizontal: space.m },
  tight: { flexBasis: 0, minWidth: 0, paddingVertical: 0 },
});
