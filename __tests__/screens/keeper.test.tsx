import { fireEvent, screen } from '@testing-library/react-native';
import { Share } from 'react-native';

import { sheetRules } from '../../src/keeper';
import { openSheets } from '../../src/keeper/sheets';
import type { Player } from '../../src/keeper/types';
import { memoryStores } from '../../src/storage/memory';
import { deviceWith, languages, openTab, settled, startApp } from './renderApp';

const ola: Player = { person: 1, name: 'Ola', mark: 'circle' };
const jan: Player = { person: 2, name: 'Jan', mark: 'triangle' };

const press = async (name: string | RegExp) => {
  fireEvent.press(screen.getByRole('button', { name }));
  await settled();
};

test.each(languages)('the keeper offers a sheet for every game, and for any other (%s)', async (language) => {
  await startApp(deviceWith({ language }));
  await openTab(/^(Score|Punkty)$/);
  await screen.findByRole('heading', { name: language === 'pl' ? 'Licznik punktów' : 'Score keeper' });
  screen.getByRole('button', { name: /: Sen$/ });
  screen.getByRole('button', { name: language === 'pl' ? 'Katedra Koszmarów' : 'Nightmare Cathedral' });
  screen.getByRole('button', { name: language === 'pl' ? 'Runda po rundzie' : 'Round by round' });
});

test('a sheet under way stands on Home, goes on from there, and is removed only after asking', async () => {
  const stores = deviceWith({ language: 'en' });
  const sheets = openSheets({ stores, rules: sheetRules });
  sheets.begin({ sheet: 'rounds', title: 'Skat', players: [ola, jan] }).edit({ type: 'enter', round: 0, seat: 1, field: 'points', value: '12+7-3' });
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
  const sheet = openSheets({ stores, rules: sheetRules }).begin({ sheet: 'rounds', title: 'Skat', players: [ola, jan] });
  for (const [round, seat, value] of [[0, 0, '5'], [0, 1, '12+7-3'], [1, 0, '-4']] as const) {
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
  const sheets = () => openSheets({ stores: memoryStores(kept), rules: sheetRules });
  const { id } = sheets().begin({ sheet: 'sen', players: [ola, jan] });
  for (const texts of kept.values()) for (const [key, text] of texts) if (key === 'record') texts.set(key, text.slice(0, -9));
  expect(sheets().open(id)).toMatchObject({ refused: 'damaged' });
  expect(sheets().list().refused).toMatchObject([{ id, refused: 'damaged' }]);
});
