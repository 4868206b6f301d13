// Runs a TypeScript script that drives the built web app in Chromium: node scripts/browser.mjs <script.ts> [--no-build]
// [arguments]. With --no-build it takes the app that the last run has built.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { buildWeb } from './build-web.mjs';
import { installChromium } from './chromium.mjs';
import { installIfNeeded, root } from './install.mjs';

const FOLDER = 'dist-browser';

installIfNeeded();
const chromium = installChromium();
if (!chromium) {
  console.error(
    'Chromium is missing. Install it (on Debian: apt-get install chromium), or set CHROMIUM to where it is.',
  );
  console.log('0 passed, 1 failed');
  process.exit(1);
}

const [script, ...given] = process.argv.slice(2);
const args = given.filter((arg) => arg !== '--no-build');
if (args.length === given.length || !existsSync(join(root, FOLDER))) buildWeb(FOLDER);

const { status } = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), script, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CATNAP_WEB: join(root, FOLDER), CATNAP_CHROMIUM: chromium },
});
process.exit(status ?? 1);
