import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Backup, SkipReason, RestoreMode } from '../../backup/types';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { useDevice } from '../device';
import { Confirm } from '../parts/Confirm';
import { RadioGroup } from '../parts/RadioGroup';
import { useDate } from '../parts/useDate';

import { useCountTexts } from './sums';

const REASONS: readonly SkipReason[] = ['damaged', 'newer', 'older', 'unknownGame'];

/** Shows what a backup contains, what of it cannot be restored, and what would happen to the data already here. */
export function FoundBackup({ backup, restore }: { backup: Backup; restore: (mode: RestoreMode) => void }) {
  const t = useWords();
  const date = useDate();
  const formatCounts = useCountTexts();
  const { backups } = useDevice();
  const [mode, setMode] = useState<RestoreMode>('merge');
  const [isSure, setIsSure] = useState(true);
  const { match, sheet, met, changesNothing } = useMemo(() => backups.preview(backup, mode), [backups, backup, mode]);

  const holds =
    formatCounts({ matches: backup.match.length, sheets: backup.sheet.length, people: backup.people?.known.length }) ??
    t('backup.nothing');
  const isWhole = !backup.isCut && backup.leftOut.damaged === 0;
  const gone = formatCounts({ matches: match.gone, sheets: sheet.gone });
  const changes = (
    [
      ['adds', 'added'],
      ['renews', 'renewed'],
      ['same', 'same'],
    ] as const
  ).flatMap(([says, change]) => {
    const text = formatCounts({ matches: match[change], sheets: sheet[change] });
    return text === null ? [] : t(`backup.${says}`, { said: text });
  });

  return (
    <View style={styles.whole}>
      <View role="status" style={styles.lines}>
        <Text type="strong">{t('backup.of', { date: date(backup.written) })}</Text>
        <Text>{holds}</Text>
        {backup.isCut && <Text colour="active">{t('backup.isCut')}</Text>}
        {REASONS.map(
          (why) =>
            backup.leftOut[why] > 0 && (
              <Text key={why}>{t(`backup.leftOut.${why}`, { count: backup.leftOut[why] })}</Text>
            ),
        )}
      </View>
      {isWhole ? (
        <RadioGroup
          label={t('backup.way')}
          value={mode}
          choose={setMode}
          of={(['merge', 'replace'] as const).map((value) => ({ value, label: t(`backup.${value}.name`) }))}
        />
      ) : (
        <Text colour="quiet">{t('backup.onlyMerge')}</Text>
      )}
      <View style={styles.lines}>
        <Text colour="quiet">{t(`backup.${mode}.about`)}</Text>
        {mode === 'merge' && changes.map((text) => <Text key={text}>{text}</Text>)}
        {mode === 'merge' && met.length > 0 && <Text>{t('backup.met', { names: met.join(', ') })}</Text>}
        {mode === 'replace' && gone !== null && <Text>{t('backup.gone', { gone })}</Text>}
        {changesNothing && <Text role="status">{t('backup.changesNothing')}</Text>}
      </View>
      {!changesNothing && (
        <Button
          label={t(`backup.${mode}.action`)}
          look={mode === 'merge' ? 'call' : 'danger'}
          onPress={() => (mode === 'merge' ? restore(mode) : setIsSure(false))}
        />
      )}
      {!isSure && (
        <Confirm
          title={t('backup.confirmTitle')}
          about={gone === null ? t('backup.confirmAbout') : t('backup.confirmGone', { gone })}
          action={t('backup.replace.action')}
          confirm={() => restore('replace')}
          close={() => setIsSure(true)}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ whole: { gap: space.l }, lines: { gap: space.s } });
