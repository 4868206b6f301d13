import { act, fireEvent, screen } from '@testing-library/react-native';
import { AppState } from 'react-native';

import { openMatches } from '../../src/match/matches';
import { games } from '../../src/rules';
import { openDocuments } from '../../src/storage/documents';
import type { Stores } from '../../src/storage/store';
import { Tabletop } from '../../src/table/Tabletop';

import { grip, grips, layOut, openAt, openCurtain, pass, press, tapAt } from './atTable';
import { bot, deviceWith, jan, ola, playSen } from './renderApp';

afterEach(() => jest.restoreAllMocks());

const quick = () => deviceWith({ language: 'en', speed: 'off' });
const matchesOf = (stores: Stores) => openMatches({ stores, games }).list();

async function open(stores: Stores, match: number) {
  await openAt(stores, `play/${match}`);
  await layOut();
}

const table = () => screen.queryByTestId('table');
const isMyTurn = () => screen.queryByRole('button', { name: 'WAKE UP!' }) !== null;

async function firstLook() {
  await grip(/^Your land 1,/);
  await pass(700);
  await grip(/^Your land 2,/);
  await pass(700);
  await press('Got it');
}

async function untilMyTurn() {
  for (let i = 0; i < 60 && !isMyTurn(); i++) await pass(500);
}

test('a whole match against a bot, by the grips alone, from the deal to the result', async () => {
  const stores = quick();
  await open(stores, playSen(stores, [ola, bot], 0, { end: 'rounds', rounds: 2 }));
  for (let i = 0; i < 400 && table(); i++) {
    const close = screen.queryAllByRole('button', { name: /^(Close|Next round|To the result)$/ }).at(-1);
    if (screen.queryByRole('button', { name: 'Yes' })) await press('Yes');
    else if (close)
      fireEvent.press(close); // This is the score of a round.
    else if (screen.queryByRole('button', { name: 'Got it' })) await press('Got it');
    else if (isMyTurn()) await (i > 60 ? press('WAKE UP!') : grip(/^Closed pile/));
    else if (screen.queryByRole('button', { name: /^Use:?/ })) await press(/^Use:?/);
    else if (grips().length > 0) {
      const all = grips();
      fireEvent(all[i % all.length], 'accessibilityAction', { nativeEvent: { actionName: 'activate' } });
    }
    await pass(600);
  }
  screen.getByRole('heading', { name: 'Result' });
  screen.getByText(/ wins$|^A tie/);
  expect(matchesOf(stores).finished).toHaveLength(1);
  expect(matchesOf(stores).underWay).toEqual([]);
});

test('a bot plays by itself and says what it did; then it is my turn', async () => {
  const stores = quick();
  await open(stores, playSen(stores, [ola, bot], 0));
  await firstLook();
  expect(grips()).toEqual([]);
  const said = new Set<unknown>();
  for (let i = 0; i < 40 && !isMyTurn(); i++) {
    await pass(100);
    for (const one of screen.queryAllByText(/^Mruczek /)) said.add(one.props.children);
  }
  expect([...said]).toEqual(expect.arrayContaining([expect.stringMatching(/^Mruczek looks at their own land \d\.$/)]));
  expect(isMyTurn()).toBe(true);
});

test('what is not allowed is answered with its rule, and the rule is a tap away', async () => {
  const stores = quick();
  await open(stores, playSen(stores, [ola, bot], 0));
  await firstLook();
  await untilMyTurn();
  await tapAt(/^Mruczek, land 1/);
  screen.getByText(/Peek 1 and Swap 2/);
  await press('Rules'); // Text is twice as large here: the way there does not name its chapter.
  await pass(500);
  screen.getByRole('heading', { name: 'Sen: rules' });
});

test('that it is another’s turn is told no longer once it is one’s own', async () => {
  const stores = quick();
  await open(stores, playSen(stores, [ola, bot], 0));
  await firstLook();
  expect(isMyTurn()).toBe(false);
  void act(() => screen.UNSAFE_getByType(Tabletop).props.onRefused({ place: 'closed' }));
  await pass(100);
  screen.getByRole('button', { name: 'Close the message' });
  await untilMyTurn();
  expect(screen.queryByRole('button', { name: 'Close the message' })).toBeNull();
});

test('undo says why it goes no further', async () => {
  const stores = quick();
  await open(stores, playSen(stores, [ola, bot], 0));
  await press('Undo');
  screen.getByText('Nothing to take back: nothing has been done yet.');
  await press('Close the message');
  await grip(/^Your land 1,/);
  await pass(700);
  await press('Undo');
  screen.getByText('No further back: somebody has seen a card.');
});

test('a match is broken off only after asking, and is then in the history', async () => {
  const stores = quick();
  await open(stores, playSen(stores, [ola, bot], 0));
  await press('Match menu');
  await press('Stop this match for good');
  await press('Cancel');
  expect(matchesOf(stores).underWay).toHaveLength(1);
  await press('Match menu');
  await press('Stop this match for good');
  await press('Stop this match for good');
  await pass(1500);
  screen.getByRole('heading', { name: 'Catnap' });
  expect(matchesOf(stores).finished).toMatchObject([{ status: 'abandoned' }]);
});

