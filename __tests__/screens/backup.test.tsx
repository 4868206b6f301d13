import { fireEvent, screen } from '@testing-library/react-native';

import { openMatches } from '../../src/match/matches';
import { games } from '../../src/rules';
import { shareFile, readFile } from '../../src/screens/Backup/file';
import { openDevice } from '../../src/screens/openDevice';
import { openDataSet } from '../../src/storage/dataSet';
import { addPerson } from '../../src/storage/people';
import type { Stores } from '../../src/storage/store';
import type { Language } from '../../src/words/words';

import { bot, deviceWith, jan, languages, ola, openTab, playSen, settled, startApp } from './renderApp';
import { runAtOnce } from '../../src/storage/work';

jest.mock('../../src/screens/Backup/file', () => ({
  shareFile: jest.fn(),
  saveFile: jest.fn(),
  readFile: jest.fn(),
}));

const kept = jest.mocked(shareFile);
const chosen = jest.mocked(readFile);

function played(language: Language = 'en'): Stores {
  const stores = deviceWith({ language });
  const { people } = openDevice(stores);
  ['Ola', 'Jan'].forEach((name) => addPerson(people, name));
  playSen(stores, [ola, jan], Infinity);
  playSen(stores, [ola, bot], 3);
  return stores;
}

const backup = () => runAtOnce(openDevice(played()).backups.write()).text;
const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));

async function openBackup(stores: Stores) {
  await startApp(stores);
  await openTab(/^(Settings|Ustawienia)$/);
  fireEvent.press(await screen.findByRole('button', { name: /^(Backup|Kopia zapasowa)$/ }));
  await screen.findByRole('heading', { name: /^(Backup|Kopia)$/ });
}

async function choose(text: string | 'tooLarge' | null) {
  chosen.mockResolvedValueOnce(text);
  press(/^(Choose a file|Wybierz plik)$/);
  await settled();
  await settled();
}

const found = (stores: Stores) => openMatches({ stores: openDataSet(stores), games }).list();

test.each(languages)('a backup is made in one touch, and says what is in it (%s)', async (language) => {
  kept.mockResolvedValueOnce('saved');
  await openBackup(played(language));
  press(/^(Make a backup|Zrób kopię)$/);
  await screen.findByText(language === 'pl' ? 'W pliku: 2 partie, 2 osoby.' : 'In the file: 2 matches, 2 people.');
  screen.getByText(language === 'pl' ? 'Plik jest wśród pobranych.' : 'The file is among your downloads.');
  const [name, text] = kept.mock.calls.at(-1)!;
  expect(name).toMatch(/^catnap-\d{4}-\d\d-\d\d\.catnap$/);
  expect(text).toMatch(/^Catnap backup 1 \d+\n/);
});

test('a file that could not be saved says so; a folder that was not chosen after all says nothing', async () => {
  await openBackup(played());
  kept.mockRejectedValueOnce(new Error('disk'));
  press('Make a backup');
  await screen.findByText('The file could not be saved.');
  kept.mockRejectedValueOnce(Object.assign(new Error(), { code: 'ERR_PICKER_CANCELLED' }));
  press('Make a backup');
  await settled();
  expect(screen.queryByText('The file could not be saved.')).toBeNull();
});

test.each(languages)('on an empty device: first what is in it, then everything is there (%s)', async (language) => {
  const stores = deviceWith({ language });
  await openBackup(stores);
  await choose(backup());
  screen.getByText(language === 'pl' ? '2 partie, 2 osoby' : '2 matches, 2 people');
  screen.getByText(language === 'pl' ? 'Dojdzie: 2 partie.' : 'To be added: 2 matches.');
  expect(found(stores).finished).toEqual([]);
  press(language === 'pl' ? 'Dołącz do tego, co tu jest' : 'Add to what is here');
  await screen.findByText(language === 'pl' ? /^Gotowe/ : /^Done/);
  expect(found(stores)).toMatchObject({ finished: { length: 1 }, underWay: { length: 1 } });
  await choose(backup());
  fireEvent.press(screen.getByRole('button', { name: /^(Back|Wróć|Wstecz)$/ }));
  await openTab(/^(History|Historia)$/);
  await screen.findByRole('button', { name: /Jan/ }); // The screens show it at once.
});

