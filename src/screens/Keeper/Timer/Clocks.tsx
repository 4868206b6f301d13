import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { stopTimer, startClock, type Timer } from '../../../keeper/timer';
import type { SheetPlayer } from '../../../keeper/types';
import { Button } from '../../../theme/Button';
import { space } from '../../../theme/space';
import { Text } from '../../../theme/Text';
import { useWords } from '../../../words/useWords';

import { ClockFace } from './ClockFace';
import { toSeconds } from './seconds';
import { useNow } from './useNow';

/** Up to this many clocks take a row each. */
const MOST_ROWS = 4;
/** The size of the digits, for up to so many clocks. */
const SIZES = [
  [1, 72],
  [MOST_ROWS, 52],
  [6, 32],
  [Infinity, 28],
] as const;

interface ClocksProps {
  readonly timer: Timer;
  readonly players: readonly SheetPlayer[];
  readonly change: (made: (now: number) => Timer | null) => void;
}

/**
 * Draws all clocks. A touch starts a clock and stops the one that ran; a touch on one's own running clock passes the
 * turn to the next player.
 */
export function Clocks({ timer, players, change }: ClocksProps) {
  const t = useWords();
  const now = useNow(timer);
  const [isAsking, setIsAsking] = useState(false);
  const isEach = timer.of === 'each';
  const isRunning = timer.since !== null;
  const nextClock = (timer.on + 1) % players.length;
  const nameOf = (clock: number) => (isEach ? players[clock].name : t('timer.game'));
  const isLate = timer.from !== null && isRunning && toSeconds(timer, timer.on, now) <= 0;
  const stop = () => change((at) => stopTimer(timer, at));
  const turnOn = (clock: number) => change((at) => startClock(timer, clock, at));

  function press(clock: number) {
    if (clock !== timer.on || !isRunning) return turnOn(clock);
    return isEach ? turnOn(nextClock) : stop();
  }

  const buttons = isRunning ? (
    <>
      <Button label={t('timer.pause')} icon="pause" look="second" onPress={stop} style={styles.button} />
      {isEach && (
        <Button
          label={t('keeper.next', { name: players[nextClock].name })}
          icon="next"
          onPress={() => turnOn(nextClock)}
          style={styles.button}
        />
      )}
    </>
  ) : (
    <>
      <Button
        label={t('timer.different')}
        icon="sliders"
        look="quiet"
        onPress={() => setIsAsking(true)}
        style={styles.button}
      />
      <Button label={t('timer.goOn')} icon="play" onPress={() => turnOn(timer.on)} style={styles.button} />
    </>
  );

  return (
    <>
      <ScrollView tabIndex={0} style={styles.scroll} contentContainerStyle={styles.faces}>
        {timer.counted.map((_, clock) => (
          <ClockFace
            key={clock}
            name={nameOf(clock)}
            mark={isEach ? players[clock].mark : undefined}
            seconds={toSeconds(timer, clock, now)}
            size={SIZES.find(([most]) => timer.counted.length <= most)![1]}
            isWide={timer.counted.length <= MOST_ROWS}
            isOn={clock === timer.on && isRunning}
            press={() => press(clock)}
          />
        ))}
      </ScrollView>
      <View role="alert" style={styles.late}>
        {isLate && (
          <Text type="heading" colour="active">
            {t('timer.over', { name: nameOf(timer.on) })}
          </Text>
        )}
      </View>
      {isAsking && (
        <View role="alert" style={styles.asking}>
          <Text type="heading">{t('timer.differentTitle')}</Text>
          <Text>{t('timer.differentAbout')}</Text>
        </View>
      )}
      <View style={styles.buttons}>
        {isAsking ? <ConfirmButtons yes={() => change(() => null)} no={() => setIsAsking(false)} /> : buttons}
      </View>
    </>
  );
}

/** The question stands beside the clocks, because a dialog cannot open over another dialog. */
function ConfirmButtons({ yes, no }: { yes: () => void; no: () => void }) {
  const t = useWords();
  return (
    <>
      <Button label={t('cancel')} look="quiet" onPress={no} style={styles.button} />
      <Button label={t('timer.yes')} look="danger" onPress={yes} style={styles.button} />
    </>
  );
}

const styles = StyleSheet.create({
  scroll: { flex: 1 },
  faces: {
    flexGrow: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignContent: 'stretch',
    gap: space.s,
    paddingBottom: space.s,
  },
  late: { alignItems: 'center' },
  asking: { gap: space.xs },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  button: { flexGrow: 1 },
});
