import { StyleSheet, View } from 'react-native';

import type { LogEntry, Sitter } from '../match/types';
import type { Seat, State } from '../rules/kernel/types';
import { BottomSheet } from '../theme/BottomSheet';
import { Mark } from '../theme/Mark';
import { space } from '../theme/space';
import { Text } from '../theme/Text';
import { useFormatPhrase, useWords } from '../words/useWords';

import type { GameFace } from './face';

export interface LogProps {
  readonly face: Pick<GameFace, 'describeEvent' | 'describeUnsaid'>;
  readonly view: State;
  readonly entries: readonly LogEntry[];
  readonly viewer: Seat;
  readonly sitters: readonly Sitter[];
  onClose(): void;
}

/** Only this many of the latest lines are drawn, since a long match has thousands and nobody reads further back. */
const LINES = 200;

/** Lists what happened, the latest first. */
export function Log({ face, view, entries, viewer, sitters, onClose }: LogProps) {
  const formatPhrase = useFormatPhrase();
  const t = useWords();
  const names = sitters.map((sitter) => sitter.name);
  const lines = entries.flatMap(({ event, seat }, index) => {
    const phrase = face.describeEvent(event, viewer, view) ?? face.describeUnsaid?.(event, viewer, view);
    return phrase ? [{ index, text: formatPhrase(phrase, names), mark: sitters[event.seat ?? seat]?.mark }] : [];
  });
  return (
    <BottomSheet isBroad title={t('table.log')} onClose={onClose}>
      {lines.length === 0 && <Text colour="quiet">{t('table.nothingYet')}</Text>}
      {lines
        .slice(-LINES)
        .reverse()
        .map(({ index, text, mark }) => (
          <View key={index} style={styles.line}>
            {mark && <Mark mark={mark} size={16} />}
            <Text style={styles.text}>{text}</Text>
          </View>
        ))}
    </BottomSheet>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  text: { flex: 1 },
});