test('the same once more changes nothing, and is not offered', async () => {
  const stores = played();
  await openBackup(stores);
  await choose(runAtOnce(openDevice(stores).backups.write()).text);
  screen.getByText('Everything in this backup is here already.');
  expect(screen.queryByRole('button', { name: 'Add to what is here' })).toBeNull();
});

test('in the place of what is here: only after asking', async () => {
  const stores = deviceWith({ language: 'en', theme: 'light' });
  playSen(stores, [jan, bot], Infinity);
  await openBackup(stores);
  await choose(backup());
  fireEvent.press(screen.getByRole('radio', { name: 'Replace' }));
  screen.getByText('Gone from here: 1 match.');
  press('Replace everything');
  await screen.findByText(/cannot be undone/);
  press('Cancel');
  expect(found(stores).finished).toHaveLength(1);
  press('Replace everything');
  fireEvent.press(screen.getAllByRole('button', { name: 'Replace everything' }).at(-1)!);
  await screen.findByText(/^Done/);
  expect(found(stores)).toMatchObject({ finished: { length: 1 }, underWay: { length: 1 } });
});

test.each([
  ['hello', /not a backup of Catnap/],
  ['', /not a backup of Catnap/],
  ['tooLarge', /too large/],
  ['Catnap backup 2 7\n', /newer Catnap/],
  ['Catnap backup 1 7\npeople 12 {"kn', /cut off/],
  ['Catnap backup 1 7\nmatch 12 {}\nend 1\n', /damaged/],
])('%j is refused with a sentence, and nothing changes', async (text, sentence) => {
  const stores = played();
  const before = found(stores);
  await openBackup(stores);
  await choose(text);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(found(stores)).toEqual(before);
});

test('a file that cannot be read, and one that was not chosen after all', async () => {
  await openBackup(played());
  await choose(null);
  expect(screen.queryByRole('alert')).toBeNull();
  chosen.mockRejectedValueOnce(new Error('gone'));
  press('Choose a file');
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be read/);
});

test('of a file with damage inside: what of it can be taken, and only beside what is here', async () => {
  const stores = deviceWith({ language: 'en' });
  await openBackup(stores);
  await choose(backup().replace('"status":"underWay"', '"status":"won"'));
  screen.getByText('1 match, 2 people');
  screen.getByText('One entry in the file is damaged and stays out.');
  expect(screen.queryByRole('radio', { name: 'Replace' })).toBeNull();
  press('Add to what is here');
  await screen.findByText(/^Done/);
  expect(found(stores).finished).toHaveLength(1);
});

test.each(languages)(
  'while it works it says how far it is, and can be stopped: then nothing has changed (%s)',
  async (language) => {
    const stores = deviceWith({ language });
    await openBackup(stores);
    await choose(backup());
    press(language === 'pl' ? 'Dołącz do tego, co tu jest' : 'Add to what is here');
    screen.getByText(language === 'pl' ? 'Wczytuję… 0%' : 'Restoring… 0%');
    expect(screen.getByRole('button', { name: language === 'pl' ? 'Wybierz plik' : 'Choose a file' })).toBeDisabled();
    press(language === 'pl' ? 'Anuluj' : 'Cancel');
    await settled();
    screen.getByText(language === 'pl' ? 'Przerwano. Nic się nie zmieniło.' : 'Stopped. Nothing has changed.');
    expect(found(stores).finished).toEqual([]);
  },
);

test('who leaves the screen has stopped it', async () => {
  const stores = deviceWith({ language: 'en' });
  await openBackup(stores);
  await choose(backup());
  press('Add to what is here');
  press('Back');
  await settled();
  await settled();
  expect(found(stores).finished).toEqual([]);
});

test('with no room nothing changes, and it says so', async () => {
  const stores = deviceWith({ language: 'en' });
  let isFull = false;
  const small: Stores = {
    ...stores,
    open: (name) => ({
      ...stores.open(name),
      set(key, text) {
        if (isFull && /match/.test(name)) throw new Error('QuotaExceededError');
        stores.open(name).set(key, text);
      },
    }),
  };
  await openBackup(small);
  await choose(backup());
  isFull = true;
  press('Add to what is here');
  expect(await screen.findByText(/not enough room/)).toBeTruthy();
  expect(found(stores).finished).toEqual([]);
});
