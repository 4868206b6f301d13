// npm run bundle: what the code of the Android app is made of, in bytes of Hermes bytecode by part. -- --files <part> lists
// the files of a part that take most.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { installIfNeeded, root } from './install.mjs';

installIfNeeded();
const { decode } = createRequire(import.meta.url)('@jridgewell/sourcemap-codec');
const { values } = parseArgs({ options: { files: { type: 'string' }, folder: { type: 'string' } } });
const MOST_FILES = 25;

function exportAndroid() {
  const folder = mkdtempSync(join(tmpdir(), 'catnap-bundle-'));
  const expo = join(root, 'node_modules/expo/bin/cli');
  const { status } = spawnSync(
    process.execPath,
    // What is left out is no part of the cache's keys.
    [expo, 'export', '--clear', '--platform', 'android', '--source-maps', '--output-dir', folder],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CI: '1', EXPO_NO_TELEMETRY: '1' } },
  );
  if (status !== 0) process.exit(status ?? 1);
  return folder;
}

/** A package, or a room of the app with its games apart. */
function partOf(source) {
  const packages = source.split('node_modules/');
  if (packages.length > 1)
    return packages
      .at(-1)
      .split('/')
      .slice(0, packages.at(-1).startsWith('@') ? 2 : 1)
      .join('/');
  const own = source.match(/(src\/(?:games|rules)\/[^/]+|src\/[^/]+|assets)/);
  return own?.[1] ?? 'other';
}

const folder = values.folder ?? exportAndroid();
const js = join(folder, '_expo/static/js/android');
const file = readdirSync(js).find((name) => name.endsWith('.hbc'));
const map = JSON.parse(
  readFileSync(
    join(
      js,
      readdirSync(js).find((name) => name.endsWith('.map')),
    ),
    'utf8',
  ),
);
const { size } = statSync(join(js, file));
const bySource = new Map();
for (const line of decode(map.mappings))
  for (const [index, [column, source]] of line.entries()) {
    const next = line[index + 1]?.[0] ?? column;
    if (source !== undefined) bySource.set(source, (bySource.get(source) ?? 0) + next - column);
  }
const files = [...bySource].map(([source, bytes]) => ({ source: map.sources[source], bytes }));
const parts = new Map();
for (const { source, bytes } of files) parts.set(partOf(source), (parts.get(partOf(source)) ?? 0) + bytes);
const line = (name, bytes) => console.log(`  ${(bytes / 1000).toFixed(0).padStart(6)} KB  ${name}`);
const told = [...parts.values()].reduce((sum, bytes) => sum + bytes, 0);
console.log(
  `${(size / 1e6).toFixed(2)} MB of bytecode, of which the source map tells ${(told / 1e6).toFixed(2)}; the rest are texts and tables`,
);
for (const [part, bytes] of [...parts].sort((a, b) => b[1] - a[1]).slice(0, 60)) line(part, bytes);
if (values.files)
  for (const { source, bytes } of files
    .filter((one) => partOf(one.source) === values.files)
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, MOST_FILES))
    line(source, bytes);
if (!values.folder) rmSync(folder, { recursive: true });
