import { fireEvent, screen } from '@testing-library/react-native';

import { openDocuments } from '../../src/storage/documents';
import { openTwoSlots } from '../../src/storage/twoSlots';
import { withRoom, type Kept } from '../storage/faults';

import { bot, deviceWith, languages, ola, playSen, startApp } from './renderApp';

const PAIRS = { root: 'root', match: 'house', sheet: 'house', people: 'house', settings: 'house', choices: 'house' };
const SAID = /^(Could not be read|Nie dało się odczytać)/;
type Key = keyof typeof PAIRS;

/** A device in use, on which these texts are whole and make no sense. */
function deviceWithUnread(kept: Kept, keys: readonly Key[], language: 'pl' | 'en' = 'en') {
  const stores = deviceWith({ language }, kept);
  playSen(stores, [ola, bot], 0);
  for (const key of keys) {
    const slots = openTwoSlots([stores.open(`${PAIRS[key]}.a`), stores.open(`${PAIRS[key]}.b`)], key);
    slots.write('"nonsense"');
    slots.write('"nonsense"');
  }
  return stores;
}

const NAMES: readonly [Key, RegExp, RegExp][] = [
  ['root', /the place where everything is kept/, /miejsce danych/],
  ['match', /the list of matches/, /lista partii/],
  ['sheet', /the list of score sheets/, /lista notesów/],
  ['people', /the people/, /osoby/],
  ['settings', /the settings/, /(the settings|ustawienia)/],
  ['choices', /what was chosen/, /wybory/],
];

test.each(NAMES)('%s that can not be read is named, in both languages, and the text is kept', async (key, ...names) => {
  for (const [index, language] of (['en', 'pl'] as const).entries()) {
    const kept: Kept = new Map();
    await startApp(deviceWithUnread(kept, [key], language));
    expect(screen.getByText(SAID)).toHaveTextContent(names[index]);
    expect(kept.get(`${PAIRS[key]}.a`)!.get(`${key}.unread`)).toContain('"nonsense"');
    screen.getByText(/^(Your turn|Twój ruch)$/); // the match is there
    screen.unmount();
  }
});

test('it goes away when it is closed, and is not said again at the next start', async () => {
  const kept: Kept = new Map();
  const stores = deviceWithUnread(kept, ['root', 'match', 'people']);
  await startApp(stores);
  expect(screen.getByText(SAID)).toHaveTextContent(
    /the place where everything is kept, the people, the list of matches\. .*nothing was deleted/,
  );
  fireEvent.press(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.queryByText(SAID)).toBeNull();
  screen.unmount();
  await startApp(stores);
  expect(screen.queryByText(SAID)).toBeNull();
});

test.each(languages)('nothing is said where all could be read (%s)', async (language) => {
  await startApp(deviceWithUnread(new Map(), [], language));
  expect(screen.queryByText(SAID)).toBeNull();
});

test('a second text that can not be read is kept beside the first', () => {
  const kept: Kept = new Map();
  for (const text of ['"one"', '"two"']) {
    const stores = deviceWithUnread(kept, []);
    const slots = openTwoSlots([stores.open('house.a'), stores.open('house.b')], 'people');
    slots.write(text);
    slots.write(text);
    openDocuments(stores);
  }
  const house = kept.get('house.a')!;
  expect(house.get('people.unread')).toContain('"one"');
  expect(house.get('people.unread.2')).toContain('"two"');
});

test('with no room to keep it that is said, and it is not written over', async () => {
  const kept: Kept = new Map();
  deviceWithUnread(kept, ['people']);
  const before = kept.get('house.a')!.get('people');
  await startApp(withRoom(kept, () => 0));
  expect(screen.getByText(/the people\. There was no room to keep/)).toBeTruthy();
  expect(kept.get('house.a')!.get('people')).toBe(before);
});
