import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { COMMON, listFields } from '../../keeper/edits';
import type { OpenSheet } from '../../keeper/types';
import { isInWay, wayOf, type SheetField, type Value } from '../../rules/kernel/sheet';
import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useFormatPhrase } from '../../words/useWords';

import { FieldEditor } from './FieldEditor';
import { fillName, groupName } from './sheetWords';
import { isTyped } from './typed';
import { useSheetState } from './useSheetState';

interface FieldsProps {
  readonly sheet: OpenSheet;
  readonly round: number;
  readonly seat: number;
  /** Called after the last number or card. */
  readonly done: () => void;
}

/** Puts neighbouring fields of one group together; a field without a group stands alone. */
function groupFields(
  fields: readonly SheetField[],
): { readonly group: string | null; readonly fields: readonly SheetField[] }[] {
  const groups: { group: string | null; fields: SheetField[] }[] = [];
  for (const field of fields) {
    const last = groups[groups.length - 1];
    if (last && field.group !== undefined && last.group === field.group) last.fields.push(field);
    else groups.push({ group: field.group ?? null, fields: [field] });
  }
  return groups;
}

/** Whether nobody has more of these: then the next person's turn has come. */
const isFull = (field: SheetField, value: Value | null): boolean =>
  field.kind === 'cards' && field.each > 1 && Array.isArray(value) && value.length === field.most;

/**
 * The fields of one person, or those of the whole round. Keys are shown for one sum at a time, at first for a sum that
 * is the first field.
 */
export function Fields({ sheet, round, seat, done }: FieldsProps) {
  const formatPhrase = useFormatPhrase();
  const { rounds } = useSheetState(sheet);
  const { common, seats } = rounds[round];
  const entry = seat === COMMON ? common : seats[seat];
  const way = wayOf(sheet.form.rules, rounds[0]);
  const isAsked = (field: SheetField) =>
    (field.unless === undefined || entry[field.unless] === undefined) &&
    (field.isNeeded?.(entry) ?? true) &&
    (field.asked !== false || !sheet.form.rules.ways) &&
    isInWay(field, way);
  const fields = listFields(sheet.form, seat).filter(isAsked);
  const [typing, setTyping] = useState(fields[0] && isTyped(fields[0]) ? fields[0].name : null);
  const sums = fields.filter(isTyped).map(({ name }) => name);
  const isLast = (field: SheetField) => field === fields[fields.length - 1];
  const goOn = (field: SheetField) => {
    const next = sums[sums.indexOf(field.name) + 1] ?? null;
    // what is asked below the last number is not skipped
    if (next === null && isLast(field)) done();
    else setTyping(next);
  };
  const filled = seat === COMMON ? null : (sheet.form.rules.fill?.(entry, way) ?? null);
  const fill = () =>
    Object.entries(filled ?? {}).forEach(([field, value]) => sheet.edit({ type: 'enter', round, seat, field, value }));
  const groups = groupFields(fields).map(({ group, fields: together }, index) => (
    <View
      key={index}
      role={group === null ? undefined : 'group'}
      aria-label={group === null ? undefined : formatPhrase(groupName(sheet, group))}
      style={styles.group}
    >
      {group !== null && (
        <Text type="heading" aria-hidden>
          {formatPhrase(groupName(sheet, group))}
        </Text>
      )}
      {together.map((field) => (
        <FieldEditor
          key={field.name}
          sheet={sheet}
          field={field}
          value={entry[field.name]}
          round={round}
          seat={seat}
          isTyping={field.name === typing}
          type={() => setTyping(field.name)}
          goOn={() => goOn(field)}
          change={(value, goesOn) => {
            sheet.edit({ type: 'enter', round, seat, field: field.name, value }, goesOn);
            if (isFull(field, value) && isLast(field)) done();
          }}
        />
      ))}
    </View>
  ));
  return (
    <>
      {groups}
      {filled && <Button label={formatPhrase(fillName(sheet))} icon="check" look="quiet" onPress={fill} />}
    </>
  );
}

const styles = StyleSheet.create({ group: { gap: space.m } });
