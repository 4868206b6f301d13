import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { PanelProps } from '../../table/face';
import { radius, space, TARGET } from '../../theme/space';

import { ClimbButtons } from './ClimbButtons';
import { palette } from './palette';
import { useSay } from './paperParts';
import { makePhrase } from './phrases';
import { isClimb, lookOfStairs, stepOf } from './stairs';
import { StairsPicture } from './StairsPicture';

type Props = PanelProps<NightmareCathedral, CathedralMove>;

/** Lower stairs could not be told apart. */
const LEAST = 68;

/** The stairs while somebody climbs them: the next steps with their prices, or the sign that is still to be paid. */
export function StairsPanel(props: Props) {
  const { view, viewer, names, width, height, moves } = props;
  const say = useSay(names);
  const [room, setRoom] = useState(Math.max(LEAST, height - TARGET - 3 * space.xs));
  const climbs = moves.filter(isClimb);
  const [one, other] = [view.ritual[viewer * 2], view.ritual[viewer * 2 + 1]];
  const look = lookOfStairs(view, viewer);
  const next = climbs.length > 0 ? [...new Set(climbs.map((move) => stepOf(view, viewer, move)))] : look.next;
  return (
    <View style={[styles.panel, { width, height }]}>
      <ScrollView contentContainerStyle={styles.content}>
        <View
          style={styles.stairs}
          accessible
          role="img"
          aria-label={say(makePhrase('stairs.own', { one, other }))}
          onLayout={({ nativeEvent }) => setRoom(Math.max(LEAST, Math.floor(nativeEvent.layout.height)))}
        >
          <View style={styles.picture}>
            <StairsPicture look={{ ...look, next }} width={width - 2 * space.s} height={room} />
          </View>
        </View>
        <ClimbButtons {...props} />
      </ScrollView>
    </View>
  );
}

/** The buttons alone, beside a column that shows the stairs. */
export function ClimbPanel(props: Props) {
  const { width, height } = props;
  return (
    <View style={[styles.panel, { width, height }]}>
      <ScrollView contentContainerStyle={[styles.content, styles.middle]}>
        <ClimbButtons {...props} />
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  // Its corners are no rounder than those of what it covers.
  panel: { backgroundColor: palette.panel, borderRadius: radius.s, overflow: 'hidden' },
  content: { flexGrow: 1, padding: space.xs, gap: space.xs },
  middle: { justifyContent: 'center' },
  stairs: { flex: 1, minHeight: LEAST, marginHorizontal: space.xs },
  picture: { position: 'absolute', left: 0, top: 0 },
});
