import { screen } from '@testing-library/react-native';

import { openMatches } from '../../src/match/matches';
import { thinkForSeat } from '../../src/match/thinkForSeat';
import { games } from '../../src/rules';
import { createDice } from '../../src/rules/kernel/chance';
import type { Stores } from '../../src/storage/store';

import { openAt, pass } from './atTable';
import { bot, deviceWith, jan, languages, ola, playSen } from './renderApp';

/**
 * A match of Koty of a person, who takes any of the moves offered, with a bot. It would not end if the person only
 * exchanged cards: the bot, left alone, keeps its good cats where they are instead of laying the last nines.
 */
function playKoty(stores: Stores): number {
  const dice = createDice(7);
  const match = openMatches({ stores, games }).begin({ game: 'koty', seed: 7, first: 0, sitters: [ola, bot] });
  for (let decisions = 0; match.showing.getState().status === 'underWay'; decisions++) {
    if (decisions === 2000) throw new Error('the match does not end');
    const { waiting, viewer, moves } = match.showing.getState();
    const [seat] = waiting;
    if (seat === viewer) {
      match.play(seat, match.findAppMove(seat) ?? moves[dice.random(moves.length)]);
      continue;
    }
    const thought = match.startThinking(thinkForSeat, seat);
    let slice = thought.next();
    while (!slice.done) slice = thought.next();
    match.play(seat, slice.value);
  }
  return match.id;
}

/** Slices of thinking have a timer between them. */
async function waitFor(isThere: () => boolean): Promise<void> {
  for (let round = 0; round < 100 && !isThere(); round++) await pass(100);
}

test.each(languages)('after a match of Koty it is told which decisions cost most (%s)', async (language) => {
  const stores = deviceWith({ language });
  const id = playKoty(stores);
  await openAt(stores, `result/${id}`);
  const moment = language === 'pl' ? /Ruch \d+, Ola: −\d+$/ : /Move \d+, Ola: −\d+$/;
  await waitFor(() => screen.queryAllByText(moment).length > 0);
  expect(screen.getAllByText(moment).length).toBeGreaterThan(0);
  expect(
    screen.getAllByText(language === 'pl' ? /^Zagrano: .+ Lepiej: / : /^Played: .+ Better: /).length,
  ).toBeGreaterThan(0);
  screen.getByText(language === 'pl' ? /^Ola oddaje na ruch / : /^Ola gave away /);
  screen.getByLabelText(language === 'pl' ? /Ola: \d+ na 100 po ćwiartce/ : /Ola: \d+ in 100 after a quarter/);
  expect(screen.queryByText(/^review\./)).toBeNull();
});

test('where nothing was learned nothing is told, and nothing is missing', async () => {
  const stores = deviceWith({ language: 'en' });
  const id = playSen(stores, [ola, jan, bot], Infinity, { end: 'rounds', rounds: 1 });
  await openAt(stores, `result/${id}`);
  await pass(100);
  screen.getByText('Where the points come from');
  expect(screen.queryByText('Review of the match')).toBeNull();
});
