import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { openMatches } from '../../src/match/matches';
import { games } from '../../src/rules';
import { openDocuments } from '../../src/storage/documents';
import type { Stores } from '../../src/storage/store';

import { deviceWith, languages, settled, startApp } from './renderApp';

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const choose = (name: string | RegExp) => fireEvent.press(screen.getByRole('radio', { name }));

async function openNewMatch(stores: Stores) {
  await startApp(stores);
  press(/^(Play|Zagraj)$/);
  await screen.findByText(/^(Who starts|Kto zaczyna)$/);
}

async function begin(stores: Stores, name: string) {
  press(name);
  const match = openMatches({ stores, games }).list().underWay[0];
  const opened = openMatches({ stores, games }).open(match.id);
  await settled();
  if ('refused' in opened) throw new Error(opened.refused);
  return { ...match, first: opened.showing.getState().view.first };
}

async function addPerson(name: string) {
  press(/^(Add|Dodaj)$/);
  if (!screen.queryByLabelText('Name')) press('New person');
  fireEvent.changeText(screen.getByLabelText('Name'), name);
  press('Save');
}

test('a game with nothing to choose shows no empty panel for it', async () => {
  await openNewMatch(deviceWith({ language: 'en' }));
  screen.getByText('Rules of this match');
  await act(async () => choose('3 Chapters'));
  await waitFor(() => expect(screen.queryByText('Rules of this match')).toBeNull());
  screen.getByText('Who starts');
});

test.each(languages)('at first it is one person against a bot, and says everything in words (%s)', async (language) => {
  await openNewMatch(deviceWith({ language }));
  screen.getByRole('button', { name: language === 'pl' ? /Miejsce 1: Gracz, Osoba/ : /Seat 1: Player, Person/ });
  screen.getByRole('button', {
    name: language === 'pl' ? /Miejsce 2: Drzemka, spryciarz/ : /Seat 2: Snooze, sly one/,
  });
  screen.getByRole('radio', { name: language === 'pl' ? 'Spokojna noc' : 'Quiet night' });
  // Such a text would be a key without words.
  expect(screen.queryByText(/^(option|preset|new|starts|level)\./)).toBeNull();
});

test('people and bots sit down, and the match begins with them and these rules', async () => {
  const stores = deviceWith({ language: 'en' });
  await openNewMatch(stores);
  await addPerson('Ola');
  press(/^Add$/);
  choose('Bot');
  press('old hand');
  choose('a number of rounds');
  press(/^More: /);
  const match = await begin(stores, 'Let’s play');
  expect(match.sitters.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'Player'],
    ['bot', 'Snooze'],
    ['person', 'Ola'],
    ['bot', 'Patch'],
  ]);
  expect(new Set(match.sitters.map(({ mark }) => mark)).size).toBe(4);
  expect(match.options).toMatchObject({ end: 'rounds', rounds: 11 });
});

test('what was chosen last is there the next time', async () => {
  const stores = deviceWith({ language: 'en' });
  openDocuments(stores).people.change({ known: [{ id: 7, name: 'Ola', mark: 'star' }], next: 8 });
  openDocuments(stores).choices.change({
    games: {
      sen: {
        seats: [
          { kind: 'person', person: 7 },
          { kind: 'bot', level: 'hard' },
          { kind: 'person', person: 99 },
        ],
        options: { penalty: 15, limit: 5000 },
        first: 'chosen',
      },
    },
  });
  await openNewMatch(stores);
  expect(screen.getByRole('radio', { name: /I choose/ })).toBeChecked();
  choose('Patch');
  const match = await begin(stores, 'Let’s play');
  expect(match.sitters).toMatchObject([{ person: 7, mark: 'star' }, { level: 'hard' }]);
  expect(match.options).toMatchObject({ penalty: 15, limit: 100 });
  expect(match.first).toBe(1);
  expect(openDocuments(stores).choices.get().games.sen.first).toBe('chosen');
});

test('somebody is renamed, moved and taken away', async () => {
  const stores = deviceWith({ language: 'en' });
  await openNewMatch(stores);
  await addPerson('Ola');
  press(/^Seat 1: Player/);
  press('Change Player');
  fireEvent.changeText(screen.getByLabelText('Name'), 'Ola');
  screen.getByText('Somebody here already has this name.');
  fireEvent.changeText(screen.getByLabelText('Name'), 'Jan');
  fireEvent.press(screen.getByRole('radio', { name: 'green cross' }));
  press('Save');
  press(/^Seat 1: Jan, Person, green cross/);
  press('Move later');
  press('Close');
  press(/^Seat 1: Snooze/);
  press('Remove from the table');
  const match = await begin(stores, 'Let’s play');
  expect(match.sitters.map(({ name, mark }) => [name, mark])).toEqual([
    ['Jan', 'cross'],
    ['Ola', expect.anything()],
  ]);
});

test('a preset sets all options at once', async () => {
  const stores = deviceWith({ language: 'pl' });
  await openNewMatch(stores);
  expect(screen.getByRole('radio', { name: 'Spokojna noc' })).toBeChecked();
  choose('Burzliwa noc');
  expect(screen.getByRole('switch', { name: 'Wiem, co mam' })).toBeChecked();
  choose('Krótka drzemka');
  expect(screen.getByRole('switch', { name: 'Wiem, co mam' })).not.toBeChecked();
  const match = await begin(stores, 'Gramy');
  expect(match.options).toMatchObject({ end: 'rounds', rounds: 3, pairs: false });
});

