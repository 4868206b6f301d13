import type { Sitter } from '../../match/types';
import type { ChosenSeat } from '../../storage/choices';
import { Text } from '../../theme/Text';
import { useFormatPhrase } from '../../words/useWords';
import { Panel } from '../parts/Panel';
import { Toggle } from '../parts/Toggle';

interface DeclinesProps {
  readonly id: string;
  readonly seats: readonly ChosenSeat[];
  readonly sitters: readonly Sitter[];
  readonly change: (seats: readonly ChosenSeat[]) => void;
}

/** For whom the app declines where nothing else can be done; its words say what that gives away. */
export function Declines({ id, seats, sitters, change }: DeclinesProps) {
  const phrase = useFormatPhrase();
  if (!seats.some(({ kind }) => kind === 'person')) return null;
  return (
    <Panel title={phrase({ key: `${id}:decline.name` })}>
      <Text type="label" colour="quiet">
        {phrase({ key: `${id}:decline.about` })}
      </Text>
      {seats.map((seat, at) =>
        seat.kind === 'person' ? (
          <Toggle
            key={seat.person}
            label={sitters[at].name}
            value={seat.declines === true}
            change={(declines) => change(seats.map((one, index) => (index === at ? { ...seat, declines } : one)))}
          />
        ) : null,
      )}
    </Panel>
  );
}
