import { TextField } from '../../theme/TextField';

const LONGEST = 24;

/** A one-line text input: the name of a game or of a category. */
export function LineField({ label, value, change }: { label: string; value: string; change: (value: string) => void }) {
  return <TextField label={label} value={value} onChangeText={change} maxLength={LONGEST} />;
}
