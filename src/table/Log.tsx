import { StyleSheet, View } from 'react-native';

import type { LogEntry, Sitter } from '../match/types';
import type { Seat } from '../rules/kernel/types';
import { Mark } from '../theme/Mark';
import { space } from '../theme/space';
import { Text } from '../theme/Text';
import { usePhrase, useWords } from '../words/useWords';

import type { GameFace } from './face';
import { Sheet } from './Sheet';

export interface LogProps {
  readonly face: Pick<GameFace, 'tell'>;
  readonly entries: readonly LogEntry[];
  readonly viewer: Seat;
  readonly sitters: readonly Sitter[];
  onClose(): void;
}

/** So many of the last lines are drawn: nobody reads further back, and a long match has thousands. */
const LINES = 200;

/** What happened, the latest first. */
export function Log({ face, entries, viewer, sitters, onClose }: LogProps) {
  const speak = usePhrase();
  const words = useWords();
  const names = sitters.map((sitter) => sitter.name);
  const lines = entries.flatMap(({ event, seat }, index) => {
    const told = face.tell(event, viewer);
    return told ? [{ index, text: speak(told, names), mark: sitters[event.seat ?? seat]?.mark }] : [];
  });
  return (
    <Sheet title={words('table.log')} onClose={onClose}>
      {lines.length === 0 && <Text colour="quiet">{words('table.nothingYet')}</Text>}
      {lines
        .slice(-LINES)
        .reverse()
        .map(({ index, text, mark }) => (
          <View key={index} style={styles.line}>
            {mark && <Mark mark={mark} size={16} />}
            <Text style={styles.text}>{text}</Text>
          </View>
        ))}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  text: { flex: 1 },
});
