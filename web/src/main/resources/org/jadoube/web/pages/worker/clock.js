// @ts-check
// Keeps the files of the clock's page, and nothing else, so that the clock works without a network.
// The network takes precedence: nobody gets an old page while there is a new one.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

// The server fills in both.
const CACHE = 'jadoube-clock-{{VERSION}}';
const FILES = '{{FILES}}'.split(' ');

const PAGE = FILES[0];
const PATIENCE_MILLIS = 3_000;

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
  await worker.skipWaiting();
}

async function tidy() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/**
 * Answers a request. The page is kept again whenever it is shown, since it may be in another language.
 *
 * @param {Request} request
 * @param {string} path
 */
async function answer(request, path) {
  const cache = await caches.open(CACHE);
  try {
    const found = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MILLIS) });
    if (!found.ok) throw new Error(String(found.status));
    if (path === PAGE) await cache.put(path, found.clone());
    return found;
  } catch {
    return (await cache.match(path, { ignoreVary: true })) ?? Response.error();
  }
}

worker.addEventListener('install', (event) => event.waitUntil(keep()));
worker.addEventListener('activate', (event) => event.waitUntil(tidy()));
worker.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin || !FILES.includes(pathname)) return;
  event.respondWith(answer(event.request, pathname));
});
