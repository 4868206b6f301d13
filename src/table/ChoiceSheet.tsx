import { BottomSheet } from '../theme/BottomSheet';
import { Button } from '../theme/Button';
import { useWords } from '../words/useWords';

export interface ChoiceSheetProps {
  /** The question; by default, which of several moves is meant. */
  readonly question?: string;
  readonly choices: readonly { readonly label: string; readonly run: () => void }[];
  onClose(): void;
}

/** Asks a question over the table and offers the answers. */
export function ChoiceSheet({ question, choices, onClose }: ChoiceSheetProps) {
  const t = useWords();
  return (
    <BottomSheet title={question ?? t('table.choose')} onClose={onClose}>
      {choices.map(({ label, run }) => (
        <Button key={label} label={label} look="second" onPress={run} />
      ))}
    </BottomSheet>
  );
}
