import { fireEvent, screen } from '@testing-library/react-native';

import { findRules } from '../../src/screens/Rules/findRules';
import { markFound } from '../../src/screens/Rules/markFound';

import { deviceWith, languages, startApp } from './renderApp';

async function openRules(language: 'pl' | 'en') {
  await startApp(deviceWith({ language }));
  fireEvent.press(screen.getByRole('button', { name: /^(Play|Zagraj)$/ }));
  fireEvent.press(await screen.findByRole('button', { name: language === 'pl' ? 'Zasady' : 'Rules' }));
  await screen.findByLabelText(language === 'pl' ? 'Szukaj w zasadach' : 'Search the rules');
}

test.each(languages)('every chapter is there, in words and with cards (%s)', async (language) => {
  await openRules(language);
  screen.getByText('S1.1');
  screen.getByText('S13.3');
  expect(screen.getAllByRole('img').length).toBeGreaterThan(10);
  expect(screen.queryByText(/^rules\./)).toBeNull();
});

test('a word is found without its Polish marks, and the rest goes', async () => {
  await openRules('pl');
  fireEvent.changeText(screen.getByLabelText('Szukaj w zasadach'), 'zamien');
  screen.getByText(/^Znaleziono \d+/);
  screen.getByText('S7.2');
  expect(screen.queryByText('S2.1')).toBeNull();
  fireEvent.changeText(screen.getByLabelText('Szukaj w zasadach'), 'hipopotam');
  screen.getByText(/Nic nie znaleziono/);
  fireEvent.press(screen.getByRole('button', { name: 'Wyczyść wyszukiwanie' }));
  screen.getByText('S2.1');
});

test('a chapter whose title fits stays whole; else only the rules that fit', () => {
  const chapters = [
    {
      id: 'A',
      title: 'Żółte łapy',
      faces: [],
      rules: [
        { number: 'A.1', text: 'Kot' },
        { number: 'A.2', text: 'Śpi' },
      ],
    },
    { id: 'B', title: 'Inne', faces: [], rules: [{ number: 'B.1', text: 'Łapa kota śpi' }] },
  ];
  const numbers = (query: string) =>
    findRules(chapters, query).flatMap(({ rules }) => rules.map(({ number }) => number));
  expect(numbers('zolte')).toEqual(['A.1', 'A.2']);
  expect(numbers('SPI lap')).toEqual(['B.1']);
  expect(numbers('B.1')).toEqual(['B.1']);
  expect(numbers('  ')).toEqual(['A.1', 'A.2', 'B.1']);
});

test('a rule is found by what is meant, and what was found is marked', () => {
  const chapters = [
    { id: 'A', title: 'End', faces: [], rules: [{ number: 'A.1', text: 'Five crows are added to yours.' }] },
    { id: 'B', title: 'Turn', faces: [], rules: [{ number: 'B.1', text: 'Draw a land.' }] },
  ];
  const alike = ['penalty added lose', 'draw take'];
  const numbers = (query: string) => findRules(chapters, query, alike).map(({ id }) => id);
  expect(numbers('penalty')).toEqual(['A']);
  expect(numbers('penalties')).toEqual([]);
  expect(numbers('take')).toEqual(['B']);
  expect(markFound('Pięć kruków', ['piec', 'kruk'])).toEqual([
    { text: 'Pięć', isFound: true },
    { text: ' ', isFound: false },
    { text: 'kruk', isFound: true },
    { text: 'ów', isFound: false },
  ]);
});
