import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SERVE = `import('./scripts/serve.mjs')
  .then(({ serve }) => serve(process.argv[1], { port: Number(process.argv[2]) }))
  .then(({ port }) => console.log(port), ({ code }) => console.log(code) || process.exit());`;

const folder = mkdtempSync(join(tmpdir(), 'catnap-serve-'));
const children: ChildProcess[] = [];
let port = 0;

/** The first line that a server on this port says. */
function start(wanted: number): Promise<string> {
  const child = spawn(process.execPath, ['-e', SERVE, join(folder, 'app'), String(wanted)]);
  children.push(child);
  return new Promise((done) => child.stdout.on('data', (text) => done(String(text).trim())));
}

/** As written, since a browser and `fetch` would tidy the path up. */
function ask(path: string, method = 'GET') {
  return new Promise<{ status: number; text: string; headers: Record<string, unknown> }>((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, path, method }, (response) => {
      let text = '';
      response.on('data', (part) => (text += part));
      response.on('end', () => done({ status: response.statusCode!, text, headers: response.headers }));
    });
    asked.on('error', fail).end();
  });
}

beforeAll(async () => {
  mkdirSync(join(folder, 'app/.git'), { recursive: true });
  mkdirSync(join(folder, 'beside'));
  writeFileSync(join(folder, 'app/index.html'), '<script>first()</script><p>the page</p>');
  writeFileSync(join(folder, 'app/code.js'), 'code()');
  writeFileSync(join(folder, 'app/.env'), 'hidden');
  writeFileSync(join(folder, 'app/.git/config.txt'), 'hidden');
  writeFileSync(join(folder, 'beside/own.txt'), 'hidden');
  symlinkSync(join(folder, 'beside/own.txt'), join(folder, 'app/link.txt'));
  symlinkSync(join(folder, 'beside'), join(folder, 'app/links'));
  symlinkSync(join(folder, 'app/code.js'), join(folder, 'app/inside.js'));
  port = Number(await start(0));
});

afterAll(() => {
  children.forEach((child) => child.kill());
  rmSync(folder, { recursive: true });
});

test('of a file that grows while it is sent, what was announced is sent, and the connection stays good', async () => {
  const file = join(folder, 'app/large.txt');
  writeFileSync(file, 'a'.repeat(4_000_000));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const fetchSlowly = (path: string, onBegin: () => void) =>
    new Promise<string>((done, fail) => {
      const asked = request({ host: '127.0.0.1', port, path, agent }, (response) => {
        let text = '';
        onBegin();
        response.on('data', (part) => (text += part));
        response.on('end', () => done(text));
      });
      asked.on('error', fail).end();
    });
  expect(await fetchSlowly('/large.txt', () => appendFileSync(file, 'b'.repeat(4_000_000)))).toBe(
    'a'.repeat(4_000_000),
  );
  expect(await fetchSlowly('/code.js', () => {})).toBe('code()');
  agent.destroy();
});

test('a file is served, and the page at the address of every screen', async () => {
  expect((await ask('/code.js')).text).toBe('code()');
  expect((await ask('/inside.js')).text).toBe('code()');
  for (const path of ['/', '/rules/sen/S4.2', '/code?x=1']) expect((await ask(path)).text).toContain('the page');
  expect((await ask('/missing.png')).status).toBe(404);
  expect((await ask('/', 'POST')).status).toBe(405);
});

test('no hidden file is served, and nothing outside the folder, by a link neither', async () => {
  const paths = ['/.env', '/.git/config.txt', '/%2eenv', '/link.txt', '/links/own.txt', '/../beside/own.txt'];
  for (const path of [...paths, '/%2e%2e/beside/own.txt', '/..%5cbeside%5cown.txt', '/%', '/a%00.txt']) {
    const { status, text } = await ask(path);
    expect([path, status]).toEqual([path, 404]);
    expect(text).not.toContain('hidden');
  }
});

test('a policy says what the page may load and run, the scripts that stand in it by their hashes', async () => {
  const policy = String((await ask('/')).headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'sha256-fDYmfWjvur9AxjhDbjHe6RvExc05MbXhhrbgz2vvy/A='");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:|\*/);
});

test('only this machine is answered', async () => {
  const other = createServer();
  // The same port on another address of this machine is free.
  await new Promise<void>((done) => other.listen(port, '127.0.0.2', done));
  expect((other.address() as AddressInfo).port).toBe(port);
  other.close();
});

test('a port that is taken is said, and no other is taken instead', async () => {
  expect(await start(port)).toBe('EADDRINUSE');
});
