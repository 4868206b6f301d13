import { act, fireEvent, renderHook, screen } from '@testing-library/react-native';
import * as Haptics from 'expo-haptics';
import type { ReactNode } from 'react';
import { Share } from 'react-native';

import { sheetRules } from '../../src/keeper';
import { COMMON } from '../../src/keeper/edits';
import { encodeCard, saveOwnCards, withOwnCards } from '../../src/keeper/ownCards';
import { openSheets } from '../../src/keeper/sheets';
import { createTimer, startClock, type Timer } from '../../src/keeper/timer';
import type { SheetPlayer } from '../../src/keeper/types';
import { DeviceProvider, type Device } from '../../src/screens/device';
import { isFound } from '../../src/screens/Keeper/findCard';
import { rankSoFar } from '../../src/screens/Keeper/rankSoFar';
import { formatSeconds, toSeconds } from '../../src/screens/Keeper/Timer/seconds';
import { useTimeUp } from '../../src/screens/Keeper/Timer/useTimeUp';
import { openDocuments } from '../../src/storage/documents';
import { createMemoryStores } from '../../src/storage/memoryStores';
import { addPerson } from '../../src/storage/people';

import { deviceWith, languages, openTab, settled, startApp } from './renderApp';

const ola: SheetPlayer = { person: 1, name: 'Ola', mark: 'circle' };
const jan: SheetPlayer = { person: 2, name: 'Jan', mark: 'triangle' };

const press = async (name: string | RegExp) => {
  await act(async () => fireEvent.press(screen.getByRole('button', { name }))); // what is opened may wait for its code
  await settled();
};

test.each(languages)('the keeper offers a sheet for every game, and for any other (%s)', async (language) => {
  await startApp(deviceWith({ language }));
  await openTab(/^(Score|Punkty)$/);
  await screen.findByRole('heading', { name: language === 'pl' ? 'Notes punktów' : 'Score keeper' });
  screen.getByRole('button', { name: /: Sen$/ });
  screen.getByRole('button', { name: language === 'pl' ? /: Katedra Koszmarów$/ : /: Nightmare Cathedral$/ });
  screen.getByRole('button', { name: language === 'pl' ? 'Runda po rundzie' : 'Round by round' });
});

test('a sheet under way stands on Home, goes on from there, and is removed only after asking', async () => {
  const stores = deviceWith({ language: 'en' });
  const sheets = openSheets({ stores, rules: sheetRules });
  sheets
    .begin({ sheet: 'rounds', title: 'Skat', players: [ola, jan] })
    .edit({ type: 'enter', round: 0, seat: 1, field: 'points', value: '12+7-3' });
  await startApp(stores);
  await press('Skat: Ola, Jan');
  await screen.findByRole('heading', { name: 'Jan leads' });
  screen.getByLabelText('Jan: 16 points, place 1');
  await press('Back');
  await press('Remove the sheet: Skat, Ola, Jan');
  await press('Cancel');
  expect(sheets.list().underWay).toHaveLength(1);
  await press('Remove the sheet: Skat, Ola, Jan');
  await press('Remove');
  expect(sheets.list().underWay).toEqual([]);
});

test('a sheet is shared as text: everybody with points, and every round', async () => {
  const share = jest.spyOn(Share, 'share').mockResolvedValue({ action: 'sharedAction' });
  const stores = deviceWith({ language: 'en' });
  const sheet = openSheets({ stores, rules: sheetRules }).begin({
    sheet: 'rounds',
    title: 'Skat',
    players: [ola, jan],
  });
  for (const [round, seat, value] of [
    [0, 0, '5'],
    [0, 1, '12+7-3'],
    [1, 0, '-4'],
  ] as const) {
    if (round === 1) sheet.edit({ type: 'add' });
    sheet.edit({ type: 'enter', round, seat, field: 'points', value });
  }
  sheet.finish();
  await startApp(stores);
  await openTab('History');
  fireEvent.press(await screen.findByRole('button', { name: /Ola/ }));
  await screen.findByRole('heading', { name: 'Jan wins' });
  await press('Text');
  const [{ message }] = share.mock.calls[0] as [{ message: string }];
  const [heading, about, ...lines] = message.split('\n');
  expect([heading, about.slice(0, 6)]).toEqual(['Jan wins', 'Skat, ']);
  expect(lines).toEqual(['1. Jan: 16', '2. Ola: 1', 'Round 1: Jan 16, Ola 5', 'Round 2: Jan ·, Ola -4']);
  share.mockRestore();
});

