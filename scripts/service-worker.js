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

/** The file as this version knows it; undefined when what came is another, or was cut on its way. */
async function fetchWhole(path, cache) {
  const response = await fetch(path, { cache });
  return response.ok && (await hashOf(response.clone())) === FILES[path] ? response : undefined;
}

async function fetchOne(path) {
  // A file with its hash in its name stays in the browser's own cache for a year, even if it came broken: then it is asked for past that cache.
  const cached = isHashed(path) ? await fetchWhole(path, 'default').catch(() => undefined) : undefined;
  const response = cached ?? (await fetchWhole(path, 'reload'));
  // While a new version is being put on the server, files of two versions must not be mixed: this one is not installed then.
  if (!response) throw new Error(`${path} is not of this version`);
  return response;
}

/** Fetches a file, and keeps it. */
async function keep(path) {
  const response = await fetchOne(path);
  const cache = await caches.open(CACHE);
  await cache.put(keyOf(path), response.clone());
  return response;
}

/** Fetches whatever is not kept yet. */
async function fill() {
  const cache = await caches.open(CACHE);
  const isMissing = async (path) => !(await cache.match(keyOf(path)));
  await Promise.all(Object.keys(FILES).map(async (path) => (await isMissing(path)) && keep(path)));
}

let refilling;

/** A browser short of space may have thrown the kept files away. */
const refill = () =>
  (refilling ??= fill()
    .catch(() => {})
    .finally(() => (refilling = undefined)));

/** Lets go of older versions, unless another window may still run on one. */
async function tidy() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 1) return;
  const cache = await caches.open(CACHE);
  const wanted = new Set(Object.keys(FILES).map((path) => new URL(keyOf(path), self.location.origin).href));
  const kept = await cache.keys();
  await Promise.all(kept.filter((request) => !wanted.has(request.url)).map((request) => cache.delete(request)));
}

async function answer(event) {
  const { request } = event;
  const { pathname } = new URL(request.url);
  // every screen has an address, and all of them are the one page
  const path = request.mode === 'navigate' && !(pathname in FILES) ? '/' : pathname;
  const cache = await caches.open(CACHE);
  if (!(path in FILES)) return (await cache.match(path, { ignoreSearch: true })) ?? fetch(request);
  const kept = await cache.match(keyOf(path));
  if (kept) return kept;
  const fetched = await keep(path).catch(() => undefined); // fails without a network, and when the server has a newer version
  event.waitUntil(refill());
  return fetched ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  if (event.data === 'takeOver') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && new URL(url).origin === self.location.origin) event.respondWith(answer(event));
});
