import { StyleSheet, View } from 'react-native';

import type { LogEntry, Sitter } from '../match/types';
import type { Seat, State } from '../rules/kernel/types';
import { BottomSheet } from '../theme/BottomSheet';
import { space } from '../theme/space';
import { Text } from '../theme/Text';
import { useFormatPhrase, useWords } from '../words/useWords';

import { CatPortrait } from './cats/CatPortrait';
import { tellBeats } from './chapters';
import type { GameFace } from './face';

interface LastDoneProps {
  readonly face: GameFace;
  readonly view: State;
  readonly viewer: Seat;
  readonly seat: Seat;
  readonly sitters: readonly Sitter[];
  readonly entries: readonly LogEntry[];
  onClose(): void;
}

/** The entries of the last turn of this seat: those that came one after the other. */
function findLastTurn(entries: readonly LogEntry[], seat: Seat): readonly LogEntry[] {
  const end = entries.findLastIndex((entry) => entry.seat === seat) + 1;
  const begin = entries.slice(0, end).findLastIndex((entry) => entry.seat !== seat) + 1;
  return entries.slice(begin, end);
}

/** Who sits there, and what they did last. */
export function LastDone({ face, view, viewer, seat, sitters, entries, onClose }: LastDoneProps) {
  const t = useWords();
  const speak = useFormatPhrase();
  const sitter = sitters[seat];
  const names = sitters.map(({ name }) => name);
  const beats = findLastTurn(entries, seat).map((entry) => ({ ...entry, view }));
  const told = tellBeats(face, beats, viewer).map((phrase) => speak(phrase, names));
  const cat = sitter.kind === 'bot' ? sitter.cat : undefined;
  return (
    <BottomSheet title={sitter.name} onClose={onClose}>
      <View style={styles.row}>
        {cat && <CatPortrait cat={cat} coin={COIN} />}
        <View style={styles.words}>
          {sitter.kind === 'bot' && (
            <Text type="label" colour="quiet">
              {t(`level.${sitter.level}.name`)}
            </Text>
          )}
          <Text type="strong">{t('table.lastDone')}</Text>
          <Text>{told.length > 0 ? told.join(' ') : t('table.nothingYet')}</Text>
        </View>
      </View>
    </BottomSheet>
  );
}

const COIN = 66;

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l, paddingTop: space.s },
  words: { flex: 1, gap: space.xs },
});
