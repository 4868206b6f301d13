import { StyleSheet, View } from 'react-native';

import { COMMON, listFields } from '../../keeper/edits';
import type { OpenSheet } from '../../keeper/types';
import type { SheetNote } from '../../rules/kernel/sheet';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useFormatPhrase } from '../../words/useWords';
import { Section } from '../parts/Panel';

import { FieldEditor } from './FieldEditor';
import { noteText } from './sheetWords';
import { useSheetState } from './useSheetState';

/** What is to be said about the points, and asked where only people know it: below the points, which stay in sight. */
export function Notes({ sheet }: { sheet: OpenSheet }) {
  const { tally } = useSheetState(sheet);
  return (tally.notes ?? []).map((note) => <Note key={`${note.name} ${note.round ?? 0}`} sheet={sheet} note={note} />);
}

function Note({ sheet, note }: { sheet: OpenSheet; note: SheetNote }) {
  const formatPhrase = useFormatPhrase();
  const { rounds, status } = useSheetState(sheet);
  const { round = 0, asks } = note;
  const { common } = rounds[round];
  const fields = listFields(sheet.form, COMMON).filter(
    ({ name, asked }) => asks !== undefined && (name === asks || asked !== false),
  );
  return (
    <Section>
      <View role="status" style={styles.note}>
        <Text colour="quiet">{formatPhrase(noteText(sheet, note))}</Text>
      </View>
      {status === 'underWay' &&
        fields.map((field) => (
          <FieldEditor
            key={field.name}
            sheet={sheet}
            field={field}
            value={common[field.name]}
            round={round}
            seat={COMMON}
            isTyping={false}
            type={() => {}}
            goOn={() => {}}
            change={(value) => sheet.edit({ type: 'enter', round, seat: COMMON, field: field.name, value })}
          />
        ))}
    </Section>
  );
}

const styles = StyleSheet.create({ note: { gap: space.xs } });
