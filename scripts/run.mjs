// Runs a TypeScript script in Node: node scripts/run.mjs <script.ts> [--jitless] [arguments]. --jitless switches V8's
// compiler off, which is about as fast as Hermes on the same processor.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import { installIfNeeded, root } from './install.mjs';

installIfNeeded();

const isJitless = process.argv.slice(2, 4).includes('--jitless');
const [script, ...args] = process.argv.slice(2).filter((arg, i) => !(i < 2 && arg === '--jitless'));
if (!script) {
  console.error('Usage: node scripts/run.mjs <script.ts> [--jitless] [arguments]');
  process.exit(2);
}

const { build } = await import('esbuild');
const bundle = join(root, 'node_modules/.cache/catnap', `${basename(script, '.ts')}-${process.pid}.cjs`);
try {
  await build({
    entryPoints: [resolve(root, script)],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'cjs', // boardgame.io's folders can be required but not imported.
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
} catch {
  process.exit(1); // esbuild has printed the reason.
}
const child = spawnSync(
  process.execPath,
  [...(isJitless ? ['--jitless'] : []), '--enable-source-maps', bundle, ...args],
  { cwd: root, stdio: 'inherit' },
);
rmSync(bundle, { force: true });
process.exit(child.status ?? 1);
