import { fireEvent, screen } from '@testing-library/react-native';

import { expectOnConsole } from '../../jest/console';

import { deviceWith, settled, startApp } from './renderApp';

let mockIsBroken = true;
jest.mock('../../src/screens/Settings/Setting', () => ({
  Setting: () => {
    if (mockIsBroken) throw new Error('a fault in a setting');
    return null;
  },
}));

test('a screen that fails says so, loses nothing, and may be tried again', async () => {
  expectOnConsole(/a fault in a setting/);
  await startApp(deviceWith({ language: 'en' }));
  fireEvent.press(screen.getByRole('tab', { name: 'Settings' }));
  await screen.findByText(/Your matches are saved: nothing is lost/);
  screen.getByRole('tab', { name: 'Games' });
  mockIsBroken = false;
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  screen.getByText('High contrast');
  await settled();
});
