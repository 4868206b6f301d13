import { BottomSheet } from '../theme/BottomSheet';
import { Button } from '../theme/Button';
import { useWords } from '../words/useWords';

export interface ChoiceSheetProps {
  /** What is asked; left out: which of several moves of one hand is meant. */
  readonly question?: string;
  readonly choices: readonly { readonly label: string; readonly run: () => void }[];
  onClose(): void;
}

/** A question over the table, and its answers. */
export function ChoiceSheet({ question, choices, onClose }: ChoiceSheetProps) {
  const words = useWords();
  return (
    <BottomSheet title={question ?? words('table.choose')} onClose={onClose}>
      {choices.map(({ label, run }) => (
        <Button key={label} label={label} look="second" onPress={run} />
      ))}
    </BottomSheet>
  );
}
