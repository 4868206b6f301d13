// npm run play: builds the web app and serves it to this computer. -- --lan also to phones in the same network, -- --port 3000
import { mkdirSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { buildWeb } from './build-web.mjs';
import { installIfNeeded, root } from './install.mjs';
import { serve } from './serve.mjs';

const FOLDER = 'dist-web';
const EVERYBODY = '0.0.0.0';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '8080' }, lan: { type: 'boolean', default: false } },
});
const wanted = Number(values.port);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) {
  console.error(`--port wants a number from 0 to 65535, not "${values.port}".`);
  process.exit(2);
}

/** Takes the port before the build, which takes a minute. */
async function takePort() {
  mkdirSync(join(root, FOLDER), { recursive: true });
  try {
    return await serve(join(root, FOLDER), { port: wanted, ...(values.lan && { host: EVERYBODY }) });
  } catch (error) {
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
    console.error(
      error.code === 'EACCES'
        ? `Port ${wanted} is not for everybody to take: choose one above 1023.`
        : `Port ${wanted} is taken, perhaps by a Catnap that still runs: stop that one. Another port, as in -- --port ${wanted + 1}, is another address, where the browser keeps other matches.`,
    );
    process.exit(1);
  }
}

const { port } = await takePort();
installIfNeeded();
buildWeb(FOLDER);
console.log(`\nCatnap is at http://localhost:${port}`);
if (values.lan) {
  const neighbours = Object.values(networkInterfaces())
    .flat()
    .filter((address) => address.family === 'IPv4' && !address.internal);
  for (const { address } of neighbours) console.log(`in this network: http://${address}:${port}`);
} else console.log('Only this computer can open it; -- --lan lets phones in the same network do so.');
console.log('Stop it with Ctrl+C.');
