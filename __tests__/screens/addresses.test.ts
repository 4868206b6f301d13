import { boxedGames } from '../../src/games';
import { readAddress } from '../../src/screens/addresses';
import { linking } from '../../src/screens/routes';

const lead = (path: string) => {
  const last = readAddress(path, linking.config as never)?.routes.at(-1);
  return last && { name: last.name, params: last.params };
};

test.each([
  ['new', 'NewMatch', undefined],
  ['new/sen', 'NewMatch', { game: 'sen' }],
  ['play/12', 'Play', { match: 12 }],
  ['rules/koty/K4', 'Rules', { game: 'koty', rule: 'K4' }],
  ['keeper/new/rounds', 'NewSheet', { sheet: 'rounds' }],
  ['keeper/3', 'Score', { sheet: 3 }],
  ['code#CATNAP%20100', 'Code', { code: 'CATNAP 100' }],
  ['code', 'Code', undefined],
])('%s leads to %s', (path, name, params) => {
  expect(lead(path)).toMatchObject({ name, ...(params && { params }) });
  expect(lead(`/${path}`)).toMatchObject({ name });
});

test.each([
  'new/chess',
  'lesson/chess',
  'rules/chess',
  'rules/chess/1',
  'keeper/new/chess',
  'keeper/new/constructor',
  'keeper/chess',
  'play/chess',
  'play/0',
  'play/-1',
  'play/1e99',
  'result/1.5',
  'replay/x',
  'result/x/code',
  'chess',
  'new/sen/more/and/more',
])('%s leads to a sentence that says so', (path) => {
  expect(lead(path)).toMatchObject({ name: 'Nowhere' });
});

test('every game of the shelf has its addresses', () => {
  for (const { id } of boxedGames)
    for (const [start, name] of [
      ['new', 'NewMatch'],
      ['lesson', 'Lesson'],
      ['rules', 'Rules'],
    ])
      expect(lead(`${start}/${id}`)).toMatchObject({ name, params: { game: id } });
});
