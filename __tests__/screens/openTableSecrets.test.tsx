import { act, fireEvent, screen } from '@testing-library/react-native';

import { face, words } from '../../src/games/cat-lady/face';
import type { Sitter } from '../../src/match/types';
import { faceOf } from '../../src/rules/cat-lady/cards';
import { NOBODY } from '../../src/rules/kernel/zones';
import { openDevice } from '../../src/screens/openDevice';
import { createMemoryStores } from '../../src/storage/memoryStores';
import type { GameFace } from '../../src/table/face';
import { addWords, setLanguage } from '../../src/words/words';

import { layOut, searchMatch, sitDown, type SecretsKit } from './secretsSuite';

const kit: SecretsKit = {
  face,
  words,
  areUnique: false,
  pictured: (text) =>
    [...text.matchAll(/assets\/cat-lady\/(?:large\/|small\/)?([a-zA-Z0-9]+)\.webp/g)]
      .map(([, picture]) => picture)
      .filter((picture) => picture !== 'back' && picture !== 'strayBack'),
  pictureOf: (card) => String(faceOf(card).key),
  named: () => [],
};

const sitters: readonly Sitter[] = ['Ala', 'Ben', 'Cyd'].map((name, seat) => ({
  kind: 'person',
  person: seat + 1,
  name,
  mark: (['circle', 'square', 'star'] as const)[seat],
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([1, 2])(
  'match %i: the open table draws what lies open to all, a hand is drawn for its own person alone',
  (seed) => {
    const { curtains, open, own, hidden } = searchMatch(kit, { seed, isOpenTable: true, decisions: 24 });
    expect(Math.min(curtains, open, own, hidden)).toBeGreaterThan(3);
  },
);

test('cards that nobody touches for 20 seconds are hidden, and there is a way back from the curtain', async () => {
  setLanguage('en');
  addWords('cat-lady', words);
  const stores = createMemoryStores();
  const device = { ...openDevice(stores), reopen: () => {} };
  const match = device.matches.begin({ game: 'cat-lady', sitters, first: 0, seed: 1, openTable: true });
  while (match.engine.waiting(match.showing.getState().view)[0] !== 0 || match.showing.getState().view.played < 4) {
    const { asked, moves, waiting } = match.showing.getState();
    if (asked === waiting[0] && moves.length > 0) match.play(asked, moves[0]);
    else match.ask(waiting[0]);
  }
  match.ask(0);
  sitDown(match, face as unknown as GameFace, device);
  layOut();
  screen.getByText(/^Ala: /);
  act(() => fireEvent.press(screen.getByRole('button', { name: 'My cards' })));
  expect(match.showing.getState().curtain).toBe(0);
  act(() => fireEvent.press(screen.getByRole('button', { name: 'Back to the table' })));
  expect(match.showing.getState()).toMatchObject({ curtain: null, viewer: NOBODY, asked: 0 });
  layOut();
  act(() => fireEvent.press(screen.getByRole('button', { name: 'My cards' })));
  act(() => match.take());
  layOut();
  screen.getByRole('button', { name: 'Hide my cards' });
  await act(() => jest.advanceTimersByTimeAsync(19_000));
  expect(match.showing.getState().viewer).toBe(0);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(match.showing.getState()).toMatchObject({ viewer: NOBODY, asked: 0 });
}, 60_000);
