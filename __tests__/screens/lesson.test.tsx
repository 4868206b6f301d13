import { fireEvent, screen } from '@testing-library/react-native';

import { openDocuments } from '../../src/storage/documents';

import { grip, grips, layOut, openAt, pass, press, tapAt } from './atTable';
import { deviceWith, languages } from './renderApp';

afterEach(() => jest.restoreAllMocks());

async function open(language: 'pl' | 'en' = 'en') {
  const stores = deviceWith({ language, speed: 'off' });
  await openAt(stores, 'lesson/sen');
  await layOut();
  return openDocuments(stores).settings;
}

const named = (pl: string, en: string, language: string) => (language === 'pl' ? pl : en);
const has = (name: string) => screen.queryByRole('button', { name });

/** Does whatever the coach asks for. */
async function follow(language: string) {
  const [on, done, close] = [
    named('Dalej', 'Go on', language),
    named('Zagraj naprawdę', 'Play for real', language),
    named('Zamknij', 'Close', language),
  ];
  for (let i = 0; i < 120 && !has(done); i++) {
    const said = named('Pamiętam', 'Got it', language);
    const buttons = [on, said, 'POBUDKA!', 'WAKE UP!', close].filter(has);
    const use = screen.queryByRole('button', { name: /^(Użyj|Use)/ });
    if (buttons.length > 0) await press(buttons[0]);
    else if (use) fireEvent.press(use);
    else if (grips().length > 0) {
      const [first] = grips();
      fireEvent(first, 'accessibilityAction', { nativeEvent: { actionName: 'activate' } });
      await pass(100);
      const places = grips().filter((one) => one.props['aria-label'] !== first.props['aria-label']);
      if (places.length > 0) fireEvent(places[0], 'accessibilityAction', { nativeEvent: { actionName: 'activate' } });
    }
    await pass(500);
  }
}

test.each(languages)(
  'from the first word to the last, on the real engine, and then it is known (%s)',
  async (language) => {
    const settings = await open(language);
    expect(settings.get().lessons).toEqual([]);
    await follow(language);
    screen.getByRole('heading', { name: named('Umiesz już grać!', 'Now you know how to play!', language) });
    expect(screen.queryByText(/^lesson\./)).toBeNull();
    await press(named('Zagraj naprawdę', 'Play for real', language));
    await pass(500);
    screen.getByRole('heading', { name: named('Nowa partia', 'New match', language) });
  },
);

test('only what the coach asks for can be done, and a wrong touch gets a kind word and a ring around the right one', async () => {
  await open();
  await press('Go on');
  await press('Go on');
  expect(grips().map((one) => one.props['aria-label'])).toEqual([expect.stringMatching(/^Your land 1/)]);
  await tapAt(/^Your land 2/);
  screen.getByText('Not that yet. Touch what glows.');
  screen.getByTestId('ring:asked');
  await grip(/^Your land 1/);
  await pass(700);
  expect(screen.queryByText('Not that yet. Touch what glows.')).toBeNull();
  expect(screen.queryByTestId('ring:asked')).toBeNull();
});

test('it can be begun again, and left', async () => {
  const settings = await open();
  await press('Go on');
  expect(screen.queryByText('1 of 39')).toBeNull();
  await press('From the beginning');
  await layOut();
  screen.getByText(/^1 of \d+$/);
  await press('End the lesson');
  await pass(500);
  screen.getByRole('heading', { name: 'Catnap' });
  expect(settings.get().lessons).toEqual([]);
});
