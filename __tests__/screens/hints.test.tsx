import { screen } from '@testing-library/react-native';

import { openMatches } from '../../src/match/matches';
import { games } from '../../src/rules';
import { openDocuments } from '../../src/storage/documents';
import type { Stores } from '../../src/storage/store';

import { layOut, openAt, pass, press } from './atTable';
import { bot, deviceWith, ola } from './renderApp';

afterEach(() => jest.restoreAllMocks());

/** A match of Nightmare Cathedral at the first own turn. */
function beforeOwnTurn(stores: Stores): number {
  const match = openMatches({ stores, games }).begin({
    game: 'nightmare-cathedral',
    sitters: [ola, bot],
    options: {},
    first: 0,
    seed: 3,
  });
  for (let i = 0; i < 6; i++) {
    const [seat] = match.showing.getState().waiting;
    const { engine } = match;
    match.play(seat, engine.moves(match.showing.getState().view, seat)[0]);
  }
  return match.id;
}

const TURN = /^Spaces beside your Dreamer’s bed are closed/;

async function open(stores: Stores, match: number) {
  await openAt(stores, `play/${match}`);
  await layOut(390, 724);
  await pass(600);
}

test('what is met for the first time is explained once on a device', async () => {
  const stores = deviceWith({ language: 'en', speed: 'off' });
  await open(stores, beforeOwnTurn(stores));
  screen.getByText(TURN);
  await press('Close the message');
  expect(screen.queryByText(TURN)).toBeNull();
  expect(openDocuments(stores).settings.get().hinted).toEqual(['nightmare-cathedral:turn']);
});

test('a hint that was read, and all hints where they are off, stay away', async () => {
  for (const settings of [{ hinted: ['nightmare-cathedral:turn'] }, { hints: false }]) {
    const stores = deviceWith({ language: 'en', speed: 'off', ...settings });
    await open(stores, beforeOwnTurn(stores));
    expect(screen.queryByText(TURN)).toBeNull();
    screen.unmount();
  }
});

test('the menu tells what each choice would bring now', async () => {
  const stores = deviceWith({ language: 'en', speed: 'off', hints: false });
  await open(stores, beforeOwnTurn(stores));
  await press('Match menu');
  await press('What may I do?');
  screen.getByText(/^Summon: \d from fortresses/);
  expect(screen.getAllByText(/^Then your Dreamer sleeps at/)).toHaveLength(5);
});
