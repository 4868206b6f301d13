import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Sitter } from '../match/types';
import type { Seat } from '../rules/kernel/types';
import { describeElement } from '../theme/describeElement';
import { Mark } from '../theme/Mark';
import { scaleToFit } from '../theme/scaleToFit';
import { makeShadow } from '../theme/shadow';
import { radius, space } from '../theme/space';
import { Text } from '../theme/Text';
import { useDrawnScale } from '../theme/textScale';
import { useTheme } from '../theme/theme';
import { type as types } from '../theme/type';
import { useFormatPhrase, useWords } from '../words/useWords';

import { buildAccessibleProps } from './accessibleProps';
import { PlateCat } from './cats/PlateCat';
import type { GameFace } from './face';
import { NUMBER } from './layout/measures';
import { PlateCounts, PlateStampView } from './PlateParts';
import type { Plate } from './scene';
import { ThinkingDots } from './ThinkingDots';

export interface PlateViewProps {
  readonly plate: Plate;
  readonly sitter: Sitter;
  readonly isTurn: boolean;
  readonly isThinking: boolean;
  /** Whether a paper lies over it. */
  readonly isCovered: boolean;
  /** What a screen reader says of it; null where a target over it says so. */
  readonly label: string | null;
  /** Tells what its seat did last. */
  readonly onLook: ((seat: Seat) => void) | null;
  readonly face: Pick<GameFace, 'Face' | 'aspect' | 'isFewestBest'>;
}

/**
 * Shows who sits there and their points; the plate of whose turn it is turns bright. It grows with the text size,
 * beyond the size that the scene gave.
 */
export const PlateView = memo(function PlateView(props: PlateViewProps) {
  const { plate, sitter, isTurn, isThinking, isCovered, label, onLook, face } = props;
  const look = plate.place === undefined ? onLook : null; // a plate with a place opens the paper of that place
  const words = useWords();
  const speak = useFormatPhrase();
  const { colours, textScale } = useTheme();
  const drawnScale = useDrawnScale();
  const { counts = [], width } = plate;
  const isNarrow = width < NARROW;
  const isBlock = counts.length > 0 && plate.height >= BLOCK;
  const isHigh = !isBlock && isNarrow && plate.height >= TWO_LINES * textScale;
  const colour = isTurn ? 'ink' : 'text';
  /** Both lines of a block have room in the height that the scene gave, whatever the text size. */
  const shrink = isBlock ? Math.min(1, plate.height / (LINES * textScale)) : 1;
  const lettersOf = (size: number, line: number) => ({
    fontSize: size * drawnScale * shrink,
    lineHeight: line * drawnScale * shrink,
  });
  const slim = lettersOf(SLIM, SLIM + 3);
  const cat = sitter.kind === 'bot' && !isBlock && width >= FOR_CAT ? sitter.cat : undefined;
  const coin = Math.max(COIN.least, Math.min(COIN.most, plate.height * COIN.part));
  const isBadged = cat !== undefined && width < FOR_MARK * textScale;
  const number = types[isNarrow ? NUMBER.narrow : NUMBER.wide];
  const inside = width - 2 * (isNarrow ? TIGHT : space.s);
  const sign = (cat ? coin : 0) + (cat && isBadged ? 0 : MARK + space.xs);
  const room = inside - sign - space.xs - `${plate.score}`.length * DIGIT * number.fontSize * textScale;
  // The letters of a name shrink a little before it is cut; what would be left of it then says nothing.
  const fits = scaleToFit(sitter.name, { ...types.small, fontSize: types.small.fontSize * textScale }, room);
  const isLeftOut = !isBlock && !isHigh && fits < (cat ? LEAST_NAME : LEAST_BESIDE_MARK);
  const name = isLeftOut ? (
    <View style={styles.name} />
  ) : (
    <Text
      type="small"
      colour={colour}
      numberOfLines={1}
      style={
        isHigh
          ? [styles.above, slim]
          : [
              styles.name,
              isBlock && (isNarrow ? slim : shrink < 1 && lettersOf(types.small.fontSize, types.small.lineHeight)),
              !isBlock && fits < 1 && { fontSize: types.small.fontSize * drawnScale * Math.max(fits, LEAST_NAME) },
            ]
      }
      aria-hidden
    >
      {sitter.name}
    </Text>
  );
  const badge = <Mark mark={sitter.mark} size={isNarrow ? 13 : MARK} on={isTurn ? 'paper' : 'ground'} />;
  const mark = cat ? (
    <>
      <PlateCat
        cat={cat}
        coin={coin}
        points={plate.scoreName ? null : plate.score}
        isBest={plate.isBest}
        isAsked={isTurn || isThinking}
        isFewestBest={face.isFewestBest === true}
      />
      {isBadged ? (
        <View style={[styles.badge, { left: (isNarrow ? TIGHT : space.s) + coin - BADGE }]}>{badge}</View>
      ) : (
        badge
      )}
    </>
  ) : (
    <View>{badge}</View>
  );
  const score = (
    <Text
      type={isNarrow ? NUMBER.narrow : NUMBER.wide}
      colour={isTurn ? 'ink' : 'active'}
      numberOfLines={1}
      room={isBlock ? width / 2 : undefined}
      style={[styles.score, shrink < 1 && lettersOf(number.fontSize, number.lineHeight)]}
      aria-hidden
    >
      {plate.hidesScore ? '' : `${plate.score}`}
    </Text>
  );
  const countsIn = (room: number) => (
    <PlateCounts counts={counts} room={room} shrink={shrink} face={face} colour={colour} />
  );
  const hasName = width >= FOR_NAME * textScale;
  return (
    <View
      testID={`plate:${plate.seat}`}
      {...(label === null ? { 'aria-hidden': true } : look ? {} : buildAccessibleProps({ label }))}
      style={[
        styles.plate,
        isNarrow && styles.narrow,
        isHigh && styles.high,
        isBlock && styles.block,
        {
          left: plate.x - width / 2,
          top: plate.y - plate.height / 2,
          width,
          minHeight: plate.height,
        },
        { backgroundColor: isTurn ? colours.paper : colours.panel },
        isTurn && makeShadow(2, colours.shadow),
        (isThinking || plate.stamp) && !isCovered && styles.front,
      ]}
    >
      {isBlock ? (
        <>
          <View style={styles.row}>
            {mark}
            {hasName ? name : score}
          </View>
          <View style={styles.row}>
            {countsIn(hasName ? inside * COUNTS_SHARE : inside)}
            <View style={styles.name} />
            {hasName && score}
          </View>
        </>
      ) : (
        <>
          {isHigh && name}
          {mark}
          {!isHigh && name}
          {counts.length > 0 && !isNarrow && countsIn(inside / 3)}
          {plate.scoreName && width >= FOR_MARK * textScale && (
            <Text type="small" colour={isTurn ? 'ink' : 'quiet'} numberOfLines={1} style={styles.score} aria-hidden>
              {speak(plate.scoreName)}
            </Text>
          )}
          {score}
          {plate.sum !== undefined && width >= FOR_BOTH && (
            <Text type="small" colour={isTurn ? 'ink' : 'quiet'} numberOfLines={1} style={styles.score} aria-hidden>
              {`Σ ${plate.sum}`}
            </Text>
          )}
        </>
      )}
      {(isTurn || plate.isBest) && <View style={[styles.ring, { borderColor: colours.glow }]} />}
      {isThinking && (
        <View
          style={[
            styles.thought,
            plate.stamp && styles.aside,
            { top: -Math.min(ABOVE, plate.y - plate.height / 2), backgroundColor: colours.chip },
          ]}
        >
          <ThinkingDots colour="text" />
        </View>
      )}
      {plate.stamp && <PlateStampView sign={plate.stamp.sign} isNarrow={!hasName} />}
      {label !== null && look && (
        // It lies over the plate: what is written there is less than its name.
        <View
          testID={`plate:${plate.seat}:button`}
          ref={(view) => describeElement(view, words('table.lastDone'))}
          {...buildAccessibleProps({ label, hint: words('table.lastDone'), onPress: () => look(plate.seat) })}
          style={StyleSheet.absoluteFill}
        />
      )}
    </View>
  );
});

