import { fireEvent, screen } from '@testing-library/react-native';

import { openDocuments } from '../../src/storage/documents';

import { deviceWith, languages, openTab, startApp } from './renderApp';

const choose = (name: string) => fireEvent.press(screen.getByRole('radio', { name }));

test.each(languages)('Settings and About are all in words (%s)', async (language) => {
  await startApp(deviceWith({ language }));
  await openTab(language === 'pl' ? 'Ustawienia' : 'Settings');
  await screen.findByText(language === 'pl' ? 'Motyw' : 'Theme');
  fireEvent.press(screen.getByRole('button', { name: language === 'pl' ? 'O Catnapie' : 'About Catnap' }));
  await screen.findByText(language === 'pl' ? /niezależna realizacja/ : /independent implementation/);
  screen.getByText(/Fraunces.*Nunito.*SIL Open Font License/);
  screen.getByText(language === 'pl' ? /niczego nigdzie nie wysyła/ : /sends nothing anywhere/);
  screen.getByText(/\d+\.\d+\.\d+$/);
});

test('the language changes at once, and for good', async () => {
  const stores = deviceWith({ language: 'en' });
  await startApp(stores);
  await openTab('Settings');
  await screen.findByText('Language');
  choose('Polski');
  screen.getByText('Język');
  screen.getByRole('tab', { name: 'Historia' });
  expect(openDocuments(stores).settings.get().language).toBe('pl');
});

test('every setting is kept', async () => {
  const stores = deviceWith({ language: 'en' });
  await startApp(stores);
  await openTab('Settings');
  await screen.findByText('Language');
  choose('Light');
  choose('When I tap');
  choose('Quiet');
  choose('When needed');
  for (const name of ['High contrast', 'Large cards', 'Left hand', 'Vibration', 'Sound', 'Cats’ voices'])
    fireEvent.press(screen.getByRole('switch', { name }));
  expect(openDocuments(stores).settings.get()).toMatchObject({
    theme: 'light',
    speed: 'tap',
    volume: 'low',
    sound: false,
    voices: false,
    handOver: 'needed',
    highContrast: true,
    largeCards: true,
    leftHand: true,
    haptics: false,
  });
  expect(screen.getByRole('switch', { name: 'Left hand' })).toBeChecked();
});
