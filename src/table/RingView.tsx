import { StyleSheet, View } from 'react-native';

import type { Colours } from '../theme/colours';
import { makeShadow } from '../theme/shadow';
import { radius, space } from '../theme/space';
import { Text } from '../theme/Text';
import { useTheme } from '../theme/theme';

import { BADGE_OVER, type LaidRing, type Ring, type RingLetter } from './rings';

/**
 * Each letter has its own colour and its own dash, so that it can be told apart without its colour. `coin` is where its
 * coin lies on a card that several rings take, in widths of a coin from the card's middle.
 */
export const ringLooks = {
  A: { colour: 'call', dash: 'solid', coin: -1.5 },
  B: { colour: 'second', dash: 'dashed', coin: -0.5 },
  C: { colour: 'third', dash: 'dotted', coin: 0.5 },
  asked: { colour: 'call', dash: 'solid', coin: 0 },
  played: { colour: 'danger', dash: 'dotted', coin: 1.5 },
} as const satisfies Record<RingLetter, { colour: keyof Colours; dash: 'solid' | 'dashed' | 'dotted'; coin: number }>;

/** What a lesson asks for and what was played stand alone: they need no letter. */
const nameLetter = (letter: RingLetter): string => (letter === 'asked' || letter === 'played' ? '' : letter);

const WIDTH = { usual: 4, contrast: 6 };
/** A dark band under the ring, so that it is seen on any card. */
const UNDER = 2;
const CORNER = 14;
/** A ring is no smaller, whatever it goes round. */
const LEAST = 44;
const BADGE = { width: 84, height: 2 * BADGE_OVER };
/** A ring narrower than so much of a badge has its letter alone. */
const NARROW = 0.8;
/** Coins of several letters stand beside each other on a card. */
const COIN = 24;

/** What stands on the badge of a ring. */
export function writeBadge({ letter, badge }: Pick<Ring, 'letter' | 'badge'>, between: string): string {
  return [nameLetter(letter), badge ?? ''].filter((part) => part !== '').join(between);
}

/** A ring around where the touch of a move ends, with its letter at the edge. Nothing of it is touched or heard. */
export function RingView({
  ring,
  table,
}: {
  ring: LaidRing;
  table: { readonly width: number; readonly height: number };
}) {
  const { colours, highContrast, textScale } = useTheme();
  const { letter, badge, box, from } = ring;
  const { colour, dash, coin } = ringLooks[letter];
  const written = writeBadge(ring, '  ');
  const thick = highContrast ? WIDTH.contrast : WIDTH.usual;
  const width = Math.max(LEAST, box.width + 2 * thick);
  const height = Math.max(LEAST, box.height + 2 * thick);
  const left = box.x - width / 2;
  const top = box.y - height / 2;
  const scale = Math.min(textScale, 1.5);
  const high = BADGE.height * scale;
  // Beside each other on narrow places, badges with shares would lie on one another; the panel says them too.
  const isShort = letter !== 'played' && (badge === null || box.width < BADGE.width * scale * NARROW);
  const wide = (isShort ? BADGE.height : BADGE.width) * scale;
  const fitIn = (at: number, size: number, most: number) => Math.max(0, Math.min(at, most - size));
  return (
    <View style={styles.all} testID={`ring:${letter}`}>
      <View
        style={[
          styles.spot,
          {
            left: left - UNDER,
            top: top - UNDER,
            width: width + 2 * UNDER,
            height: height + 2 * UNDER,
            borderRadius: CORNER + UNDER,
            borderWidth: thick + 2 * UNDER,
            borderColor: `${colours.shadow}8c`,
          },
        ]}
      />
      <View
        style={[
          styles.spot,
          {
            left,
            top,
            width,
            height,
            borderRadius: CORNER,
            borderWidth: thick,
            borderStyle: dash,
            borderColor: colours[colour],
          },
        ]}
      />
      {written !== '' && (
        <View
          style={[
            styles.spot,
            styles.badge,
            makeShadow(2, colours.shadow),
            {
              left: fitIn(box.x - wide / 2, wide, table.width),
              top: fitIn(top + height - high / 2, high, table.height),
              width: wide,
              height: high,
              backgroundColor: colours[colour],
            },
          ]}
        >
          <Text type="strong" colour={letter === 'played' ? 'onDanger' : 'onCall'} numberOfLines={1}>
            {isShort ? letter : written}
          </Text>
        </View>
      )}
      {from && (
        <View
          style={[
            styles.spot,
            styles.badge,
            makeShadow(2, colours.shadow),
            {
              left: from.x + coin * COIN,
              top: Math.max(0, from.y - from.height / 2 - COIN / 2),
              width: COIN,
              height: COIN,
              backgroundColor: colours[colour],
            },
          ]}
        >
          <Text type="small" colour={letter === 'played' ? 'onDanger' : 'onCall'} numberOfLines={1}>
            {nameLetter(letter)}
          </Text>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0, pointerEvents: 'none' },
  spot: { position: 'absolute' },
  badge: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    paddingHorizontal: space.xs,
  },
});
