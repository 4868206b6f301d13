import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const { drawMap } = jest.requireActual<{ drawMap(text: string): string }>('../../scripts/map/draw.cjs');
const { isInRoom, mayImport } = jest.requireActual<{
  isInRoom(file: string): boolean;
  mayImport(from: string, to: string): boolean;
}>('../../scripts/map/rooms.cjs');

const root = join(__dirname, '../..');

test('docs/map.md says who may import whom as lint keeps it (else: npm run map)', () => {
  const map = readFileSync(join(root, 'docs/map.md'), 'utf8');
  expect(map).toBe(drawMap(map));
});

test('every file of the app is in a room', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file));
  expect(files.filter((file) => !isInRoom(file))).toEqual([]);
});

test.each([
  ['src/games/sen/scene.ts', 'src/games/koty/palette.ts'],
  ['src/games/sen/scene.ts', 'src/rules/koty/cards.ts'],
  ['src/games/sen/scene.ts', 'src/match/types.ts'],
  ['src/rules/sen/game.ts', 'src/rules/koty/cards.ts'],
  ['src/rules/sen/game.ts', 'src/rules/bots/levels.ts'],
  ['src/rules/kernel/flow.ts', 'src/rules/sen/cards.ts'],
  ['src/storage/people.ts', 'src/theme/marks.ts'],
  ['src/theme/Mark.tsx', 'src/match/types.ts'],
  ['src/table/stage.ts', 'src/games/sen/scene.ts'],
  ['src/keeper/sheet.ts', 'src/match/types.ts'],
  ['src/screens/Home/Home.tsx', 'src/rules/sen/cards.ts'],
  ['src/match/match.ts', 'App.tsx'],
])('%s may not import %s', (from, to) => expect(mayImport(from, to)).toBe(false));

test.each([
  ['src/games/sen/scene.ts', 'src/rules/sen/cards.ts'],
  ['src/games/sen/scene.ts', 'src/games/sen/palette.ts'],
  ['src/keeper/index.ts', 'src/rules/sen/sheet.ts'],
  ['src/screens/Home/Home.tsx', 'src/games/index.ts'],
  ['index.ts', 'App.tsx'],
])('%s may import %s', (from, to) => expect(mayImport(from, to)).toBe(true));
