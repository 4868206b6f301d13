// npm run play: builds the web app and serves it to this computer and to phones in the same network. -- --port 3000
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';

import { buildWeb } from './build-web.mjs';
import { installIfNeeded } from './install.mjs';
import { serve } from './serve.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8080' } } });
const wanted = Number(values.port);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) {
  console.error(`--port wants a number from 0 to 65535, not "${values.port}".`);
  process.exit(2);
}

installIfNeeded();
const folder = buildWeb('dist-web');

const { port } = await serve(folder, { port: wanted });
const neighbours = Object.values(networkInterfaces())
  .flat()
  .filter((address) => address.family === 'IPv4' && !address.internal);
console.log(`\nCatnap is at http://localhost:${port}`);
for (const { address } of neighbours) console.log(`in this network: http://${address}:${port}`);
console.log('Stop it with Ctrl+C.');
