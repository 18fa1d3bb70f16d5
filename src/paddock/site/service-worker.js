// Keeps a version of the site for visits without a network. A new version is fetched beside the old one, and takes over
// when no page shows the old one any more, or when a visitor asks for it.
const VERSION = 'VERSION';
const FILES = ['FILES'];
const CACHE = `paddock ${new URL(self.registration.scope).pathname} ${VERSION}`;

self.addEventListener('install', (event) => event.waitUntil(fill()));

async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map((file) => keep(cache, new URL(file, self.registration.scope).href)));
}

/** What an older version has under the same name is the same file where the name holds a digest. */
async function keep(cache, address) {
  const known = /\/(python|paddock)-[0-9a-f]{12}\/|\/assets\//.test(address) ? await caches.match(address) : undefined;
  const answer = known ?? (await fetch(address, { cache: 'no-cache' }));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await cache.put(address, answer);
}

self.addEventListener('activate', (event) => event.waitUntil(drop().then(() => self.clients.claim())));

async function drop() {
  const mine = CACHE.slice(0, -VERSION.length);
  const old = (await caches.keys()).filter((name) => name.startsWith(mine) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  const asked = request.mode === 'navigate' ? self.registration.scope : request.url.replace(/[?#].*$/, ''); // a look past queries takes long
  event.respondWith(caches.open(CACHE).then((cache) => cache.match(asked)).then((found) => found ?? fetch(request)));
});
