import type { StyleProp, TextStyle } from 'react-native';

import { LONGEST_NAME } from '../../storage/people';
import { TextField } from '../../theme/TextField';
import { useWords } from '../../words/useWords';

interface NameFieldProps {
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly onDone: () => void;
  readonly isFirst?: boolean;
  readonly style?: StyleProp<TextStyle>;
}

/** Where a person's name is typed. */
export function NameField({ name, setName, onDone, isFirst = false, style }: NameFieldProps) {
  const t = useWords();
  return (
    <TextField
      label={t('person.name')}
      value={name}
      onChangeText={setName}
      onSubmitEditing={onDone}
      maxLength={LONGEST_NAME}
      autoFocus={isFirst}
      autoCapitalize="words"
      autoCorrect={false}
      returnKeyType="done"
      style={style}
    />
  );
}
