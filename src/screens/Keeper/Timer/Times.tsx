import { StyleSheet, View } from 'react-native';

import type { Timer } from '../../../keeper/timer';
import type { SheetPlayer } from '../../../keeper/types';
import { Icon } from '../../../theme/Icon';
import { Mark } from '../../../theme/Mark';
import { space } from '../../../theme/space';
import { Text } from '../../../theme/Text';
import { font } from '../../../theme/type';
import { useWords } from '../../../words/useWords';
import { Awake } from '../../parts/Awake';
import { Section } from '../../parts/Panel';

import { formatSeconds, toSeconds } from './seconds';
import { useNow } from './useNow';
import { useSpokenTime } from './useSpokenTime';
import { useTimeUp } from './useTimeUp';

interface TimesProps {
  readonly timer: Timer;
  readonly players: readonly SheetPlayer[];
  /** Whether the large clocks lie over this; they announce by themselves when a time is over. */
  readonly isCovered: boolean;
}

/** Shows the times on the sheet itself, while they run too. */
export function Times({ timer, players, isCovered }: TimesProps) {
  const t = useWords();
  const formatSpokenTime = useSpokenTime();
  const now = useNow(timer);
  const isRunning = timer.since !== null;
  const nameOf = (clock: number) => (timer.of === 'each' ? players[clock].name : t('timer.game'));
  const overText = t('timer.over', { name: nameOf(timer.on) });
  useTimeUp(timer, overText);
  return (
    <Section title={t('timer.title')}>
      {isRunning && <Awake />}
      <View>
        <View role="list" style={styles.times}>
          {timer.counted.map((_, clock) => {
            const seconds = toSeconds(timer, clock, now);
            const isOn = isRunning && clock === timer.on;
            return (
              <View key={clock} role="listitem">
                <View
                  accessible
                  role="img"
                  aria-label={t(isOn ? 'timer.now' : 'timer.other', {
                    name: nameOf(clock),
                    time: formatSpokenTime(seconds),
                  })}
                  style={styles.time}
                >
                  {timer.of === 'each' && <Mark mark={players[clock].mark} />}
                  <Text type={isOn ? 'strong' : 'body'} aria-hidden>
                    {nameOf(clock)}
                  </Text>
                  <Text type="strong" colour={isOn ? 'active' : 'text'} aria-hidden style={styles.digits}>
                    {formatSeconds(seconds)}
                  </Text>
                  {isOn && <Icon icon="play" size={16} colour="active" />}
                </View>
              </View>
            );
          })}
        </View>
        <View role="alert">
          {!isCovered && isRunning && timer.from !== null && toSeconds(timer, timer.on, now) <= 0 && (
            <Text colour="active">{overText}</Text>
          )}
        </View>
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  times: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.xl, rowGap: space.s },
  time: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  digits: { fontFamily: font.heavy, fontVariant: ['tabular-nums'] },
});
