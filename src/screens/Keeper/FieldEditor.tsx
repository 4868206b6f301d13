import { StyleSheet, View } from 'react-native';

import type { KeptSheet } from '../../keeper/types';
import type { Entry, Field, Value } from '../../rules/kernel/sheet';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { usePhrase, useWords } from '../../words/useWords';
import { Chip } from '../parts/Chip';
import { Stepper } from '../parts/Stepper';
import { Toggle } from '../parts/Toggle';
import { CardsField } from './CardsField';
import { fieldName, valueName } from './sheetWords';
import { SumField } from './SumField';

interface FieldEditorProps {
  readonly sheet: KeptSheet;
  readonly field: Field;
  readonly value: Value | undefined;
  /** What the others have entered in this round, by seat; for cards that only one can have. */
  readonly others: readonly (Entry | null)[];
  readonly change: (value: Value | null) => void;
}

/** Asks for one thing, in the way of its kind. */
export function FieldEditor({ sheet, field, value, others, change }: FieldEditorProps) {
  const phrase = usePhrase();
  const label = phrase(fieldName(sheet, field));
  if (field.kind === 'flag') return <Toggle label={label} value={value === true} change={(on) => change(on || null)} />;
  return (
    <View style={styles.field}>
      <View style={field.kind === 'count' ? styles.row : null}>
        <Text type="strong" style={styles.label}>
          {label}
        </Text>
        {field.kind === 'count' && <Stepper label={label} value={typeof value === 'number' ? value : field.min} min={field.min} max={field.max} change={(count) => change(count === field.min ? null : count)} />}
      </View>
      {field.kind === 'sum' && <SumField label={label} value={typeof value === 'string' ? value : ''} change={change} />}
      {field.kind === 'seat' && <People sheet={sheet} label={label} value={value} change={change} />}
      {field.kind === 'choice' && (
        <View role="radiogroup" aria-label={label} style={styles.chips}>
          {field.of.map((one) => (
            <Chip key={one} label={phrase(valueName(sheet, one))} isChosen={one === value} press={() => change(one === value ? null : one)} />
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
            const owner = field.only ? others.findIndex((entry) => entry !== null && Array.isArray(entry[field.name]) && (entry[field.name] as readonly unknown[]).includes(card)) : -1;
            return { value: card, label: phrase(valueName(sheet, card)), ...(owner >= 0 && { owner: sheet.players[owner].name }) };
          })}
          change={change}
        />
      )}
    </View>
  );
}

function People({ sheet, label, value, change }: { sheet: KeptSheet; label: string; value: Value | undefined; change: (seat: number | null) => void }) {
  const t = useWords();
  return (
    <View role="radiogroup" aria-label={label} style={styles.chips}>
      {sheet.players.map(({ name, mark }, seat) => (
        <Chip key={seat} mark={mark} label={name} aria={t('person.label', { name, mark: t(`mark.${mark}`) })} isChosen={seat === value} press={() => change(seat === value ? null : seat)} />
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
