import { screen } from '@testing-library/react-native';

import { openMatches } from '../../src/match/matches';
import type { Match } from '../../src/match/types';
import { games } from '../../src/rules';

import { layOut, openAt, pass, press } from './atTable';
import { bot, deviceWith, jan, languages, ola, playSen } from './renderApp';

/** Slices of thinking have a timer between them. */
async function waitFor(isThere: () => boolean): Promise<void> {
  for (let round = 0; round < 100 && !isThere(); round++) await pass(100);
}

const WORDS = { pl: { ask: 'Rada', close: 'Schowaj radę' }, en: { ask: 'Advice', close: 'Put the advice away' } };

test.each(languages)('advice is rung on the table, said, and put away again (%s)', async (language) => {
  const stores = deviceWith({ language, hints: false, speed: 'off' });
  openMatches({ stores, games }).begin({ game: 'koty', seed: 7, first: 0, sitters: [ola, bot] });
  await openAt(stores, 'play/1');
  await layOut(360, 560);
  await pass(600);
  await press(WORDS[language].ask);
  await waitFor(() => screen.queryByTestId('advice') !== null);
  const said = `${screen.getByTestId('advice').props['aria-label']}`;
  expect(said).toMatch(language === 'pl' ? /^A, \d+ na 100: / : /^A, \d+ in 100: /);
  expect(said).not.toMatch(/advice\.|\{\{|undefined/);
  expect(screen.queryByTestId('ring:A') ?? screen.queryByText(/^A ~?\d+%/)).not.toBeNull();
  await press(WORDS[language].close);
  expect(screen.queryByTestId('advice')).toBeNull();
});

test('passing round there is no advice, and the menu says why', async () => {
  const stores = deviceWith({ language: 'en', hints: false, speed: 'off', handOver: 'needed' });
  openMatches({ stores, games }).begin({ game: 'koty', seed: 7, first: 0, sitters: [ola, jan] });
  await openAt(stores, 'play/1');
  await pass(600);
  expect(screen.queryByLabelText('Advice')).toBeNull();
});

test('the result says how often somebody had advice', async () => {
  const stores = deviceWith({ language: 'en' });
  const id = playSen(stores, [ola, bot], 4, { end: 'rounds', rounds: 1 });
  const matches = openMatches({ stores, games });
  const match = matches.open(id) as Match;
  match.countAdvice(0);
  match.countAdvice(0);
  match.abandon();
  await openAt(stores, `result/${id}`);
  await pass(100);
  screen.getByText('2 hints');
});
