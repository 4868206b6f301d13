import { StyleSheet, View } from 'react-native';

import type { Colours } from '../theme/colours';
import { Icon } from '../theme/Icon';
import { radius } from '../theme/space';
import { Text } from '../theme/Text';
import { useDrawnScale } from '../theme/textScale';
import { useTheme } from '../theme/theme';

import type { GameFace } from './face';
import type { PlateCount, PlateStamp } from './scene';

export interface PlateCountsProps {
  readonly counts: readonly PlateCount[];
  /** How wide they may be; they are drawn smaller where that is not enough. */
  readonly room: number;
  /** Letters are smaller by this factor where the plate is low. */
  readonly shrink?: number;
  readonly face: Pick<GameFace, 'Face' | 'aspect'>;
  readonly colour: keyof Colours;
}

/** The size of the numbers. */
const SIZE = 12;
/** All relative to that size: the width of a picture and of a digit, and what lies after each of them. */
const PICTURE = 0.8;
const DIGIT = 0.6;
const GAP = 0.25;
const APART = 0.5;
/** More than two stand nearer. */
const NEAR = 0.5;

/** Small pictures with a number each. They are hidden from screen readers; the plate says them. */
export function PlateCounts({ counts, room, shrink = 1, face: { Face, aspect }, colour }: PlateCountsProps) {
  const { textScale } = useTheme();
  const drawnScale = useDrawnScale();
  const near = counts.length > 2 ? NEAR : 1;
  const parts = counts.reduce((sum, { count }) => sum + PICTURE + GAP * near + DIGIT * `${count}`.length, 0);
  const size = Math.min(SIZE * textScale * shrink, room / (parts + APART * near * (counts.length - 1)));
  const letters = (size / textScale) * drawnScale;
  return (
    <View style={[styles.counts, { gap: size * APART * near }]} aria-hidden>
      {counts.map(({ picture, count }) => (
        <View key={picture} style={[styles.count, { gap: size * GAP * near }]}>
          <View style={{ width: size * PICTURE, height: size * PICTURE * aspect }}>
            <Face face={picture} />
          </View>
          <Text type="small" colour={colour} style={{ fontSize: letters, lineHeight: letters * LINE }}>
            {count}
          </Text>
        </View>
      ))}
    </View>
  );
}

const LINE = 1.35;

const SIGNS = {
  tick: { icon: 'check', ground: 'second', colour: 'onSecond' },
  cross: { icon: 'close', ground: 'danger', colour: 'onDanger' },
  arrow: { icon: 'next', ground: 'chip', colour: 'text' },
} as const;
/** On a narrow plate a stamp is smaller, so that the score can be read beside it. */
const STAMP = { narrow: 16, wide: 20 };

/** What somebody has decided, on the corner of their plate. */
export function PlateStampView({ sign, isNarrow }: Pick<PlateStamp, 'sign'> & { readonly isNarrow: boolean }) {
  const { colours } = useTheme();
  const { icon, ground, colour } = SIGNS[sign];
  const size = isNarrow ? STAMP.narrow : STAMP.wide;
  return (
    <View
      style={[styles.stamp, { width: size, height: size, backgroundColor: colours[ground], borderColor: colours.line }]}
    >
      <Icon icon={icon} size={size - 6} colour={colour} />
    </View>
  );
}

const styles = StyleSheet.create({
  counts: { flexDirection: 'row', alignItems: 'center', flexShrink: 0 },
  count: { flexDirection: 'row', alignItems: 'center' },
  stamp: {
    position: 'absolute',
    right: -3,
    top: -7,
    borderRadius: radius.round,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
