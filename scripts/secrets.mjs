// npm run secrets -- 7: 20 matches of Nightmare Cathedral by three people at an open table, of which everything that is
// drawn is searched at every decision for cards that may not be known there. With a number, that match alone.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { installIfNeeded, root } from './install.mjs';

installIfNeeded();

const [match] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/jest/bin/jest.js'),
    '--testPathPattern',
    'cathedralSecrets',
    '--testNamePattern',
    match ? `match ${match},` : 'match',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CATNAP_SECRETS: 'whole' } },
);
process.exit(status ?? 1);
