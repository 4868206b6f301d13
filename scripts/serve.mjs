import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
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

/** Whether somebody keeps this from being seen, as a build's leftovers or a repository. */
const isHidden = (path) => path.split(/[/\\]/).some((part) => part.startsWith('.'));

/**
 * The file that an address means; undefined when it is hidden, lies outside the folder, does not exist, or is no address
 * at all. A link counts as what it leads to: it could lead to anything on this machine.
 */
async function fileFor(folder, url) {
  let path;
  try {
    path = decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return undefined;
  }
  if (path.includes('\0') || isHidden(path)) return undefined;
  const file = resolve(folder, `.${path}`);
  const real = await realpath(file).catch(() => undefined);
  if (real !== undefined && real !== folder && !real.startsWith(folder + sep)) return undefined;
  const isFile = real !== undefined && (await stat(real)).isFile();
  if (isFile) return real;
  // A screen of the app has an address but no file; the end of `/rules/sen/S4.2` is no file type.
  return extname(path) in TYPES ? undefined : resolve(folder, 'index.html');
}

const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;

/**
 * What the page may load and run: its own files, and the scripts that stand in it. Styles are written by the code while
 * it runs; pictures may be drawn from data.
 */
async function policyOf(folder) {
  const page = await readFile(resolve(folder, 'index.html'), 'utf8').catch(() => '');
  const hashes = [...page.matchAll(INLINE_SCRIPT)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
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
    'Content-Security-Policy': await policyOf(folder),
    'X-Content-Type-Options': 'nosniff',
  });
  if (request.method === 'HEAD' || size === 0) return response.end();
  // No byte beyond what was announced, even if the file grows meanwhile: the browser would take it for the next answer.
  createReadStream(file, { end: size - 1 })
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
 * Serves a folder on `port`, to this machine alone unless another `host` is given; port 0 takes any that is free. Resolves
 * to `{ port, close }`; fails when the port is taken, since the app's data belong to the address it was opened at.
 * @param {string} folder
 * @param {{ port?: number, host?: string }} options
 */
export async function serve(folder, { port = 8080, host = '127.0.0.1' } = {}) {
  const absolute = await realpath(folder);
  const server = createServer((request, response) => {
    answer(absolute, request, response).catch(() => response.destroy());
  });
  const taken = await listen(server, port, host);
  const close = () =>
    new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  return { port: taken, close };
}
