// Keeps the whole app for use without a network. The build sets self.FILES before this: every path, and the hash of what lies there.
// A new version is fetched beside the one in use, which goes on until it is closed or until somebody accepts the new one on Home.
const { FILES } = self;
const CACHE = 'catnap';
const keyOf = (path) => `${path}?${FILES[path]}`;
const isHashed = (path) => /[.-][0-9a-f]{32}\./.test(path);

async function hashOf(response) {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return Array.from(new Uint8Array(digest).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function fetchOne(path) {
  const response = await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' });
  // While a new version is being put on the server, files of two versions must not be mixed: this one is not installed then.
  if (!response.ok || (await hashOf(response.clone())) !== FILES[path])
    throw new Error(`${path} is not of this version`);
  return response;
}

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    Object.keys(FILES).map(async (path) => {
      if (!(await cache.match(keyOf(path)))) await cache.put(keyOf(path), await fetchOne(path));
    }),
  );
}

/** Lets go of older versions, unless another window may still run on one. */
async function tidy() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 1) return;
  const cache = await caches.open(CACHE);
  const wanted = new Set(Object.keys(FILES).map((path) => new URL(keyOf(path), self.location.origin).href));
  const kept = await cache.keys();
  await Promise.all(kept.filter((request) => !wanted.has(request.url)).map((request) => cache.delete(request)));
}

async function answer(request) {
  const { pathname } = new URL(request.url);
  // every screen has an address, and all of them are the one page
  const path = request.mode === 'navigate' && !(pathname in FILES) ? '/' : pathname;
  const cache = await caches.open(CACHE);
  const found = path in FILES ? await cache.match(keyOf(path)) : await cache.match(path, { ignoreSearch: true });
  return found ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  if (event.data === 'takeOver') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && new URL(url).origin === self.location.origin) event.respondWith(answer(event.request));
});
