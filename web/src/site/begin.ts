/** Start a site without a server: the page uses a worker, and caches itself for offline visits. */

import { useBackend } from '../lib/backend';
import { Site, type Built } from './backend.svelte';
import { keepLinks } from './links';

export let site: Site | null = null;

export function begin(built: Built): void {
  const made = new Site(built);
  site = made;
  useBackend(made);
  keepLinks(made);
  void made.ready.then(() => keep(made));
}

/** Ask for persistent storage, and cache the site; neither is needed to race. */
async function keep(made: Site): Promise<void> {
  made.persisted = (await navigator.storage?.persist?.().catch(() => false)) ?? false;
  if (!navigator.serviceWorker) return;
  const registered = await navigator.serviceWorker.register('sw.js').catch(() => null);
  if (!registered) return;
  const look = (): void => {
    if (registered.waiting && navigator.serviceWorker.controller) made.offer(registered.waiting);
  };
  look();
  registered.addEventListener('updatefound', () => registered.installing?.addEventListener('statechange', look));
}
