import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { sheetRules } from '../../keeper';
import { canApply, COMMON } from '../../keeper/edits';
import type { OpenSheet } from '../../keeper/types';
import type { Sitter } from '../../match/types';
import { Icon } from '../../theme/Icon';
import type { IconName } from '../../theme/icons';
import { radius, space, TARGET } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';
import { useDevice, useDocument } from '../device';
import { Awake } from '../parts/Awake';
import { TouchToChoose } from '../parts/TouchToChoose';
import { useGo } from '../useGo';

import { BigNumbers } from './BigNumbers';
import { BoxSteps } from './SetUp';
import { isOfGame } from './sheetWords';
import { TimerSheet } from './Timer/TimerSheet';
import { Times } from './Timer/Times';
import { useSheetState } from './useSheetState';

interface TableToolsProps {
  readonly sheet: OpenSheet;
  /** The seat that begins now; null when nobody has chosen it. */
  readonly begins: number | null;
}

type Tool = 'clock' | 'starts' | 'box' | 'table';

/** From this text size on, words below the signs would be cut. */
const LARGE = 1.3;

/** What helps at the table besides points, in one bar: clock, who starts, box, rules, and the points for everybody. */
export function TableTools({ sheet, begins }: TableToolsProps) {
  const t = useWords();
  const navigation = useGo();
  const { settings } = useDevice();
  const { awake } = useDocument(settings);
  const { colours, textScale } = useTheme();
  const { timer, status, rounds } = useSheetState(sheet);
  const [open, setOpen] = useState<Tool | null>(null);
  const [starter, setStarter] = useState<number | null>(null);
  const close = () => setOpen(null);
  const { id } = sheet.form.rules;
  const isUnderWay = status === 'underWay';

  function start(seat: number) {
    setStarter(seat);
    const edit = { type: 'enter', round: rounds.length - 1, seat: COMMON, field: 'begins', value: seat } as const;
    if (canApply(sheet.form, rounds, edit)) sheet.edit(edit);
    close();
  }

  const tools: readonly (readonly [name: string, icon: IconName, label: string, press: () => void])[] = [
    ['clock', 'clock', t('timer.title'), () => setOpen('clock')],
    ...(sheet.players.length > 1
      ? [['starts', 'touch', t('keeper.bar.starts'), () => setOpen('starts')] as const]
      : []),
    ...(sheetRules[id].box ? [['box', 'list', t('keeper.bar.box'), () => setOpen('box')] as const] : []),
    ...(isOfGame(id)
      ? [['rules', 'book', t('keeper.bar.rules'), () => navigation.navigate('Rules', { game: id })] as const]
      : []),
    ['table', 'eye', t('keeper.bar.table'), () => setOpen('table')],
  ];
  return (
    <>
      {isUnderWay && awake && <Awake />}
      {timer && <Times timer={timer} players={sheet.players} isCovered={open === 'clock'} />}
      {starter !== null && isUnderWay && (
        <Text role="status">{t('keeper.bar.starter', { name: sheet.players[starter].name })}</Text>
      )}
      {isUnderWay && (
        <View
          role="toolbar"
          aria-label={t('keeper.bar.label')}
          style={[styles.bar, { backgroundColor: colours.panel }]}
        >
          {tools.map(([name, icon, label, press]) => (
            <Pressable
              key={name}
              role="button"
              aria-label={label}
              onPress={press}
              style={({ pressed }) => [styles.tool, pressed && styles.pressed]}
            >
              <Icon icon={icon} size={24} />
              {textScale <= LARGE && (
                <Text type="small" style={styles.word} aria-hidden>
                  {label}
                </Text>
              )}
            </Pressable>
          ))}
        </View>
      )}
      {open === 'clock' && <TimerSheet sheet={sheet} first={begins ?? 0} close={close} />}
      {open === 'box' && <BoxSteps sheet={id} options={sheet.form.options} seats={sheet.form.seats} close={close} />}
      {open === 'table' && <BigNumbers sheet={sheet} close={close} />}
      {open === 'starts' && (
        <TouchToChoose
          sitters={sheet.players.map((player): Sitter => ({ kind: 'person', ...player }))}
          people={sheet.players.map((_, seat) => seat)}
          done={start}
          close={close}
        />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', flexWrap: 'wrap', borderRadius: radius.l, paddingHorizontal: space.xs },
  tool: {
    flexGrow: 1,
    flexBasis: 60,
    minHeight: TARGET + 20,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    paddingVertical: space.xs,
  },
  word: { textAlign: 'center' },
  pressed: { opacity: 0.6 },
});
