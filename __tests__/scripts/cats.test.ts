import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { botOutputs } from '../../scripts/art/bots/outputs';
import type { Stamp } from '../../scripts/art/stamp';
import { BOTS, indexFile, pictureIndexOf } from '../../scripts/pictureIndex';
import { LEVEL_NAMES } from '../../src/rules/bots/levels';
import { catNames, expressions, findFreeCat, getHomeLevel } from '../../src/storage/cats';
import en from '../../src/words/en.json';
import pl from '../../src/words/pl.json';

const root = join(__dirname, '../..');
const stamp = JSON.parse(readFileSync(join(root, 'assets/art.json'), 'utf8')) as Stamp;

/** A portrait as it is on the smallest plate: its coin 24 points wide, on dark panels and on paper. */
const drawSmall = (cat: string, ground: string): Promise<Buffer> =>
  sharp(join(root, `assets/bots/${cat}-calm.webp`))
    .flatten({ background: ground })
    .resize(32, 34)
    .removeAlpha()
    .raw()
    .toBuffer();

const difference = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0) / a.length;

test.each([
  ['a panel', '#20144a'],
  ['paper', '#fff1d6'],
])('any two cats are told apart at 24 points on %s', async (_, ground) => {
  const drawn = await Promise.all(catNames.map((cat) => drawSmall(cat, ground)));
  const alike = catNames.flatMap((one, i) =>
    catNames.slice(i + 1).flatMap((other, j) => {
      const by = difference(drawn[i], drawn[i + 1 + j]);
      return by < 18 ? [`${one} and ${other}: ${by.toFixed(1)}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test('every cat has a picture for each expression, all together at most 450 KB', () => {
  const files = botOutputs.map(({ file }) => join(root, 'assets', file));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files).toHaveLength(catNames.length * (expressions.length + 3));
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(450 * 1024);
});

test('the pictures are listed as they lie there (else: npm run art)', () => {
  expect(readFileSync(join(root, indexFile(BOTS)), 'utf8')).toBe(pictureIndexOf(BOTS, Object.keys(stamp.pictures)));
});

test('each level is the home of as many cats, and a cat of the level wished for comes first', () => {
  const homes = LEVEL_NAMES.map((level) => catNames.filter((cat) => getHomeLevel(cat) === level));
  for (const home of homes) expect(home.length).toBe(catNames.length / LEVEL_NAMES.length);
  for (const [i, level] of LEVEL_NAMES.entries()) {
    expect(findFreeCat(level, [])).toBe(homes[i][0]);
    expect(homes[i]).not.toContain(findFreeCat(level, homes[i]));
  }
});

/** Every text under a key called `name`, such as those of cards. */
const namesIn = (words: object): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' ? namesIn(value as object) : key === 'name' ? [value as string] : [],
  );

test.each([
  ['pl', pl],
  ['en', en],
])('no cat that plays has the name of a card (%s)', (language, words) => {
  const cards = ['koty', 'sen', 'cat-lady', 'three-chapters', 'nightmare-cathedral'].flatMap((game) =>
    namesIn(JSON.parse(readFileSync(join(root, `src/games/${game}/words/${language}.json`), 'utf8')) as object),
  );
  const names = catNames.map((cat) => words.cat[cat].name);
  expect(names.filter((name) => cards.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(catNames.length);
});
