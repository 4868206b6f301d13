import { Button } from '../theme/Button';
import { useWords } from '../words/useWords';
import { Sheet } from './Sheet';

export interface ChoiceSheetProps {
  readonly choices: readonly { readonly label: string; readonly run: () => void }[];
  onClose(): void;
}

/** When one hand can mean several moves: which one? */
export function ChoiceSheet({ choices, onClose }: ChoiceSheetProps) {
  const words = useWords();
  return (
    <Sheet title={words('table.choose')} onClose={onClose}>
      {choices.map(({ label, run }) => (
        <Button key={label} label={label} look="second" onPress={run} />
      ))}
    </Sheet>
  );
}
