import { render } from '@testing-library/react-native';
import { Text } from 'react-native';

import { assignViews } from '../../src/table/assignViews';
import { listTargets, findLightArea, listResting } from '../../src/table/listTargets';
import { PieceView } from '../../src/table/PieceView';
import { getPose, NO_POSE } from '../../src/table/pose';
import { createRaisedPiece } from '../../src/table/raisedPiece';
import type { Piece, Place } from '../../src/table/scene';
import { settlePieces } from '../../src/table/shownPiece';
import { getPoseOfCard, type Slot } from '../../src/table/slots';

const ASPECT = 1.4;
const at = { place: 'here', x: 50, y: 60, width: 40, turn: 0, depth: 1, label: { key: 'x' } };
const card: Piece = { ...at, key: 'card', face: 'card' };
const token: Piece = { ...at, key: 'token', face: 'token', isToken: true };
const place: Place = { key: 'here', x: 50, y: 60, width: 44, height: 44, label: { key: 'here' } };
const Face = ({ face }: { face: string | null }) => <Text>{face ?? 'back'}</Text>;

const heightIn = (piece: Piece) => [
  findLightArea(place, [piece], ASPECT).height,
  listResting([piece], ASPECT, new Map())[0].height,
];

test('a token is as high as it is wide, a card is not', () => {
  expect(heightIn(token)).toEqual([40, 40]);
  expect(heightIn(card)).toEqual([56, 56]);
  const beside = { ...token, key: 'other', x: 90 };
  const grips = listTargets(
    { pieces: [token, beside], places: [place], plates: [] },
    ASPECT,
    new Map([
      ['token', 0],
      ['other', 1],
    ]),
  );
  expect(grips.filter(({ kind }) => kind === 'card').map(({ height }) => height)).toEqual([40, 40]);
});

test.each([
  ['a card', card, true],
  ['a token', token, false],
])('%s has a back: %#', (_, piece, hasBack) => {
  const slot = {
    progress: { get: () => 1 },
    leg: { get: () => ({ since: 0, from: NO_POSE, to: NO_POSE, isStill: false }) },
  } as unknown as Slot;
  const [shown] = settlePieces(assignViews([], { pieces: [piece], places: [place], plates: [] }, []));
  const { queryByText } = render(
    <PieceView
      shown={shown}
      delay={0}
      slot={slot}
      base={40}
      aspect={ASPECT}
      mayTake={false}
      isChosen={false}
      raised={createRaisedPiece()}
      Face={Face}
    />,
  );
  expect(queryByText('back', { includeHiddenElements: true }) !== null).toBe(hasBack);
  expect(queryByText(piece.face!, { includeHiddenElements: true })).not.toBeNull();
});

test('until its slot was set for it, a card lies where it begins, not where the last one of its view number came to lie', () => {
  const old = getPose({ ...card, x: 300 });
  const first = { ...getPose(card), fade: 0 };
  const slot = {
    progress: { get: () => 1 },
    leg: { get: () => ({ since: 3, from: old, to: old, isStill: false }) },
  } as unknown as Slot;
  expect(getPoseOfCard(slot, 4, first)).toBe(first);
  expect(getPoseOfCard(slot, 3, first)).toBe(old);
});
