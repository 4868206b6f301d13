import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { space, TARGET } from '../theme/space';
import { useTheme } from '../theme/theme';

import { arrangeButtons, FEW, WIDEST } from './arrangeButtons';
import type { FooterSizes } from './footerSizes';
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

/** What can be done without touching a card. */
export function FooterButtons({ buttons, children, sizes }: FooterButtonsProps) {
  const { leftHand, textScale } = useTheme();
  const { isFixed, isLarge, isBeside } = sizes;
  const { isOneRow, isEven, isSmaller, shrink } = arrangeButtons(
    buttons.map(({ label, ring }) => writeOnButton(label, ring)),
    sizes,
    textScale,
  );
  return (
    <View
      testID="table-buttons"
      style={[
        styles.buttons,
        leftHand && styles.left,
        isOneRow && styles.oneRow,
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
          shrink={shrink}
          onPress={run}
          style={[
            styles.button,
            isOneRow && styles.sharing,
            isOneRow && isLarge && { height: sizes.buttons },
            isEven && styles.even,
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
  even: { flexBasis: 0, minWidth: 0, paddingVertical: 0 },
});
