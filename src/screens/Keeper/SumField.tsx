import { useEffect, useRef, useState } from 'react';
import { Platform, Pressable, StyleSheet, View, type TextInput } from 'react-native';

import { evaluateSum } from '../../rules/kernel/sum';
import { TARGET, radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { TextField } from '../../theme/TextField';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

const ERASE = '⌫';
const NEXT = '→';
/** Four in a row, so that a small phone shows them all. */
const KEYS = ['1', '2', '3', ERASE, '4', '5', '6', '-', '7', '8', '9', '+', '0', NEXT] as const;
const LONGEST = 60;

interface SumFieldProps {
  readonly label: string;
  readonly value: string;
  /** Whether this field's keys are shown. */
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Called on Enter: moves on to the next field. */
  readonly goOn: () => void;
  /** `goesOn` means that the value continues the typing before it. */
  readonly change: (value: string | null, goesOn: boolean) => void;
}

/** A number, or a sum such as 12+5−3. It has its own keys, as not every phone keyboard has plus and minus at hand. */
export function SumField({ label, value, isOpen, open, goOn, change }: SumFieldProps) {
  const t = useWords();
  const { colours } = useTheme();
  const [typed, setTyped] = useState(value);
  const hasTyped = useRef(false);
  const input = useRef<TextInput>(null);
  const sum = evaluateSum(typed);

  useEffect(() => {
    if (!isOpen || Platform.OS !== 'web') return;
    // A dialog that opens first remembers the focused element; focusing before that would break its return of focus.
    const timer = setTimeout(() => input.current?.focus());
    return () => clearTimeout(timer);
  }, [isOpen]);
  const isSum = /\d[+-]/.test(typed);

  function enter(next: string) {
    const text = next.replace(/[^\d+−–-]/g, '').slice(0, LONGEST);
    setTyped(text);
    if (text !== '' && evaluateSum(text) === null) return;
    change(text === '' ? null : text, hasTyped.current);
    hasTyped.current = true;
  }

  function press(key: (typeof KEYS)[number]) {
    if (key === NEXT) goOn();
    else enter(key === ERASE ? typed.slice(0, -1) : typed + key);
  }
  const nameOf = (key: (typeof KEYS)[number]) => {
    if (key === NEXT) return t('keeper.nextField');
    if (key === ERASE) return t('keeper.erase');
    return key === '-' ? t('keeper.minus') : key === '+' ? t('keeper.plus') : key;
  };

  return (
    <View style={styles.whole}>
      <View style={styles.row}>
        <TextField
          ref={input}
          label={label}
          letters="number"
          placeholder=""
          inputMode="none"
          value={typed}
          onChangeText={enter}
          onFocus={open}
          submitBehavior="submit"
          onSubmitEditing={goOn}
          style={[styles.input, isOpen && { borderColor: colours.glow }]}
        />
        <Text type="number" colour="active" role="status" style={styles.sum}>
          {isSum && sum !== null ? `= ${sum}` : ''}
        </Text>
      </View>
      {isOpen && (
        <View style={styles.keys}>
          {KEYS.map((key) => (
            <Key key={key} label={key === '-' ? '−' : key} aria={nameOf(key)} press={() => press(key)} />
          ))}
        </View>
      )}
    </View>
  );
}

/** A key for fingers. It is left out of the tab order, since whoever has a keyboard types instead. */
function Key({ label, aria, press }: { label: string; aria: string; press: () => void }) {
  const { colours } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={aria}
      tabIndex={-1}
      onPress={press}
      style={({ pressed }) => [styles.key, { backgroundColor: colours.chip }, pressed && styles.pressed]}
    >
      <Text type="number">{label}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.m },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  input: {
    flex: 1,
    minWidth: 0,
    minHeight: TARGET + 8,
  },
  sum: { minWidth: 72 },
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  key: {
    flexGrow: 1,
    flexBasis: '21%',
    minHeight: TARGET + 4,
    borderRadius: radius.m,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pressed: { opacity: 0.6 },
});
