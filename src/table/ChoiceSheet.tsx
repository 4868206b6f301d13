import { Button } from '../theme/Button';
import { useWords } from '../words/useWords';

import { Sheet } from './Sheet';

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
    <Sheet title={question ?? words('table.choose')} onClose={onClose}>
      {choices.map(({ label, run }) => (
        <Button key={label} label={label} look="second" onPress={run} />
      ))}
    </Sheet>
  );
}
