import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LONGEST = { title: 30, short: 80, full: 4000 };

test.each(['en', 'pl'])('texts for the stores are as short as they have to be: %s', (language) => {
  for (const [name, most] of Object.entries(LONGEST)) {
    const text = readFileSync(join('store', language, `${name}.txt`), 'utf8').trim();
    expect([name, text.length > 0, text.length <= most]).toEqual([name, true, true]);
  }
});

test('both languages tell the same: as many headings and points', () => {
  const marks = (language: string) =>
    readFileSync(join('store', language, 'full.txt'), 'utf8')
      .split('\n')
      .map((line) => line.slice(0, 1).replace(/[^•]/, 'a'));
  expect(marks('pl')).toEqual(marks('en'));
});

test('the version stands in one place, and stores get a number that goes up with it', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(readFileSync('app.json', 'utf8')).not.toMatch(/"(?:version|buildNumber|versionCode)"/);
  const made = jest.requireActual<(given: object) => { version: string; android: { versionCode: number } }>(
    '../../app.config.js',
  )({ config: {} });
  const [major, minor, patch] = version.split('.').map(Number);
  expect(made).toMatchObject({ version, android: { versionCode: major * 10_000 + minor * 100 + patch } });
});
