// npm run play: builds the web app and serves it to this computer and to phones in the same network. -- --port 3000
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';

import { installIfNeeded, root } from './install.mjs';
import { serve } from './serve.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8080' } } });
const wanted = Number(values.port);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) {
  console.error(`--port wants a number from 0 to 65535, not "${values.port}".`);
  process.exit(2);
}

installIfNeeded();

const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/expo/bin/cli'), 'export', '--platform', 'web', '--output-dir', 'dist-web'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CI: '1', EXPO_NO_TELEMETRY: '1' } },
);
if (status !== 0) process.exit(status ?? 1);

const { port } = await serve(join(root, 'dist-web'), { port: wanted });
const neighbours = Object.values(networkInterfaces())
  .flat()
  .filter((address) => address.family === 'IPv4' && !address.internal);
console.log(`\nCatnap is at http://localhost:${port}`);
for (const { address } of neighbours) console.log(`in this network: http://${address}:${port}`);
console.log('Stop it with Ctrl+C.');
