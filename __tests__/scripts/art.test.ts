import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import sharp from 'sharp';

import { kits } from '../../kits';
import { sourcesHash, type Stamp } from '../../scripts/art/stamp';
import { indexFile, pictureIndexOf } from '../../scripts/pictureIndex';

const root = join(__dirname, '../..');
const stamp = JSON.parse(readFileSync(join(root, 'assets/art.json'), 'utf8')) as Stamp;

/** Every deck of every game, by its name. */
const decks = Object.values(kits).flatMap(({ art }) => art.decks.map((deck) => [deck.name, deck] as const));
const pictures = Object.keys(stamp.pictures);

const thumbnail = (file: string): Promise<Buffer> =>
  sharp(join(root, 'assets', file))
    .flatten({ background: '#0b0c22' })
    .resize(72, 101)
    .removeAlpha()
    .raw()
    .toBuffer();

function difference(a: Buffer, b: Buffer): number {
  const total = a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0);
  return total / a.length;
}

describe('the pictures in assets', () => {
  it('were drawn by the code in scripts/art as it is now (else: npm run art)', () => {
    expect(stamp.sources).toBe(sourcesHash(root));
  });

  it('are all there', () => {
    const missing = pictures.filter((file) => !existsSync(join(root, 'assets', file)));
    expect(missing).toEqual([]);
  });

  it.each(Object.keys(kits))('of %s are listed for its face as they lie there (else: npm run art)', (game) => {
    const index = pictureIndexOf(game, pictures);
    if (index === null) return expect(existsSync(join(root, indexFile(game)))).toBe(false);
    expect(readFileSync(join(root, indexFile(game)), 'utf8')).toBe(index);
  });

  it.each(Object.keys(kits))('of %s are all drawn by its face: phones would keep the others for nothing', (game) => {
    const index = join(root, indexFile(game));
    if (!existsSync(index)) return expect(pictures.filter((file) => file.startsWith(`${game}/`))).toEqual([]);
    const lists = [...readFileSync(index, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    const drawn = readdirSync(dirname(index), { encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(dirname(index), file), 'utf8').matchAll(/\{([^}]*)\} from '.\/pictures'/g),
      ])
      .flatMap(([, names]) => names.split(',').map((name) => name.trim()));
    expect(lists.filter((name) => !drawn.includes(name))).toEqual([]);
  });

  it('are those of the games, and no other lies in their folders', () => {
    const games = Object.keys(kits).filter((game) => existsSync(join(root, 'assets', game)));
    const lying = games.flatMap((game) =>
      readdirSync(join(root, 'assets', game), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(join(root, 'assets'), join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
    );
    expect(lying.filter((file) => !pictures.includes(file))).toEqual([]);
  });

  it.each(decks)('show each card of %s differently, also 72 pixels wide', async (_, { files: cards, count }) => {
    const files = pictures.filter((file) => cards.test(file));
    expect(files).toHaveLength(count);
    const thumbnails = await Promise.all(files.map(async (file) => [file, await thumbnail(file)] as const));
    const tooAlike = thumbnails.flatMap(([one, a], i) =>
      thumbnails
        .slice(i + 1)
        .flatMap(([other, b]) => (difference(a, b) < 12 ? [`${one} ~ ${other}: ${difference(a, b).toFixed(1)}`] : [])),
    );
    expect(tooAlike).toEqual([]);
  });
});
