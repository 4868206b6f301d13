import { act, fireEvent, screen } from '@testing-library/react-native';

import { openMatches } from '../../src/match/matches';
import { getSeedOfDay } from '../../src/match/today';
import { games } from '../../src/rules';
import { arrangeShelves } from '../../src/screens/Home/shelves';
import { fitText } from '../../src/screens/parts/fit';
import { openDocuments } from '../../src/storage/documents';

import { press } from './atTable';
import { bot, deviceWith, jan, languages, ola, playSen, startApp } from './renderApp';

test.each(languages)('with nothing under way Home shows the shelf and the way in (%s)', async (language) => {
  await startApp(deviceWith({ language }));
  screen.getByRole('button', { name: language === 'pl' ? 'Sen: nowa partia' : 'Sen: new match' });
  screen.getByRole('button', { name: language === 'pl' ? /Zagraj/ : /Play/ });
  expect(screen.queryByText(language === 'pl' ? 'Dokończ' : 'Continue')).toBeNull();
  expect(screen.getAllByRole('tab')).toHaveLength(4);
});

test.each(languages)('keeping score is a way in as well (%s)', async (language) => {
  await startApp(deviceWith({ language }));
  fireEvent.press(screen.getByRole('button', { name: language === 'pl' ? /Licz.punkty$/ : /Keep.score$/ }));
  await screen.findByRole('heading', { name: language === 'pl' ? 'Notes punktów' : 'Score keeper' });
});

test('a match with one person says that it is their turn, with several whose', async () => {
  const stores = deviceWith({ language: 'pl' });
  playSen(stores, [ola, bot], 0);
  playSen(stores, [ola, jan], 6);
  await startApp(stores);
  screen.getByText('Twój ruch');
  screen.getByText('Ruch: Ola');
});

test('of many matches as many are drawn as the screen shows, and all of them once the row was scrolled to its end', async () => {
  const stores = deviceWith({ language: 'en' });
  const MANY = 30;
  for (let match = 0; match < MANY; match++) playSen(stores, [ola, bot], 0);
  await startApp(stores);
  const drawn = () => screen.getAllByText('Your turn').length;
  const first = drawn();
  expect(first).toBeLessThan(MANY / 3);
  const row = screen.getByTestId('unfinished');
  fireEvent.scroll(row, { nativeEvent: { contentOffset: { x: 1, y: 0 } } });
  expect(drawn()).toBeGreaterThan(first);
  for (let x = 1000; x <= 200 * MANY; x += 1000) fireEvent.scroll(row, { nativeEvent: { contentOffset: { x, y: 0 } } });
  fireEvent.scroll(row, { nativeEvent: { contentOffset: { x: 0, y: 0 } } });
  expect(drawn()).toBe(MANY);
});

test('a match is thrown away only after asking', async () => {
  const stores = deviceWith({ language: 'en' });
  playSen(stores, [ola, bot], 0);
  await startApp(stores);
  const throwAway = () => fireEvent.press(screen.getByRole('button', { name: /^Throw away the match/ }));
  throwAway();
  fireEvent.press(screen.getByRole('button', { name: 'Cancel' }));
  screen.getByText('Your turn');
  throwAway();
  fireEvent.press(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('Your turn')).toBeNull();
  expect(openMatches({ stores, games }).list().underWay).toEqual([]);
});

test('a save that cannot be opened says why, and is kept', async () => {
  const stores = deviceWith({ language: 'en' });
  const id = playSen(stores, [ola, bot], 0);
  for (const half of ['a', 'b']) stores.open(`match.${id}.${half}`).set('record', '1 5 0\nnot what was written');
  await startApp(stores);
  screen.getByText('The save is damaged and cannot be opened.');
  expect(stores.open(`match.${id}.a`).get('record')).toBeDefined();
});

describe('the shelf', () => {
  const shape = (count: number) => {
    const { columns, rows, free } = arrangeShelves(Array.from({ length: count }, (_, index) => index));
    return { columns, rows: rows.map((row) => row.length), free };
  };

  test('always has room for the cat, in the last row', () => {
    expect(shape(1)).toEqual({ columns: 2, rows: [1], free: 1 });
    expect(shape(2)).toEqual({ columns: 3, rows: [2], free: 1 });
    expect(shape(3)).toEqual({ columns: 2, rows: [2, 1], free: 1 });
    expect(shape(4)).toEqual({ columns: 3, rows: [3, 1], free: 2 });
    expect(shape(5)).toEqual({ columns: 3, rows: [3, 2], free: 1 });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('shows each of %i boxes once', (count) => {
    expect(shape(count).rows.reduce((sum, row) => sum + row, 0)).toBe(count);
  });

  test('a long name stands in two lines, a short one large in one', () => {
    expect(fitText('Sen').lines).toEqual(['Sen']);
    expect(fitText('Najlepsza gra o kotach').lines).toEqual(['Najlepsza', 'gra o kotach']);
    expect(fitText('Katedra Koszmarów').size).toBeGreaterThan(fitText('Najlepszagraokotach').size);
  });
});

test.each(languages)(
  'Home offers the deal of the day, of one game after the other, and tells how often it was tried (%s)',
  async (language) => {
    const stores = deviceWith({ language });
    openDocuments(stores).people.change({ known: [{ id: 1, name: 'Ola', mark: 'circle' }], next: 2 } as never);
    await startApp(stores);
    const offered = () =>
      screen.getByRole('button', { name: language === 'pl' ? /^Zagraj układ dnia: / : /^Play today’s deal: / });
    const name = () => offered().props.accessibilityLabel as string;
    const first = name();
    await press(language === 'pl' ? 'Układ dnia innej gry' : 'Today’s deal of another game');
    expect(name()).not.toBe(first);
    await act(async () => fireEvent.press(offered()));
    act(() => screen.unmount());
    const [begun] = openMatches({ stores, games }).list().underWay;
    expect(begun.seed).toBe(getSeedOfDay(new Date(), begun.game));
    expect(begun.sitters.map(({ kind }) => kind)).toEqual(['person', ...begun.sitters.slice(1).map(() => 'bot')]);
  },
);