/** On plates narrower than this the figures are small. */
const NARROW = 130;
/** On a narrow plate at least this high, the name stands above the rest in smaller letters. */
const TWO_LINES = 30;
const SLIM = 11.5;
/** On plates narrower than this, the sum is only said by screen readers. */
const FOR_BOTH = 96;
/** A plate with counts that is at least this high has them in a second line. */
const BLOCK = 40;
/** The height of its two lines at the usual text size. */
const LINES = 42;
/** On such a plate narrower than this, by the text size, the mark stands for the name. */
const FOR_NAME = 80;
/** The part of that line which the counts have beside the score. */
const COUNTS_SHARE = 0.64;
/** Cats sit on plates at least this wide. */
const FOR_CAT = 88;
/** On plates narrower than this, by the text size, a cat's mark lies on its coin. */
const FOR_MARK = 150;
const MARK = 15;
/** So much of the coin the mark covers. */
const BADGE = 9;
/** The width of a digit of the score, by the size of its letters. */
const DIGIT = 0.66;
/** The letters of a name shrink no further than this part. */
const LEAST_NAME = 0.72;
/** Where a mark alone stands for somebody, a name may be cut before it makes way. */
const LEAST_BESIDE_MARK = 0.45;
/** The width of a cat's coin: a part of the plate's height, within these bounds. */
const COIN = { part: 0.92, least: 20, most: 36 };
/** The dots of a bot that thinks stand out so far above its plate, where the table goes on. */
const ABOVE = 12;
/** What a narrow plate leaves free at its sides. */
const TIGHT = 5;

const styles = StyleSheet.create({
  // What stands out over the edge of a plate lies on its neighbours.
  front: { zIndex: 1 },
  /** Beside the paper's colour it says whose turn it is: in the light theme all plates are bright. It rings the best count too. */
  ring: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0, borderWidth: 2, borderRadius: radius.m },
  badge: { position: 'absolute', bottom: -3 },
  narrow: { paddingHorizontal: TIGHT, gap: 3 },
  plate: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    paddingHorizontal: space.s,
    borderRadius: radius.m,
  },
  high: {
    paddingHorizontal: 1,
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: space.xs,
    rowGap: 0,
    alignContent: 'center',
  },
  block: { flexDirection: 'column', alignItems: 'stretch', justifyContent: 'center', gap: 0 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  name: { flex: 1, minWidth: 0 },
  above: { width: '100%', textAlign: 'center' },
  score: { flexShrink: 0 },
  thought: {
    position: 'absolute',
    right: -4,
    paddingHorizontal: 6,
    paddingVertical: 5,
    borderRadius: radius.s,
  },
  aside: { right: undefined, left: -4 },
});
