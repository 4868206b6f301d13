import { fireEvent, render, screen } from '@testing-library/react-native';

import { App } from '../../App';
import { openDocuments } from '../../src/storage/documents';
import { createMemoryStores } from '../../src/storage/memoryStores';
import { addPerson } from '../../src/storage/people';
import type { Stores } from '../../src/storage/store';

import { settled } from './renderApp';

const heading = () => screen.findByRole('heading', { name: 'Catnap' });

async function start(stores: Stores): Promise<void> {
  render(<App stores={stores} />);
  await heading();
  await settled();
}

const isWelcome = () => screen.queryByTestId('welcome') !== null;

test('at the first start a name is asked for, once', async () => {
  const stores = createMemoryStores();
  await start(stores);
  expect(isWelcome()).toBe(true);
  const begin = screen.getByRole('button', { name: 'Let’s start' });
  fireEvent.press(begin);
  expect(isWelcome()).toBe(true); // there is no name yet
  fireEvent.changeText(screen.getByLabelText('Name'), '  Zosia ');
  fireEvent.press(begin);
  await settled();
  expect(isWelcome()).toBe(false);
  screen.getByTestId('home');
  expect(openDocuments(stores).people.get().known).toEqual([{ id: 1, name: 'Zosia', mark: 'circle' }]);
});

test('who looks round first is not asked again', async () => {
  const stores = createMemoryStores();
  await start(stores);
  fireEvent.press(screen.getByRole('button', { name: 'Let me look around first' }));
  await settled();
  screen.getByTestId('home');
  screen.unmount();
  await start(stores);
  expect(isWelcome()).toBe(false);
});

test('where somebody is known already nobody is welcomed', async () => {
  const stores = createMemoryStores();
  addPerson(openDocuments(stores).people, 'Ola');
  await start(stores);
  expect(isWelcome()).toBe(false);
});

test('where something could not be read somebody has been before: Home says what', async () => {
  const kept = new Map([['house.a', new Map([['settings', 'torn']])]]);
  await start(createMemoryStores(kept));
  expect(isWelcome()).toBe(false);
});
