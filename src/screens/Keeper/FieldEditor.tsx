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
  /** What the others have entered in this round, by seat; for cards that only one can have. */
  readonly others: readonly (SheetEntry | null)[];
  /** The keys for a sum are this field's. */
  readonly isTyping: boolean;
  readonly type: () => void;
  /** What comes after this one. */
  readonly goOn: () => void;
  /** `goesOn`: somebody types on. */
  readonly change: (value: Value | null, goesOn?: boolean) => void;
}

/** So few numbers stand side by side: one touch instead of several. */
const SIDE_BY_SIDE = 6;

/** Asks for one thing, in the way of its kind. */
export function FieldEditor({ sheet, field, value, others, isTyping, type, goOn, change }: FieldEditorProps) {
  const phrase = useFormatPhrase();
  const label = phrase(fieldName(sheet, field));
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
          of={numbers(field.min, field.max).map((one) => ({ value: one, label: String(one) }))}
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
          {field.of.map((one) => (
            <Chip
              key={one}
              label={phrase(valueName(sheet, one))}
              isChosen={one === value}
              press={() => change(one === value ? null : one)}
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
              label: phrase(valueName(sheet, card)),
              ...(owner >= 0 && { owner: sheet.players[owner].name }),
            };
          })}
          change={change}
        />
      )}
    </View>
  );
}

const numbers = (from: number, to: number): number[] =>
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
