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

/** What is in a backup, what can't be taken of it, and what would become of what is here. */
export function FoundBackup({ backup, restore }: { backup: Backup; restore: (way: RestoreMode) => void }) {
  const t = useWords();
  const date = useDate();
  const sums = useCountTexts();
  const { backups } = useDevice();
  const [way, setWay] = useState<RestoreMode>('merge');
  const [isSure, setIsSure] = useState(true);
  const { match, sheet, met, changesNothing } = useMemo(() => backups.preview(backup, way), [backups, backup, way]);

  const holds =
    sums({ matches: backup.match.length, sheets: backup.sheet.length, people: backup.people?.known.length }) ??
    t('backup.nothing');
  const isWhole = !backup.isCut && backup.leftOut.damaged === 0;
  const gone = sums({ matches: match.gone, sheets: sheet.gone });
  const changes = (
    [
      ['adds', 'added'],
      ['renews', 'renewed'],
      ['same', 'same'],
    ] as const
  ).flatMap(([says, change]) => {
    const said = sums({ matches: match[change], sheets: sheet[change] });
    return said === null ? [] : t(`backup.${says}`, { said });
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
          value={way}
          choose={setWay}
          of={(['merge', 'replace'] as const).map((value) => ({ value, label: t(`backup.${value}.name`) }))}
        />
      ) : (
        <Text colour="quiet">{t('backup.onlyMerge')}</Text>
      )}
      <View style={styles.lines}>
        <Text colour="quiet">{t(`backup.${way}.about`)}</Text>
        {way === 'merge' && changes.map((said) => <Text key={said}>{said}</Text>)}
        {way === 'merge' && met.length > 0 && <Text>{t('backup.met', { names: met.join(', ') })}</Text>}
        {way === 'replace' && gone !== null && <Text>{t('backup.gone', { gone })}</Text>}
        {changesNothing && <Text role="status">{t('backup.changesNothing')}</Text>}
      </View>
      {!changesNothing && (
        <Button
          label={t(`backup.${way}.action`)}
          look={way === 'merge' ? 'call' : 'danger'}
          onPress={() => (way === 'merge' ? restore(way) : setIsSure(false))}
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
