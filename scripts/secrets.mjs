// npm run secrets -- 7 8: 20 matches of Nightmare Cathedral by three people at an open table, of which everything that is
// drawn is searched at every decision for cards that may not be known there. With numbers, those matches alone.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { installIfNeeded, root } from './install.mjs';

installIfNeeded();

/** Megabytes for what is young: every decision draws a tree that is thrown away. */
const YOUNG = 64;

const matches = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    `--max-semi-space-size=${YOUNG}`,
    join(root, 'node_modules/jest/bin/jest.js'),
    '--runInBand',
    '--testPathPattern',
    'cathedralSecrets',
    '--testNamePattern',
    matches.length > 0 ? `match (${matches.join('|')}),` : 'match',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CATNAP_SECRETS: 'whole' } },
);
process.exit(status ?? 1);
