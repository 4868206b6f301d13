import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
type Tree = { readonly [key: string]: string | Tree };

const read = (path: string): Tree => JSON.parse(readFileSync(join(root, path), 'utf8')) as Tree;
const flat = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );

const games = readdirSync(join(root, 'src/games'), { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && existsSync(join(root, 'src/games', entry.name, 'words')),
);
const folders = ['src/words', ...games.map((game) => `src/games/${game.name}/words`)];

const PLURAL = /_(one|few|many|other)$/;
const bare = (key: string) => key.replace(PLURAL, '');
const factsOf = (text: string) => [...new Set([...text.matchAll(/\{\{(\w+)/g)].map((match) => match[1]))].sort();

describe.each(folders)('%s', (folder) => {
  const words = { pl: new Map(flat(read(`${folder}/pl.json`))), en: new Map(flat(read(`${folder}/en.json`))) };
  const keys = (language: 'pl' | 'en') => [...new Set([...words[language].keys()].map(bare))].sort();

  test('both languages say the same things', () => {
    expect(keys('pl')).toEqual(keys('en'));
  });

  test('no sentence is empty', () => {
    for (const language of ['pl', 'en'] as const)
      for (const [key, text] of words[language]) expect([key, text.trim()]).not.toEqual([key, '']);
  });

  test('what is counted has every form of its language', () => {
    for (const [language, forms] of [
      ['pl', ['one', 'few', 'many', 'other']],
      ['en', ['one', 'other']],
    ] as const) {
      const counted = [...words[language].keys()].filter((key) => PLURAL.test(key)).map(bare);
      for (const key of counted)
        for (const form of forms)
          expect(words[language].has(`${key}_${form}`) ? '' : `${language} ${key}_${form}`).toBe('');
    }
  });

  test('both languages are made from the same facts', () => {
    const facts = (language: 'pl' | 'en', key: string) =>
      [...words[language]]
        .filter(([one]) => bare(one) === key)
        .flatMap(([, text]) => factsOf(text))
        .sort()
        .filter((fact, at, all) => all.indexOf(fact) === at && fact !== 'count');
    for (const key of keys('en')) expect([key, facts('pl', key)]).toEqual([key, facts('en', key)]);
  });
});
