import { useState } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';

import { RITUAL } from '../../rules/nightmare-cathedral/content/tracks';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { LIMBO_PRICE } from '../../rules/nightmare-cathedral/steps';
import type { PanelProps } from '../../table/face';
import { radius, space, TARGET } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';

import { describeMove } from './moveText';
import { palette } from './palette';
import { SignDisc, useSay } from './paperParts';
import { phrase } from './phrases';
import { markSigns, turnSigns } from './signPaths';
import { findUnpaid, isClimb, stairsLook, stepOf, type ClimbMove } from './stairs';
import { StairsPicture } from './StairsPicture';

type Props = PanelProps<NightmareCathedral, CathedralMove>;

/** Lower stairs could not be told apart. */
const LEAST = 68;
const SIGN = 20;
/** A button narrower than this has no room for a word before its number. */
const WORD = 84;

interface ClimbButtonProps extends Pick<Props, 'view' | 'viewer' | 'names'> {
  readonly move: ClimbMove;
  readonly hasWord: boolean;
  readonly onPress: () => void;
}

/** The way to a step: its number, and its price as signs, as followers out of Limbo, or none. */
function ClimbButton({ view, viewer, names, move, hasWord, onPress }: ClimbButtonProps) {
  const say = useSay(names);
  const { colours, textScale } = useTheme();
  const step = stepOf(view, viewer, move);
  const isLimbo = move.type === 'worship' && move.limbo;
  const size = SIGN * Math.min(textScale, 1.4);
  const text = isLimbo ? 'onSecond' : 'onCall';
  return (
    <Pressable
      role="button"
      aria-label={say(describeMove(view, viewer, move))}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        { backgroundColor: isLimbo ? colours.second : colours.call },
        pressed && styles.pressed,
      ]}
    >
      <View style={styles.inside} aria-hidden>
        {hasWord && (
          <Text type="label" colour={text}>
            {say(phrase('stairs.to'))}
          </Text>
        )}
        <Text type="number" colour={text}>
          {step}
        </Text>
        {isLimbo && (
          <View style={styles.price}>
            <Text type="label" colour={text}>
              {LIMBO_PRICE}
            </Text>
            <SignDisc drawing={markSigns.follower} size={size} ground={colours.onSecond} colour={colours.second} />
            {hasWord && (
              <Text type="small" colour={text}>
                {say(phrase('stairs.limbo'))}
              </Text>
            )}
          </View>
        )}
        {move.type === 'worship' && !isLimbo && (
          <View style={styles.price}>
            {RITUAL[step].signs.map((sign, at) => (
              <SignDisc key={at} drawing={turnSigns[sign]} size={size} />
            ))}
          </View>
        )}
      </View>
    </Pressable>
  );
}

/** The stairs while somebody climbs them: the next steps with their prices, or the sign that is still to be paid. */
export function StairsPanel({ view, viewer, names, width, height, moves, play }: Props) {
  const say = useSay(names);
  const { textScale } = useTheme();
  const [room, setRoom] = useState(Math.max(LEAST, height - TARGET - 3 * space.xs));
  const climbs = moves.filter(isClimb);
  const unpaid = findUnpaid(view);
  const [one, other] = [view.ritual[viewer * 2], view.ritual[viewer * 2 + 1]];
  const look = stairsLook(view, viewer);
  const next = climbs.length > 0 ? [...new Set(climbs.map((move) => stepOf(view, viewer, move)))] : look.next;
  const hasWord = (width - 5 * space.xs) / Math.max(1, climbs.length) > WORD * textScale;
  return (
    <View style={[styles.panel, { width, height }]}>
      <ScrollView contentContainerStyle={styles.content}>
        <View
          style={styles.stairs}
          accessible
          role="img"
          aria-label={say(phrase('stairs.own', { one, other }))}
          onLayout={({ nativeEvent }) => setRoom(Math.max(LEAST, Math.floor(nativeEvent.layout.height)))}
        >
          <View style={styles.picture}>
            <StairsPicture look={{ ...look, next }} width={width - 2 * space.s} height={room} />
          </View>
        </View>
        <View style={styles.buttons}>
          {climbs.map((move) => (
            <ClimbButton
              key={JSON.stringify(move)}
              view={view}
              viewer={viewer}
              names={names}
              move={move}
              hasWord={hasWord}
              onPress={() => play(move)}
            />
          ))}
          {unpaid !== null && (
            <View style={styles.unpaid} accessible aria-live="polite">
              <SignDisc drawing={turnSigns[unpaid]} size={30} ground={palette.ember} colour={palette.soot} />
              <Text type="label" style={styles.bone}>
                {say(phrase('stairs.unpaid', { sign: phrase(`sign.${unpaid}`) }))}
              </Text>
            </View>
          )}
        </View>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  inside: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'center',
    columnGap: 6,
  },
  panel: { backgroundColor: palette.panel, borderRadius: radius.m, overflow: 'hidden' },
  content: { flexGrow: 1, padding: space.xs, gap: space.xs },
  stairs: { flex: 1, minHeight: LEAST, marginHorizontal: space.xs },
  picture: { position: 'absolute', left: 0, top: 0 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs, minHeight: TARGET },
  button: {
    flexGrow: 1,
    minHeight: TARGET,
    minWidth: 64,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.s,
    borderRadius: radius.m,
  },
  price: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  pressed: { transform: [{ scale: 0.97 }] },
  unpaid: { flex: 1, flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.s },
  bone: { color: palette.bone, flexShrink: 1 },
});