test('settings change at the table, and stay', async () => {
  const stores = quick();
  await open(stores, playSen(stores, [ola, bot], 0));
  await press('Match menu');
  fireEvent.press(screen.getByRole('radio', { name: 'Slow' }));
  fireEvent.press(screen.getByRole('switch', { name: 'Left hand' }));
  await pass(100);
  expect(openDocuments(stores).settings.get()).toMatchObject({ speed: 'slow', leftHand: true });
});

test('the score can be looked at during a match', async () => {
  const stores = quick();
  await open(stores, playSen(stores, [ola, bot], 0));
  await press('Match menu');
  await press('Score');
  screen.getByRole('heading', { name: 'Score' });
});

test('two people: the curtain falls between them, and the log goes with the table', async () => {
  const stores = quick();
  await openAt(stores, `play/${playSen(stores, [ola, jan], 0)}`);
  screen.getByRole('heading', { name: 'Now Ola' });
  expect(table()).toBeNull();
  await openCurtain('Ola');
  await grip(/^Your land 1,/);
  await pass(700);
  await grip(/^Your land 2,/);
  await pass(700);
  await press('What happened');
  screen.getByRole('heading', { name: 'What happened' });
  await press('Close');
  await press('Got it');
  await press('What happened');
  await pass(3000);
  screen.getByRole('heading', { name: 'Now Jan' });
  expect(table()).toBeNull();
  expect(screen.queryByRole('heading', { name: 'What happened' })).toBeNull();
  expect(JSON.stringify(screen.toJSON())).not.toMatch(/crow|Your land/);
  await openCurtain('Jan');
  screen.getByText('Look at 2 of your lands.');
});

test('the curtain falls at once when the app leaves the foreground, and stays when it is back', async () => {
  const listeners: ((state: string) => void)[] = [];
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_type, listener) => {
    listeners.push(listener as (state: string) => void);
    return { remove: () => {} };
  });
  const goTo = (state: 'active' | 'inactive' | 'background') => {
    AppState.currentState = state;
    act(() => listeners.forEach((listener) => listener(state)));
  };
  const stores = quick();
  await openAt(stores, `play/${playSen(stores, [ola, jan], 0)}`);
  await openCurtain('Ola');
  expect(table()).not.toBeNull();
  goTo('inactive');
  await pass(100);
  expect(table()).toBeNull();
  screen.getByRole('heading', { name: 'Now Ola' });
  goTo('active');
  await pass(3000);
  expect(table()).toBeNull();
  await openCurtain('Ola');
  expect(table()).not.toBeNull();
});

test('one person alone never meets a curtain', async () => {
  const stores = quick();
  await open(stores, playSen(stores, [ola, bot], 0));
  await press('Leave the table');
  await pass(500);
  screen.getByRole('heading', { name: 'Catnap' });
});

test.each([
  ['damaged', '1 5 0\nnot what was written', 'The save is damaged and cannot be opened.'],
  ['cut short', '', 'The save is damaged and cannot be opened.'],
])('a %s save is refused with a sentence, kept, and there is a way home', async (_how, text, sentence) => {
  const stores = quick();
  const id = playSen(stores, [ola, bot], 0);
  for (const half of ['a', 'b']) stores.open(`match.${id}.${half}`).set('record', text);
  await openAt(stores, `play/${id}`);
  screen.getByText(sentence);
  screen.getByText('It stays on this device.');
  expect(stores.open(`match.${id}.a`).get('record')).toBe(text);
  await press('To the games');
  await pass(500);
  screen.getByRole('heading', { name: 'Catnap' });
});

test('a match that is not there, or is no number, says so', async () => {
  await openAt(quick(), 'play/nonsense');
  screen.getByText(/^This address leads nowhere/);
});

test('with the storage full it is said once, and the match goes on to its result', async () => {
  const stores = quick();
  const id = playSen(stores, [ola, bot], 0);
  let isFull = false;
  const cramped: Stores = {
    ...stores,
    open(name) {
      const store = stores.open(name);
      return {
        ...store,
        set(key, text) {
          if (isFull) throw new Error('No room');
          store.set(key, text);
        },
      };
    },
  };
  await open(cramped, id);
  isFull = true;
  await firstLook();
  screen.getByText(/^No room left on this device/);
  await press('Close the message');
  await untilMyTurn();
  expect(screen.queryByText(/^No room left/)).toBeNull();
  await press('WAKE UP!');
  await press('Not yet');
  await press('WAKE UP!');
  await press('Yes');
  for (let i = 0; i < 40 && !screen.queryByRole('heading', { name: 'Result' }); i++) {
    const goOn = screen.queryAllByRole('button', { name: /^(Close|Next round|To the result)$/ }).at(-1);
    if (goOn) fireEvent.press(goOn);
    await pass(600);
  }
  screen.getByRole('heading', { name: 'Result' });
  screen.getByText(/ wins$|^A tie/);
});