test('a damaged sheet is refused with a sentence, and kept', () => {
  const kept = new Map<string, Map<string, string>>();
  const sheets = () => openSheets({ stores: createMemoryStores(kept), rules: sheetRules });
  const { id } = sheets().begin({ sheet: 'sen', players: [ola, jan] });
  for (const texts of kept.values())
    for (const [key, text] of texts) if (key === 'record') texts.set(key, text.slice(0, -9));
  expect(sheets().open(id)).toMatchObject({ refused: 'damaged' });
  expect(sheets().list().refused).toMatchObject([{ id, refused: 'damaged' }]);
});

test.each(languages)(
  'what is ticked in the list for the box stays for the sheet, and is gone when the game is over (%s)',
  async (language) => {
    const kept = new Map<string, Map<string, string>>();
    const stores = deviceWith({ language }, kept);
    const sheets = openSheets({ stores, rules: sheetRules });
    const sheet = sheets.begin({ sheet: 'koty', players: [ola, jan] });
    sheet.edit({ type: 'enter', round: 0, seat: 0, field: 'top1', value: 8 });
    const [setUp, again, finish] =
      language === 'pl' ? ['Pudełko', 'Odznacz wszystko', 'Zakończ'] : ['Box', 'Untick all', 'Finish'];
    await startApp(stores);
    await press(/^Koty: Ola, Jan$/);
    await press(setUp);
    const boxes = () =>
      screen
        .getAllByRole('checkbox')
        .map(
          ({ props }) =>
            (props as { 'aria-checked'?: boolean; accessibilityState?: { checked?: boolean } }).accessibilityState
              ?.checked,
        );
    expect(boxes()).toEqual([false, false, false, false, false]);
    fireEvent.press(screen.getAllByRole('checkbox')[1]);
    expect(boxes()).toEqual([false, true, false, false, false]);
    expect(openDocuments(createMemoryStores(kept)).choices.get().ticked).toEqual({ koty: ['shuffle'] });
    await press(again);
    expect(boxes()).toEqual([false, false, false, false, false]);
    fireEvent.press(screen.getAllByRole('checkbox')[0]);
    await press(language === 'pl' ? 'Zamknij' : 'Close');
    await press(finish);
    fireEvent.press(screen.getAllByRole('button', { name: finish })[0]); // the dialog's
    await settled();
    expect(openDocuments(createMemoryStores(kept)).choices.get().ticked).toEqual({ koty: [] });
    expect(sheets.list().finished).toHaveLength(1);
  },
);

test('when a clock has run out the hand feels it once, at that moment, if it wishes to', () => {
  const felt = jest.spyOn(Haptics, 'notificationAsync').mockResolvedValue();
  const device = { ...openDocuments(createMemoryStores()) } as Device;
  const wrapper = ({ children }: { children: ReactNode }) => <DeviceProvider value={device}>{children}</DeviceProvider>;
  const timer = startClock(createTimer('all', 60_000, 2, 0), 0, Date.now());
  const { rerender } = renderHook(({ shown }: { shown: Timer }) => useTimeUp(shown, 'Time is up!'), {
    wrapper,
    initialProps: { shown: timer },
  });
  jest.advanceTimersByTime(59_900);
  expect(felt).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(felt).toHaveBeenCalledTimes(1);
  rerender({ shown: { ...timer } }); // late already: nothing is said again
  jest.advanceTimersByTime(200_000);
  expect(felt).toHaveBeenCalledTimes(1);
  device.settings.change({ haptics: false });
  rerender({ shown: startClock(createTimer('all', 60_000, 2, 0), 0, Date.now()) });
  jest.advanceTimersByTime(60_100);
  expect(felt).toHaveBeenCalledTimes(1);
});

test('what was chosen for four is forgotten for three, who can’t play in teams', async () => {
  const stores = deviceWith({ language: 'en' });
  const { people, choices } = openDocuments(stores);
  const three = ['Ola', 'Jan', 'Ewa'].map((name) => addPerson(people, name).id);
  choices.change({
    games: {
      'keeper/koty': {
        seats: three.map((person) => ({ kind: 'person', person })),
        options: { teams: true },
        first: 'chosen',
      },
    },
  });
  await startApp(stores);
  await openTab('Score');
  fireEvent.press(await screen.findByRole('button', { name: /: Koty$/ }));
  await settled();
  fireEvent.press(await screen.findByRole('button', { name: 'Keep score' }));
  await settled();
  const [begun] = openSheets({ stores, rules: sheetRules }).list().underWay;
  expect([begun.players.map(({ name }) => name), begun.options]).toEqual([['Ola', 'Jan', 'Ewa'], { teams: false }]);
});

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [3605, '1:00:05'],
  [-7, '−0:07'],
])('%i seconds stand on a clock as %s', (seconds, written) => {
  expect(formatSeconds(seconds)).toBe(written);
});

