import type { Sitter } from '../../match/types';
import type { ChosenSeat } from '../../storage/choices';
import { Text } from '../../theme/Text';
import { useFormatPhrase } from '../../words/useWords';
import { Section } from '../parts/Panel';
import { Toggle } from '../parts/Toggle';

interface DeclinesProps {
  readonly id: string;
  readonly seats: readonly ChosenSeat[];
  readonly sitters: readonly Sitter[];
  readonly change: (seats: readonly ChosenSeat[]) => void;
}

/**
 * Chooses for which people the app declines by itself when they can do nothing else; the text says what that reveals.
 */
export function Declines({ id, seats, sitters, change }: DeclinesProps) {
  const formatPhrase = useFormatPhrase();
  if (!seats.some(({ kind }) => kind === 'person')) return null;
  return (
    <Section title={formatPhrase({ key: `${id}:decline.name` })}>
      <Text type="label" colour="quiet">
        {formatPhrase({ key: `${id}:decline.about` })}
      </Text>
      {seats.map((seat, at) =>
        seat.kind === 'person' ? (
          <Toggle
            key={seat.person}
            label={sitters[at].name}
            value={seat.declines === true}
            change={(declines) => change(seats.map((other, index) => (index === at ? { ...seat, declines } : other)))}
          />
        ) : null,
      )}
    </Section>
  );
}