describe('fingers on the glass', () => {
  const touch = (...fingers: [id: number, x: number][]) => ({
    nativeEvent: { touches: fingers.map(([identifier, pageX]) => ({ identifier, pageX, pageY: 100 })) },
  });

  async function toTheGlass() {
    const stores = deviceWith({ language: 'en' });
    await openNewMatch(stores);
    expect(screen.queryByRole('radio', { name: 'By touch' })).toBeNull(); // One person needs no choice by touch.
    await addPerson('Ola');
    choose('By touch');
    press('Fingers on the glass');
    return stores;
  }

  test('one of the fingers that rest is chosen, and its owner begins', async () => {
    const stores = await toTheGlass();
    const glass = screen.getByTestId('glass');
    fireEvent(glass, 'touchStart', touch([1, 50]));
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.queryByText('Chosen!')).toBeNull();
    fireEvent(glass, 'touchStart', touch([1, 50], [2, 200]));
    act(() => jest.advanceTimersByTime(1000));
    fireEvent(glass, 'touchMove', touch([1, 55], [2, 210])); // Trembling fingers must not restart the wait.
    act(() => jest.advanceTimersByTime(1000));
    screen.getByText('Chosen!');
    // The last such button is not her chip at the table.
    fireEvent.press(screen.getAllByRole('button', { name: 'Ola' }).at(-1)!);
    screen.getByText('Ola starts');
    const { sitters, first } = await begin(stores, 'Let’s play');
    expect(sitters[first].name).toBe('Ola');
  });

  test('who cannot touch lets it be drawn', async () => {
    await toTheGlass();
    press('Draw without fingers');
    press('Good');
    screen.getByText(/^(Player|Ola) starts$/);
  });
});

describe('Koty', () => {
  const four = {
    seats: [
      { kind: 'person', person: 7 },
      { kind: 'bot', level: 'easy' },
      { kind: 'person', person: 8 },
      { kind: 'bot', level: 'easy' },
    ],
    options: { teams: true },
    first: 'drawn',
  } as const;
  const known = [
    { id: 7, name: 'Ola', mark: 'star' },
    { id: 8, name: 'Jan', mark: 'drop' },
  ] as const;

  async function openKoty() {
    const stores = deviceWith({ language: 'en' });
    openDocuments(stores).people.change({ known, next: 9 });
    openDocuments(stores).choices.change({ games: { koty: four } });
    await openNewMatch(stores);
    await act(async () => choose('Koty'));
    await screen.findByText('By day');
    return stores;
  }

  test('who plays with whom is seen, and only where there can be teams', async () => {
    await openKoty();
    screen.getByLabelText('Ola and Jan');
    fireEvent.press(screen.getByRole('switch', { name: 'Teams of two' }));
    expect(screen.queryByLabelText('Ola and Jan')).toBeNull();
  });

  test('for whom the app may decline is chosen by person, told what it gives away, and remembered', async () => {
    const stores = await openKoty();
    screen.getByText(/gives away whether they could defend/);
    fireEvent.press(screen.getByRole('switch', { name: 'Jan' }));
    for (let more = 0; more < 2; more++) press('More: Moths');
    const match = await begin(stores, 'Let’s play');
    expect(match.sitters.map((sitter) => sitter.kind === 'person' && sitter.declines === true)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(match.options).toMatchObject({ teams: true, moth: 2, bat: 0, owl: 0, dragon: 0 });
    expect(openDocuments(stores).choices.get().games.koty.seats[2]).toMatchObject({ declines: true });
  });
});

test('several people are given an open table where the game has one, and what was chosen is kept', async () => {
  const stores = deviceWith({ language: 'en' });
  await openNewMatch(stores);
  await addPerson('Ola');
  expect(screen.queryByRole('switch', { name: 'Open table' })).toBeNull(); // Quiet night has secrets in every question.
  await act(async () => choose('Cat Lady'));
  await waitFor(() => expect(screen.queryByText('Rules of this match')).toBeNull());
  expect(screen.queryByRole('switch', { name: 'Open table' })).toBeNull(); // One person and a bot need none.
  await addPerson('Ewa');
  const table = screen.getByRole('switch', { name: 'Open table' });
  expect(table.props['aria-checked'] ?? table.props.accessibilityState?.checked).toBe(true);
  fireEvent.press(table);
  await begin(stores, 'Let’s play');
  expect(openDocuments(stores).choices.get().games['cat-lady']).toMatchObject({ openTable: false });
});

describe('Nightmare Cathedral', () => {
  test.each([
    ['en', 'The second Nightmare is the same as the first. Choose two different ones.', 'Let’s play', 'chosen'],
    ['pl', 'Drugi Koszmar jest taki sam jak pierwszy. Wybierz dwa różne.', 'Gramy', 'do wyboru'],
  ] as const)('the same Nightmare twice is refused in words (%s)', async (language, refusal, play, chosen) => {
    const stores = deviceWith({ language });
    await openNewMatch(stores);
    await act(async () => choose(/Nightmare Cathedral|Katedra/));
    await screen.findByRole('radio', { name: chosen });
    choose(chosen);
    const fewer = language === 'en' ? 'Less: Second Nightmare' : 'Mniej: Drugi Koszmar';
    for (let second = 5; second > 1; second--) {
      expect(screen.queryByRole('alert')).toBeNull();
      press(fewer);
    }
    expect(screen.getByRole('alert')).toHaveTextContent(refusal);
    press(play);
    expect(openMatches({ stores, games }).list().underWay).toEqual([]);
    press(fewer.replace('Less', 'More').replace('Mniej', 'Więcej'));
    expect(screen.queryByRole('alert')).toBeNull();
    const match = await begin(stores, play);
    expect(match.options).toMatchObject({ nightmares: 'chosen', firstNightmare: 1, secondNightmare: 2 });
  });
});