test('what is left is counted to the last second, what has passed from the first', () => {
  const up = startClock(createTimer('all', null, 2, 0), 0, 0);
  const down = startClock(createTimer('all', 60_000, 2, 0), 0, 0);
  expect(
    [999, 1000, 59_001, 60_000, 60_999, 61_000].map((now) => [toSeconds(up, 0, now), toSeconds(down, 0, now)]),
  ).toEqual([
    [0, 60],
    [1, 59],
    [59, 1],
    [60, 0],
    [60, -0],
    [61, -1],
  ]);
});

test.each(languages)(
  'what is nobody’s alone has a row of its own, and can be changed at any time (%s)',
  async (language) => {
    const stores = deviceWith({ language });
    openSheets({ stores, rules: sheetRules })
      .begin({ sheet: 'nightmare-cathedral', players: [ola, jan] })
      .edit({ type: 'enter', round: 0, seat: 0, field: 'devoured', value: 2 });
    await startApp(stores);
    await press(/: Ola, Jan$/);
    await press(language === 'pl' ? 'Wspólne: Pożarte Cienie: 0' : 'For all: Devoured Shadows: 0');
    screen.getByRole('heading', { name: language === 'pl' ? 'Wspólne' : 'For all' });
    await act(async () => fireEvent.press(screen.getByRole('radio', { name: '1' })));
    await press(language === 'pl' ? 'Zamknij' : 'Close');
    screen.getByRole('button', {
      name: language === 'pl' ? 'Wspólne: Pożarte Cienie: 1' : 'For all: Devoured Shadows: 1',
    });
  },
);

test('who has nothing yet does not lead those who have less than nothing', async () => {
  const stores = deviceWith({ language: 'en' });
  const sheet = openSheets({ stores, rules: sheetRules }).begin({
    sheet: 'categories',
    title: 'Castles',
    players: [ola, jan],
  });
  sheet.edit({ type: 'enter', round: 0, seat: 0, field: 'category0', value: '-100' });
  await startApp(stores);
  await press('Castles: Ola, Jan');
  await screen.findByRole('heading', { name: 'Ola leads' });
  screen.getByRole('button', { name: 'Ola: -100 points, place 1' });
  screen.getByRole('button', { name: 'Jan: nothing yet' });
});

test('nor does he where the fewest points win, on the sheet or in what is shared of it', async () => {
  const share = jest.spyOn(Share, 'share').mockResolvedValue({ action: 'sharedAction' });
  const stores = deviceWith({ language: 'en' });
  const ewa: SheetPlayer = { person: 3, name: 'Ewa', mark: 'star' };
  const sheet = openSheets({ stores, rules: sheetRules }).begin({
    sheet: 'rounds',
    title: 'Hearts',
    players: [ola, jan, ewa],
    options: { wins: 'least' },
  });
  sheet.edit({ type: 'enter', round: 0, seat: 1, field: 'points', value: '26' });
  sheet.edit({ type: 'enter', round: 0, seat: 2, field: 'points', value: '5' });
  await startApp(stores);
  await press('Hearts: Ola, Jan, Ewa');
  await screen.findByRole('heading', { name: 'Ewa leads' });
  screen.getByLabelText('Ola: nothing yet');
  screen.getByLabelText('Ewa: 5 points, place 1');
  screen.getByLabelText('Jan: 26 points, place 2');
  await press('Text');
  const [{ message }] = share.mock.calls.at(-1) as [{ message: string }];
  expect(message.split('\n').slice(2, 5)).toEqual(['1. Ewa: 5', '2. Jan: 26', 'Ola: 0']);
  sheet.finish();
  expect(rankSoFar(sheet, sheet.state.getState())).toEqual([1, 3, 2]); // what is finished counts as it stands
});

test('a team that is ahead counts once, also while its partners have no points yet', () => {
  const four = [ola, jan, { ...ola, person: 3, name: 'Ewa' }, { ...ola, person: 4, name: 'Iza' }];
  const sheet = openSheets({ stores: deviceWith({ language: 'en' }), rules: sheetRules }).begin({
    sheet: 'koty',
    players: four,
    options: { teams: true },
  });
  const enter = (seat: number, value: number) => sheet.edit({ type: 'enter', round: 0, seat, field: 'top1', value });
  const places = () => rankSoFar(sheet, sheet.state.getState());
  enter(3, 8);
  expect(places()).toEqual([null, null, null, 1]);
  enter(0, 5);
  expect(places()).toEqual([2, null, null, 1]);
  enter(1, 2);
  enter(2, 1);
  expect(places()).toEqual([2, 1, 2, 1]);
});

