import { Text } from 'react-native';

import { deckDrawing, type Deck, type DeckMove } from './deckGame';

/** The least that a face of the game of decks says. */
export const deckFace = {
  ...deckDrawing,
  id: 'deck',
  aspect: 1.4,
  listHandles: (_view: Deck, _seat: number, { to }: DeckMove) => [{ place: to }],
  describeMove: (_view: Deck, _seat: number, { type }: DeckMove) => ({ key: type }),
  prompt: () => ({ key: 'your turn' }),
  status: () => ({ key: 'round' }),
  Face: ({ face }: { face: string | null }) => <Text>{face ?? 'back'}</Text>,
  Ground: () => null,
};
