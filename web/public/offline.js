// Opens the games that this browser keeps if the server cannot be reached. Registered when a visitor keeps them.
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => Response.redirect('/offline/')));
});
