import { TextField } from '../../theme/TextField';
import { useWords } from '../../words/useWords';

/** Where letters of a card's name are typed. */
export function CardSearch({ sought, seek }: { sought: string; seek: (sought: string) => void }) {
  const t = useWords();
  return (
    <TextField
      label={t('keeper.findCard')}
      placeholder={t('keeper.find')}
      value={sought}
      onChangeText={seek}
      autoCorrect={false}
    />
  );
}
