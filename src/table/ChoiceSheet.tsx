import { BottomSheet } from '../theme/BottomSheet';
import { Button, type ButtonProps } from '../theme/Button';
import { useWords } from '../words/useWords';

export interface ChoiceSheetProps {
  /** The question; by default, which of several moves is meant. */
  readonly question?: string;
  readonly choices: readonly {
    readonly label: string;
    readonly run: () => void;
    readonly look?: ButtonProps['look'];
  }[];
  onClose(): void;
}

/** Asks a question over the table and offers the answers. */
export function ChoiceSheet({ question, choices, onClose }: ChoiceSheetProps) {
  const t = useWords();
  return (
    <BottomSheet title={question ?? t('table.choose')} onClose={onClose}>
      {choices.map(({ label, run, look = 'second' }) => (
        <Button key={label} label={label} look={look} onPress={run} />
      ))}
    </BottomSheet>
  );
}
