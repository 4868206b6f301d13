import { StyleSheet, View } from 'react-native';

import type { OpenSheet } from '../../keeper/types';
import type { SheetEntry, SheetField, Value } from '../../rules/kernel/sheet';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { Chip } from '../parts/Chip';
import { RadioGroup } from '../parts/RadioGroup';
import { Stepper } from '../parts/Stepper';
import { Toggle } from '../parts/Toggle';

import { CardsField } from './CardsField';
import { fieldName, valueName } from './sheetWords';
import { SumField } from './SumField';

interface FieldEditorProps {
  readonly sheet: OpenSheet;
  readonly field: SheetField;
  readonly value: Value | undefined;
  /** What the others entered in this round, by seat; for cards that only one player can have. */
  readonly others: readonly (SheetEntry | null)[];
  /** Whether the number keys on the screen belong to this field. */
  readonly isTyping: boolean;
  readonly type: () => void;
  /** Moves on to the next field. */
  readonly goOn: () => void;
  /** `goesOn` means that the value continues the typing before it, so undo takes both as one step. */
  readonly change: (value: Value | null, goesOn?: boolean) => void;
}

/** Ranges shorter than this stand side by side, so that one touch is enough. */
const SIDE_BY_SIDE = 6;

/** Draws the editor that fits the kind of a field. */
export function FieldEditor({ sheet, field, value, others, isTyping, type, goOn, change }: FieldEditorProps) {
  const formatPhrase = useFormatPhrase();
  const label = formatPhrase(fieldName(sheet, field));
  if (field.kind === 'flag') return <Toggle label={label} value={value === true} change={(on) => change(on || null)} />;
  const isStepped = field.kind === 'count' && field.max - field.min >= SIDE_BY_SIDE;
  const least = field.kind === 'count' ? field.min : 0;
  const counted = typeof value === 'number' ? value : least;
  const count = (number: number, goesOn?: boolean) => change(number === least ? null : number, goesOn);
  return (
    <View style={styles.field}>
      <View style={isStepped ? styles.row : null}>
        <Text type="strong" style={styles.label}>
          {label}
        </Text>
        {isStepped && <Stepper label={label} value={counted} min={field.min} max={field.max} change={count} />}
      </View>
      {field.kind === 'count' && !isStepped && (
        <RadioGroup
          label={label}
          value={counted}
          choose={count}
          of={listNumbers(field.min, field.max).map((option) => ({ value: option, label: String(option) }))}
        />
      )}
      {field.kind === 'sum' && (
        <SumField
          label={label}
          value={typeof value === 'string' ? value : ''}
          isOpen={isTyping}
          open={type}
          goOn={goOn}
          change={change}
        />
      )}
      {field.kind === 'seat' && <People sheet={sheet} label={label} value={value} change={change} />}
      {field.kind === 'choice' && (
        <View role="radiogroup" aria-label={label} style={styles.chips}>
          {field.of.map((option) => (
            <Chip
              key={option}
              label={formatPhrase(valueName(sheet, option))}
              isChosen={option === value}
              press={() => change(option === value ? null : option)}
            />
          ))}
        </View>
      )}
      {field.kind === 'cards' && (
        <CardsField
          label={label}
          most={field.most}
          each={field.each}
          value={Array.isArray(value) ? value : []}
          of={field.of.map((card) => {
            const owner = field.only
              ? others.findIndex(
                  (entry) =>
                    entry !== null &&
                    Array.isArray(entry[field.name]) &&
                    (entry[field.name] as readonly unknown[]).includes(card),
                )
              : -1;
            return {
              value: card,
              label: formatPhrase(valueName(sheet, card)),
              ...(owner >= 0 && { owner: sheet.players[owner].name }),
            };
          })}
          change={change}
        />
      )}
    </View>
  );
}

const listNumbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

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
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.s },
  label: { flexShrink: 1 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
