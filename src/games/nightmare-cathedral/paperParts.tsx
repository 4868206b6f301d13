import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';

import type { Seat } from '../../rules/kernel/types';
import { SHADOWS, type Side } from '../../rules/nightmare-cathedral/state';
import type { MarkName } from '../../storage/marks';
import { Mark } from '../../theme/Mark';
import { radius, READABLE, space, TARGET, WIDE } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import type { Phrase } from '../../words/phrase';
import { useFormatPhrase } from '../../words/useWords';

import { encodeFace } from './cardFace';
import { CoveredButton } from './CoveredButton';
import { CathedralFaceView } from './faces';
import { palette } from './palette';
import { SignMark } from './Sign';
import type { SignDrawing } from './signPaths';

/** Parts that the papers of this game share. */

/** How wide the inside of a paper is, in points. */
export function usePaperWidth(): number {
  const { width } = useWindowDimensions();
  return (width >= WIDE ? READABLE : width) - 2 * space.xl;
}

/** Says a phrase with the names of those who sit at the table. */
export function useSay(names: readonly string[]): (phrase: Phrase) => string {
  const speak = useFormatPhrase();
  return (phrase) => speak(phrase, names);
}

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <View style={styles.section}>
      <Text type="heading" role="heading">
        {title}
      </Text>
      {children}
    </View>
  );
}

interface SignDiscProps {
  readonly drawing: SignDrawing;
  readonly size: number;
  readonly ground?: string;
  readonly colour?: string;
}

/** A sign on its dark disc, as on the map. */
export const SignDisc = ({ drawing, size, ground = palette.soot, colour = palette.bone }: SignDiscProps) => (
  <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden style={styles.rigid}>
    <Circle cx={50} cy={50} r={50} fill={ground} />
    <SignMark drawing={drawing} x={50} y={50} size={72} colour={colour} ground={ground} />
  </Svg>
);

interface TokenFaceProps {
  readonly face: string;
  readonly width: number;
  readonly aspect: number;
}

/** A card or a token at rest on a paper. */
export const TokenFace = ({ face, width, aspect }: TokenFaceProps) => (
  <View style={[styles.rigid, { width, height: width * aspect }]} aria-hidden>
    <CathedralFaceView face={face} />
  </View>
);

/** The mark of a seat; the Shadows have their figure. */
export const SideMark = ({ side, marks, size = 18 }: { side: Side; marks: readonly MarkName[]; size?: number }) =>
  side === SHADOWS ? (
    <TokenFace face={encodeFace({ kind: 'shadow', count: 1 })} width={size} aspect={1} />
  ) : (
    <Mark mark={marks[side]} size={size} />
  );

interface RowProps {
  readonly children: ReactNode;
  /** What is heard of the whole row. */
  readonly label?: string;
  /** It stands out on bright paper. */
  readonly isBright?: boolean;
  readonly isFaint?: boolean;
}

/** A line of a paper. */
export function Row({ children, label, isBright = false, isFaint = false }: RowProps) {
  const { colours } = useTheme();
  return (
    <View
      {...(label !== undefined && { accessible: true, role: 'img' as const, 'aria-label': label })}
      style={[
        styles.row,
        { backgroundColor: isBright ? colours.paper : colours.chip },
        isFaint && [styles.bare, { backgroundColor: 'transparent' }],
      ]}
    >
      {children}
    </View>
  );
}

interface LinkProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly children?: ReactNode;
  /** The text on it, when the label says more. */
  readonly text?: string;
}

/** A way from one paper to the next. */
export function Link({ label, onPress, children, text }: LinkProps) {
  const { colours } = useTheme();
  return (
    <CoveredButton label={label} onPress={onPress} style={[styles.link, { backgroundColor: colours.chip }]}>
      {children}
      <Text type="label" style={styles.shrinks} aria-hidden>
        {text ?? label}
      </Text>
    </CoveredButton>
  );
}

/** Links beside one another, in as many lines as they need. */
export const Links = ({ children }: { readonly children: ReactNode }) => <View style={styles.links}>{children}</View>;

interface SeatLineProps {
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly marks: readonly MarkName[];
  readonly children?: ReactNode;
}

/** A seat by its mark and name, and what is said of it. */
export const SeatLine = ({ seat, names, marks, children }: SeatLineProps) => (
  <View style={styles.seat}>
    <Mark mark={marks[seat]} size={18} />
    <Text type="strong" style={styles.grows}>
      {names[seat]}
    </Text>
    {children}
  </View>
);

export const styles = StyleSheet.create({
  section: { gap: space.s },
  rigid: { flexShrink: 0 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: 36,
    paddingVertical: space.xs,
    paddingHorizontal: space.m,
    borderRadius: radius.m,
  },
  bare: { minHeight: 28 },
  link: {
    minHeight: TARGET,
    maxWidth: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingVertical: space.s,
    paddingHorizontal: space.m,
    borderRadius: radius.m,
  },
  links: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  seat: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 32 },
  grows: { flexGrow: 1, flexShrink: 1, minWidth: 0 },
  shrinks: { flexShrink: 1 },
});
