import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { rankSeats } from '../../rules/cat-lady/score';
import type { CatLady } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import { CardFrame } from '../../table/CardFrame';
import type { SheetProps } from '../../table/face';
import { ASPECT } from '../../table/layout/measures';
import { SheetHead } from '../../table/SheetHead';
import { Button } from '../../theme/Button';
import { radius, space, TARGET } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase } from '../../words/useWords';

import { gainOf, lastsAt, listBeats, listFaces, pointsAt, writeSigned, type CountBeat } from './counting';
import { scoresIn } from './currentScores';
import { CardFaceView } from './faces';
import { palette } from './palette';
import { makePhrase } from './phrases';

/** The widest cards of a lane: with four at the table, and with fewer. */
const CARD = { four: 46, fewer: 62 };
const APART = 3;
const GAIN = 52;

/** How far the count has come; all at once where nothing moves. */
function useBeat(beats: readonly CountBeat[]) {
  const { isStill, speed } = useTheme();
  const [at, setAt] = useState(0);
  const last = beats.length - 1;
  const now = isStill || speed === 'off' ? beats.length : at;
  const lasts = now <= last ? lastsAt(speed, beats[now]) : null;
  useEffect(() => {
    if (lasts === null) return;
    const timer = setTimeout(() => setAt(now + 1), lasts);
    return () => clearTimeout(timer);
  }, [now, lasts]);
  const skip = () => {
    const next = beats.findIndex(({ part }, index) => index > now && part !== beats[now].part);
    setAt(next < 0 ? beats.length : next);
  };
  return { beat: beats[Math.min(now, last)], isOver: now > last, skip };
}

interface LaneProps extends SheetProps<CatLady> {
  readonly seat: Seat;
  readonly beat: CountBeat;
  readonly isWinner: boolean;
  readonly isOver: boolean;
}

/** What one seat has of the part that is being counted, and how many points it has by now. */
function Lane({ view, names, marks, seat, beat, isWinner, isOver }: LaneProps) {
  const speak = useFormatPhrase();
  const { colours } = useTheme();
  const [width, setWidth] = useState(0);
  const faces = listFaces(view, seat, isOver ? 'cats' : beat.part, beat.cats);
  const widest = view.seats > 3 ? CARD.four : CARD.fewer;
  const gain = gainOf(view, seat, beat);
  const card = Math.max(8, Math.min(widest, width / Math.max(1, faces.length) - APART));
  const total = pointsAt(view, seat, beat);
  const { fed } = scoresIn(view)[seat].feeding;
  return (
    <View
      accessible
      role="img"
      aria-label={isOver ? speak(makePhrase('sheet.total', { who: { seat }, points: total, fed }), names) : names[seat]}
      style={[styles.lane, { backgroundColor: colours.chip, borderColor: isWinner ? colours.call : colours.chip }]}
    >
      <SheetHead names={names} marks={marks} seat={seat} points={total} />
      <View style={[styles.row, { height: widest * ASPECT }]}>
        <View style={styles.cards} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
          {faces.map((face, index) => (
            <CardFrame key={`${index} ${face.split(' ', 1)[0]}`} width={card} aspect={ASPECT}>
              <CardFaceView face={face} />
            </CardFrame>
          ))}
        </View>
        {beat.part !== 'hands' && !isOver && (
          <View style={[styles.gain, { backgroundColor: gain < 0 ? palette.hungry : palette.fed }]}>
            <Text type="number" style={styles.points}>
              {writeSigned(gain)}
            </Text>
          </View>
        )}
      </View>
    </View>
  );
}

/** The count at the end: hands open, then part by part, everybody at once, until somebody has won. */
export function CountSheet({ view, names, marks }: SheetProps<CatLady>) {
  const speak = useFormatPhrase();
  const beats = useMemo(() => listBeats(view), [view]);
  const { beat, isOver, skip } = useBeat(beats);
  const places = rankSeats(scoresIn(view));
  return (
    <>
      <Text type="strong" aria-live="polite" style={styles.rule}>
        {speak(makePhrase(`count.${isOver ? 'over' : beat.part}`))}
      </Text>
      <View style={styles.lanes}>
        {places.map((place, seat) => (
          <Lane
            key={seat}
            view={view}
            names={names}
            marks={marks}
            seat={seat}
            beat={beat}
            isOver={isOver}
            isWinner={isOver && place === 1}
          />
        ))}
      </View>
      <View style={styles.skip}>
        {!isOver && <Button look="quiet" label={speak(makePhrase('count.skip'))} onPress={skip} />}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  lanes: { gap: space.s },
  lane: { borderRadius: radius.m, borderWidth: 3, padding: space.s, gap: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  cards: { flex: 1, flexDirection: 'row', gap: APART, alignItems: 'center' },
  points: { color: palette.cream },
  gain: { width: GAIN, borderRadius: radius.m, alignItems: 'center', paddingVertical: 2 },
  /** Both keep their room, so that nothing moves while points are counted. */
  rule: { minHeight: 44 },
  skip: { alignSelf: 'center', minHeight: TARGET },
});
