import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packWords = jest.requireActual<(json: string) => string>('../../scripts/bundle/packWords.cjs');

const root = join(__dirname, '../../src');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /words[\\/](pl|en)\.json$/.test(file),
);

test.each(files)('%s is the same when it was packed for phones', (file) => {
  const json = readFileSync(join(root, file), 'utf8');
  const packed = packWords(json);
  expect(new Function(`return ${packed}`)()).toEqual(JSON.parse(json));
  expect(packed.match(/[^\0-\x7f]/g)?.length ?? 0).toBeLessThan(32);
});