test('a game without choices has no empty list of rules', async () => {
  await startApp(deviceWith({ language: 'en' }));
  await openTab('Score');
  await press(/: Nightmare Cathedral$/);
  await screen.findByRole('heading', { name: 'Who plays' });
  expect(screen.queryByRole('heading', { name: 'Rules' })).toBeNull();
});

test.each(languages)(
  'cats are picked by their pictures: fed, hungry, away; somebody else’s goes over after a question (%s)',
  async (language) => {
    const stores = deviceWith({ language });
    const sheet = openSheets({ stores, rules: sheetRules }).begin({ sheet: 'cat-lady', players: [ola, jan] });
    sheet.edit({ type: 'enter', round: 0, seat: COMMON, field: 'way', value: 'table' });
    sheet.edit({ type: 'enter', round: 0, seat: 1, field: 'cats', value: ['luska'] });
    const luska = 'Luśka';
    const say = {
      nothing: language === 'pl' ? 'Ola: jeszcze nic' : 'Ola: nothing yet',
      lay: language === 'pl' ? /^Dołóż: Pablo/ : /^Lay down: Pablo/,
      hunger: language === 'pl' ? /^Głodny: Pablo/ : /^Hungry: Pablo/,
      away: language === 'pl' ? /^Zabierz: Pablo/ : /^Take away: Pablo/,
      over: language === 'pl' ? 'Zabierz' : 'Take it over',
    };
    await startApp(stores);
    await press(/: Ola, Jan$/);
    await press(say.nothing);
    const entries = () => {
      const opened = openSheets({ stores, rules: sheetRules }).open(sheet.id);
      return 'refused' in opened ? [] : opened.state.getState().rounds[0].seats;
    };
    const cats = screen.queryAllByRole('button', { name: say.lay });
    expect(cats).toHaveLength(1);
    await press(say.lay);
    expect(entries()[0]).toEqual({ cats: ['pablo'] });
    await press(say.hunger);
    expect(entries()[0]).toEqual({ cats: ['pablo'], hungry: ['pablo'] });
    await press(say.away);
    expect(entries()[0]).toEqual({});
    await press(new RegExp(`^${luska}.*Jan`));
    await press(say.over);
    expect(entries()).toEqual([{ cats: ['luska'] }, {}]);
  },
);

test('a new sheet of 3 Chapters begins in the way that was used last, and with the cards that were checked', async () => {
  const stores = deviceWith({ language: 'en' });
  const { people, choices } = openDocuments(stores);
  const ids = ['Ola', 'Jan'].map((name) => addPerson(people, name).id);
  people.change({ last: ids });
  const [dragon] = withOwnCards([]).filter(({ key }) => key === 'dragon');
  saveOwnCards(choices, [dragon]);
  choices.change({ ways: { 'three-chapters': 'own' } });
  await startApp(stores);
  await openTab('Score');
  await press(/: 3 Chapters$/);
  await press('Keep score');
  const sheets = openSheets({ stores, rules: sheetRules });
  const [{ id, players }] = sheets.list().underWay;
  expect(players.map(({ name }) => name)).toEqual(['Ola', 'Jan']);
  const opened = sheets.open(id);
  if ('refused' in opened) throw new Error(opened.refused);
  expect(opened.state.getState().rounds[0].common).toEqual({ way: 'own', deck: [encodeCard(dragon)] });
});

test('after the last number the tricks and cards below it are still to be entered', async () => {
  const stores = deviceWith({ language: 'en' });
  const sheet = openSheets({ stores, rules: sheetRules }).begin({ sheet: 'three-chapters', players: [ola, jan] });
  sheet.edit({ type: 'enter', round: 0, seat: COMMON, field: 'way', value: 'cards' });
  await startApp(stores);
  await press(/: Ola, Jan$/);
  await press('Ola: nothing yet');
  for (const key of ['4', 'next number', '2', 'next number', '1', 'next number']) await press(key);
  expect(screen.queryByRole('button', { name: 'next number' })).toBeNull();
  await press(/^Lay down: Big Bad Wolf/);
  const opened = openSheets({ stores, rules: sheetRules }).open(sheet.id);
  if ('refused' in opened) throw new Error(opened.refused);
  expect(opened.state.getState().rounds[0].seats[0]).toEqual({ hearts: 4, gems: 2, stars: 1, cards: ['wolf'] });
});

test('letters find cards without their accents, two at least', () => {
  expect([
    isFound('l', ['Zośka']),
    isFound('os', ['Zośka']),
    isFound('łu', ['Pan Luśka']),
    isFound('xy', ['Zośka']),
  ]).toEqual([true, true, true, false]);
});
