import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, resolve, sep } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.wav': 'audio/wav',
  '.mp3': 'audio/mpeg',
};
const HASHED = /[.-][0-9a-f]{32}\./; // The name contains a hash of the content, so the file can be cached forever.

/**
 * The file that an address means; undefined when it lies outside the folder, does not exist, or is no address at all.
 */
async function fileFor(folder, url) {
  let path;
  try {
    path = decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return undefined;
  }
  const file = resolve(folder, `.${path}`);
  if (path.includes('\0') || (file !== folder && !file.startsWith(folder + sep))) return undefined;
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (isFile) return file;
  // A screen of the app has an address but no file; the end of `/rules/sen/S4.2` is no file type.
  return extname(path) in TYPES ? undefined : resolve(folder, 'index.html');
}

async function answer(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const file = await fileFor(folder, request.url);
  if (!file) return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
  const { size } = await stat(file);
  response.writeHead(200, {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': size,
    'Cache-Control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
  if (request.method === 'HEAD') return response.end();
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

function listen(server, port, host) {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      done(server.address().port);
    });
  });
}

/**
 * Serves a folder on `port` or the next free one; port 0 takes any. Resolves to `{ port, close }`.
 * @param {string} folder
 * @param {{ port?: number, host?: string }} options
 */
export async function serve(folder, { port = 8080, host } = {}) {
  const absolute = resolve(folder);
  const server = createServer((request, response) => {
    answer(absolute, request, response).catch(() => response.destroy());
  });
  for (let attempt = port; ; attempt++) {
    try {
      const taken = await listen(server, attempt, host);
      const close = () =>
        new Promise((done) => {
          server.close(done);
          server.closeAllConnections();
        });
      return { port: taken, close };
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || attempt >= port + 50) throw error;
    }
  }
}
