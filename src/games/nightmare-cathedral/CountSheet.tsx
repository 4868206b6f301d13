import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { rankSeats } from '../../rules/nightmare-cathedral/score';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { SheetProps } from '../../table/face';
import { Button } from '../../theme/Button';
import { Mark } from '../../theme/Mark';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';

import { countBeats, listRounds, sumRounds, WHOLE } from './counting';
import { usePaperWidth, useSay } from './paperParts';
import { makePhrase } from './phrases';

/** A table narrower than this for its text has the names of its rounds above their numbers. */
const BESIDE = 320;

/** How far the count has come; all at once where nothing moves. */
function useBeats(seats: number, isStill: boolean): readonly [beats: number, skip: () => void] {
  const all = countBeats(seats);
  const [beats, setBeats] = useState(0);
  const isOver = isStill || beats >= all;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setBeats((now) => Math.min(all, now + 1)), WHOLE / all);
    return () => clearInterval(timer);
  }, [isOver, all]);
  return [isOver ? all : beats, () => setBeats(all)];
}

/** The count at the end in five rounds; the sums grow with every beat. */
export function CountSheet({ view, names, marks }: SheetProps<NightmareCathedral>) {
  const say = useSay(names);
  const { colours, isStill, textScale } = useTheme();
  const width = usePaperWidth();
  const [beats, skip] = useBeats(view.seats, isStill);
  const rounds = listRounds(view, beats);
  const sums = sumRounds(rounds, view.seats);
  const isOver = beats === countBeats(view.seats);
  const places = isOver ? rankSeats(view) : [];
  const isBeside = width / textScale >= BESIDE;
  const cell = isBeside ? Math.min(84, (width * 0.68) / view.seats) : width / view.seats - space.s;
  const line = (label: string, cells: React.ReactNode, isNow: boolean, heard?: string) => (
    <View
      {...(heard !== undefined && { accessible: true, role: 'img' as const, 'aria-label': heard })}
      style={[
        styles.line,
        isBeside ? styles.beside : styles.above,
        { backgroundColor: isNow ? colours.paper : colours.chip },
      ]}
    >
      <Text type="label" colour={isNow ? 'ink' : 'text'} style={isBeside && styles.grows}>
        {label}
      </Text>
      <View style={styles.cells}>{cells}</View>
    </View>
  );
  return (
    <>
      <View style={[styles.heads, isBeside && styles.end]} aria-hidden>
        {marks.slice(0, view.seats).map((mark, seat) => (
          <View key={seat} style={[styles.head, { width: cell }]}>
            <Mark mark={mark} size={22} />
            <Text type="small" numberOfLines={1} room={cell}>
              {names[seat]}
            </Text>
          </View>
        ))}
      </View>
      {rounds.map(({ round, points, isNow }) => {
        const isCounted = points.every((one) => one !== null);
        const label = say(makePhrase(`ending.${round}`));
        const heard = points.map((one, seat) => `${names[seat]} ${one ?? 0}`).join(', ');
        return (
          <View key={round} style={!isCounted && !isNow && styles.faint}>
            {line(
              label,
              points.map((one, seat) => (
                <Text
                  key={seat}
                  type="number"
                  colour={isNow ? 'ink' : 'text'}
                  room={cell}
                  style={[styles.number, { width: cell }]}
                >
                  {one === null ? ' ' : `${one}`}
                </Text>
              )),
              isNow,
              isCounted ? `${label}: ${heard}` : label,
            )}
          </View>
        );
      })}
      {line(
        say(makePhrase('ending.sum')),
        sums.map((sum, seat) => (
          <View
            key={seat}
            style={[styles.sum, { width: cell - 4 }, places[seat] === 1 && { backgroundColor: colours.call }]}
          >
            <Text type="title" colour={places[seat] === 1 ? 'onCall' : 'text'} room={cell - 4} style={styles.number}>
              {`${sum}`}
            </Text>
          </View>
        )),
        false,
        isOver
          ? `${say(makePhrase('ending.sum'))}: ${sums.map((sum, seat) => `${names[seat]} ${sum}`).join(', ')}`
          : say(makePhrase('ending.sum')),
      )}
      {!isOver && <Button look="quiet" label={say(makePhrase('ending.skip'))} onPress={skip} style={styles.skip} />}
    </>
  );
}

const styles = StyleSheet.create({
  heads: { flexDirection: 'row', gap: 4 },
  end: { justifyContent: 'flex-end', paddingRight: space.s },
  head: { alignItems: 'center', gap: 2 },
  line: { borderRadius: radius.m, paddingVertical: space.s, paddingHorizontal: space.s, gap: space.xs },
  beside: { flexDirection: 'row', alignItems: 'center' },
  above: { alignItems: 'stretch' },
  grows: { flex: 1, paddingLeft: space.xs },
  cells: { flexDirection: 'row', gap: 4 },
  number: { textAlign: 'center' },
  sum: { borderRadius: radius.m, alignItems: 'center', paddingVertical: 2, marginHorizontal: 2 },
  faint: { opacity: 0.5 },
  skip: { alignSelf: 'center' },
});
