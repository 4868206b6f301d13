import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import i18next from 'i18next';

import { boxedGames } from '../../src/games';
import { categoriesSheet, roundsSheet } from '../../src/keeper/free';
import { games } from '../../src/rules';
import app from '../../src/words/en.json';
import { languages } from '../../src/words/words';

describe.each(boxedGames)('$id', ({ id, open }) => {
  test('has words for its name, options, presets and rules', async () => {
    const face = await open();
    const { options, clashes = {}, presets = {} } = games[id];
    const parts = Object.entries(options).flatMap(([name, rule]) =>
      ['name', 'about', ...(rule.kind === 'choice' ? rule.of : [])].map((part) => `${name}.${part}`),
    );
    const keys = [
      `app:game.${id}`,
      `${id}:about`,
      `${id}:rules.aim`,
      ...parts.map((part) => `${id}:option.${part}`),
      ...Object.keys(clashes).map((name) => `${id}:clash.${name}`),
      ...Object.keys(presets).map((name) => `${id}:preset.${name}`),
      ...face.rules.flatMap((chapter) =>
        [`${chapter.id}.title`, ...chapter.rules].map((part) => `${id}:rules.${part}`),
      ),
    ];
    for (const language of languages) expect(keys.filter((key) => !i18next.exists(key, { lng: language }))).toEqual([]);
  });
});

/** Finds texts in quotes that may be keys; the parts that a template fills in may be anything. */
function keysNamed(folder: string): RegExp[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return keysNamed(path);
    if (!/\.tsx?$/.test(name)) return [];
    const quoted = readFileSync(path, 'utf8').matchAll(/['`](?:app:)?([a-z]\w*\.(?:\w|\.|\$\{[^}`]*\})+)['`]/gi);
    return [...quoted].map(
      ([, key]) => new RegExp(`^${key.replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '.+')}(\\.|$)`),
    );
  });
}

/** The words of sheets for any game are among the app's words. */
const ofFreeSheets = [roundsSheet, categoriesSheet].flatMap(({ options }) =>
  Object.entries(options).flatMap(([name, rule]) =>
    ['name', 'about', ...(rule.kind === 'choice' ? rule.of : [])].map((part) => `option.${name}.${part}`),
  ),
);

test('the sheets for any game have words for their options and fields', () => {
  const keys = [...ofFreeSheets, 'keeper.field.points', 'keeper.part.points'];
  for (const language of languages)
    expect(keys.filter((key) => !i18next.exists(`app:${key}`, { lng: language }))).toEqual([]);
});

test('no word of the app is left that nobody says', () => {
  const flat = (tree: object, path = ''): string[] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [path + key.replace(/_(one|few|many|other)$/, '')]
        : flat(value as object, `${path}${key}.`),
    );
  const named = keysNamed(join(__dirname, '../../src'));
  const declared = new Set([...ofFreeSheets, 'keeper.field.begins', 'keeper.field.points', 'keeper.part.points']);
  const unused = flat(app).filter(
    (key) => key.includes('.') && !declared.has(key) && !named.some((one) => one.test(key)),
  );
  expect(unused).toEqual([]);
});
