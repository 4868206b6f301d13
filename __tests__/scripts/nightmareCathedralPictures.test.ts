import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Stamp } from '../../scripts/art/stamp';
import { cellsOf } from '../../src/games/nightmare-cathedral/cells';
import { tokenSigns } from '../../src/games/nightmare-cathedral/signPaths';
import { CONFLICTS, DEVELOPMENTS, DREAMS } from '../../src/rules/nightmare-cathedral/content/cards';
import { ACTIONS } from '../../src/rules/nightmare-cathedral/content/days';
import { boardOf } from '../../src/rules/nightmare-cathedral/content/maps';
import { NIGHTMARES } from '../../src/rules/nightmare-cathedral/content/nightmares';
import { TOKENS } from '../../src/rules/nightmare-cathedral/content/tokens';
import { CATHEDRAL_TRACK } from '../../src/rules/nightmare-cathedral/content/tracks';

const root = join(__dirname, '../..');
const stamp = JSON.parse(readFileSync(join(root, 'assets/art.json'), 'utf8')) as Stamp;
const pictures = Object.keys(stamp.pictures);
const drawn = new Set(pictures);

const keysOf = (cards: Readonly<Record<number, { readonly key: string }>>): string[] => [
  ...new Set(Object.values(cards).map(({ key }) => key)),
];

/** By folder: what must be there, and nothing else. */
const expected: Readonly<Record<string, readonly string[]>> = {
  development: [...ACTIONS, ...keysOf(DEVELOPMENTS)],
  dream: keysOf(DREAMS),
  conflict: keysOf(CONFLICTS),
  nightmare: keysOf(NIGHTMARES).flatMap((key) => [key, `${key}-advanced`]),
  figure: keysOf(NIGHTMARES),
  cathedral: [...CATHEDRAL_TRACK.map(({ piece }) => piece), 'whole', 'ghost'],
};

describe('the pictures of Nightmare Cathedral', () => {
  it.each(Object.entries(expected))('%s: one for every id of the content', (folder, keys) => {
    const inFolder = pictures.filter((file) => file.startsWith(`nightmare-cathedral/${folder}/`));
    const folders = folder === 'cathedral' ? [folder, `${folder}/small`] : [folder];
    const wanted = folders.flatMap((one) => keys.map((key) => `nightmare-cathedral/${one}/${key}.webp`));
    expect(inFolder.sort()).toEqual(wanted.sort());
  });

  it('show every area as the stage of a conflict', () => {
    const areas = [2, 4].flatMap((seats) => {
      const board = boardOf(seats);
      return board.areas
        .filter(({ sign }) => sign)
        .map(({ key }) => `nightmare-cathedral/stage/${board.map}-${key}.webp`);
    });
    expect(areas).toHaveLength(32);
    expect(areas.filter((file) => !drawn.has(file))).toEqual([]);
  });

  it('have a sign for every reward of Forking Paths', () => {
    expect(Object.keys(tokenSigns).sort()).toEqual(keysOf(TOKENS).sort());
  });

  it('are 3.5 MB together at most', () => {
    const files = pictures.filter((file) => file.includes('nightmare-cathedral'));
    const bytes = files.reduce((sum, file) => sum + statSync(join(root, 'assets', file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(3_500_000);
  });
});

describe('the areas as papers', () => {
  it.each([2, 4])('with %i seats: each holds its own middle and no other', (seats) => {
    const { areas } = boardOf(seats);
    const cells = cellsOf(areas);
    areas.forEach(({ x, y }, own) => {
      const holding = cells.flatMap((corners, i) => {
        const sides = corners.map(([u, v], at) => {
          const [nextX, nextY] = corners[(at + 1) % corners.length];
          return (nextX - u) * (y - v) - (nextY - v) * (x - u) > 0;
        });
        return sides.every(Boolean) ? [i] : [];
      });
      expect(holding).toEqual([own]);
    });
  });
});
