// The rules, bots, matches, sheets, backups and words on the engine of phones, as far as its compiler can tell.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PARTS = [
  'src/rules/index',
  'src/rules/bots/levels',
  'src/match/matches',
  'src/match/driver',
  'src/keeper/sheets',
  'src/backup/backups',
  'src/storage/dataSet',
  'src/words/createFormatter',
];
const BINARY = { linux: 'linux64-bin/hermesc', darwin: 'osx-bin/hermesc', win32: 'win64-bin/hermesc.exe' };
const COMPILER = resolve('node_modules/hermes-compiler/hermesc', BINARY[process.platform as keyof typeof BINARY]);

/** What V8 has and Hermes lacks; its compiler takes a name for a name and says nothing. */
const MISSING = [
  /\b(?:Object|Map)\.groupBy\b/,
  /\bArray\.fromAsync\b/,
  /\bPromise\.(?:try|withResolvers)\b/,
  /\bIntl\.(?:ListFormat|RelativeTimeFormat|DisplayNames|Segmenter|Locale|DurationFormat)\b/,
  /\bstructuredClone\(/,
  /\bIterator\.from\b/,
  /\.(?:keys|values|entries)\(\)\.(?:map|filter|take|drop|flatMap|toArray|some|every|find|reduce|forEach)\(/,
  /\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  /\.(?:isWellFormed|toWellFormed)\(/,
  /\bnew (?:SharedArrayBuffer|FinalizationRegistry)\b/,
];

const folder = mkdtempSync(join(tmpdir(), 'catnap-hermes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** All of it as one script, like Metro makes it, with a file's words and texts inside. */
function bundle(): string {
  const entry = PARTS.map((part, index) => `export * as part${index} from './${part}';`).join('\n');
  const options = {
    stdin: { contents: entry, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    format: 'iife',
    globalName: 'core',
    target: 'es2022',
    outfile: join(folder, 'core.js'),
    logLevel: 'error',
  };
  execFileSync(process.execPath, ['-e', `require('esbuild').buildSync(${JSON.stringify(options)})`]);
  return readFileSync(join(folder, 'core.js'), 'utf8');
}

function compile(code: string): string {
  writeFileSync(join(folder, 'code.js'), code);
  const { stderr, status } = spawnSync(COMPILER, ['-O', '-emit-binary', '-out', 'code.hbc', 'code.js'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? stderr : `${stderr}\nhermesc ended with ${status}`;
}

test('the compiler of phones takes all of it without a warning, and it calls nothing that phones lack', () => {
  const code = bundle();
  expect(code.length).toBeGreaterThan(300_000);
  expect(compile(code)).toBe('');
  for (const pattern of MISSING) expect(code.match(pattern)?.[0]).toBeUndefined();
});

test('what phones lack is found', () => {
  expect(compile('(() => { "use strict"; return nobodyKnows + 1; })();')).toMatch(/nobodyKnows/);
  expect(compile('/[\\p{L}--a]/v.test("x");')).toMatch(/Invalid regular expression/);
  const called = ['Object.groupBy(a, b)', 'new Map().values().map(f)', 'structuredClone(x)', 'a.union(b)'];
  for (const code of called) expect(MISSING.some((pattern) => pattern.test(code))).toBe(true);
});
