import { join } from 'node:path';

const { listFaults, listAllFaults } = jest.requireActual<{
  listFaults(text: string): string[];
  listAllFaults(root: string): string[];
}>('../../scripts/functions/naming.cjs');

const root = join(__dirname, '../..');

test('functions are named by the rule of CONTRIBUTING.md, "Style" (npm run functions -- --names)', () => {
  expect(listAllFaults(root)).toEqual([]);
});

test.each([
  'export function openMatch() {}',
  'export const isOpen = () => true;',
  'export const seatOf = (card) => 1;',
  'export const unitsAt = (area) => 1;',
  'export const areaName = (area) => 1;',
  'export function useTheme() {}',
  'export function Board() {}',
  'export const words = { pl: 1 };',
  'const row = () => 1;',
])('%s: the name is as it should be', (text) => expect(listFaults(text)).toEqual([]));

test.each([
  ['export function merged() {}', 'merged begins with a participle'],
  ['const told = () => 1;', 'told begins with a participle'],
  ['function spokenCard() {}', 'spokenCard begins with a participle'],
  ['export const largest = () => 1;', 'largest begins with an adjective'],
  ['export const ownPlace = () => 1;', 'ownPlace begins with an adjective'],
  ['const isOver = (): Stage => stage;', 'isOver asks a question and returns Stage'],
  ['export function middle() {}', 'middle begins with no verb, and does not say of what it is'],
])('%s: the name is refused', (text, fault) => expect(listFaults(text)).toEqual([`some.tsx: ${fault}`]));
