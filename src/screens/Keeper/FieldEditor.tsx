import { StyleSheet, View } from 'react-native';

import { COMMON } from '../../keeper/edits';
import type { OpenSheet } from '../../keeper/types';
import type { SheetField, Value } from '../../rules/kernel/sheet';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { Chip } from '../parts/Chip';
import { Toggle } from '../parts/Toggle';

import { LaidCards } from './LaidCards';
import { NumberRow } from './NumberRow';
import { answerName, fieldName, valueName } from './sheetWords';
import { SumField } from './SumField';
import { isTyped, readTyped } from './typed';

interface FieldEditorProps {
  readonly sheet: OpenSheet;
  readonly field: SheetField;
  readonly value: Value | undefined;
  readonly round: number;
  readonly seat: number;
  /** Whether the number keys on the screen belong to this field. */
  readonly isTyping: boolean;
  readonly type: () => void;
  /** Moves on to the next field. */
  readonly goOn: () => void;
  /** `goesOn` means that the value continues the typing before it, so undo takes both as one step. */
  readonly change: (value: Value | null, goesOn?: boolean) => void;
}

/** Draws the editor that fits the kind of a field. */
export function FieldEditor({ sheet, field, value, round, seat, isTyping, type, goOn, change }: FieldEditorProps) {
  const formatPhrase = useFormatPhrase();
  const label = formatPhrase(fieldName(sheet, field));
  if (field.kind === 'flag') return <Toggle label={label} value={value === true} change={(on) => change(on || null)} />;
  if (field.kind === 'count' && !isTyped(field)) {
    const counted = typeof value === 'number' ? value : field.min;
    return (
      <NumberRow
        label={label}
        value={counted}
        min={field.min}
        max={field.max}
        change={(number, goesOn) => change(number === field.min ? null : number, goesOn)}
      />
    );
  }
  return (
    <View style={styles.field}>
      <Text type="strong">{label}</Text>
      {isTyped(field) && (
        <SumField
          label={label}
          value={value === undefined ? '' : String(value)}
          isOpen={isTyping}
          open={type}
          goOn={goOn}
          change={(text, goesOn) => change(readTyped(field, text), goesOn)}
        />
      )}
      {field.kind === 'seat' && <People sheet={sheet} label={label} value={value} change={change} />}
      {field.kind === 'choice' && (
        <View role="radiogroup" aria-label={label} style={styles.chips}>
          {field.of.map((option) => (
            <Chip
              key={option}
              label={formatPhrase(
                seat === COMMON ? answerName(sheet, field, String(option)) : valueName(sheet, option),
              )}
              isChosen={option === value}
              press={() => change(option === value ? null : option)}
            />
          ))}
        </View>
      )}
      {field.kind === 'cards' && (
        <LaidCards sheet={sheet} field={field} label={label} value={value} round={round} seat={seat} change={change} />
      )}
    </View>
  );
}

function People({
  sheet,
  label,
  value,
  change,
}: {
  sheet: OpenSheet;
  label: string;
  value: Value | undefined;
  change: (seat: number | null) => void;
}) {
  const t = useWords();
  return (
    <View role="radiogroup" aria-label={label} style={styles.chips}>
      {sheet.players.map(({ name, mark }, seat) => (
        <Chip
          key={seat}
          mark={mark}
          label={name}
          aria={t('person.label', { name, mark: t(`mark.${mark}`) })}
          isChosen={seat === value}
          press={() => change(seat === value ? null : seat)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: space.s },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
