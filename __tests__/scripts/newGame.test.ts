import { planGame } from '../../scripts/newGame/plan';
import { namesOf, renamed } from '../../scripts/newGame/rename';

const plan = planGame('.', 'night-market', { en: 'Night Market', pl: 'Nocny targ' });
const created = [...plan.created];

test('nothing of the template is left in the copy', () => {
  expect(created.filter(([path, text]) => /template|\bTE\d|'TE'/i.test(path + text)).map(([path]) => path)).toEqual([]);
  expect(created.length).toBeGreaterThan(20);
});

test('the game is named by its id in texts, in camel case in code, and its rules by letters that are free', () => {
  const text = (path: string) => plan.created.get(path);
  expect(text('src/rules/night-market/game.ts')).toContain('nightMarketGame: Game<NightMarket, NightMarketMove>');
  expect(text('src/games/night-market/text.ts')).toContain("key: 'night-market:prompt.play'");
  // The prefix N belongs to Nightmare Cathedral.
  expect(text('src/rules/night-market/README.md')).toContain('- **NI1.1**');
  expect(text('__tests__/rules/night-market/turn.test.ts')).toContain("test('NI2.1");
});

test('outside its own folders it is listed in four registries and named in two languages', () => {
  expect([...plan.touched.keys()]).toEqual([
    'src/rules/index.ts',
    'src/keeper/index.ts',
    'src/games/index.ts',
    'kits/index.ts',
    'src/words/pl.json',
    'src/words/en.json',
  ]);
  for (const [path, text] of plan.touched) {
    expect([path, text.includes('night-market')]).toEqual([path, true]);
    if (path.endsWith('.json')) JSON.parse(text);
  }
});

test('the line in the list of faces calls what that list calls for every other game', () => {
  const calls = plan.touched.get('src/games/index.ts')!.match(/open: \(\) => \w+/g)!;
  expect(calls.length).toBeGreaterThan(1);
  expect(new Set(calls).size).toBe(1);
});

test('a name that is no id, or is taken, is refused', () => {
  const title = { en: 'x', pl: 'x' };
  expect(() => planGame('.', 'Night Market', title)).toThrow('small letters');
  expect(() => planGame('.', 'sen', title)).toThrow('src/rules/sen is there already');
});

test('letters of the rules grow until they are free', () => {
  const names = namesOf('ladders', (prefix) => prefix.length < 3);
  expect(names).toEqual({ id: 'ladders', camel: 'ladders', pascal: 'Ladders', prefix: 'LAD' });
  expect(renamed('templateSheet of Template (TE1.1)', names)).toBe('laddersSheet of Ladders (LAD1.1)');
});
