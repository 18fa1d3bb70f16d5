/** Links of a page in a folder: addresses after its #, and files written by Python. */

import type { Backend } from '../lib/backend';

const FILE = /^\/api\//;

/** Rewrite links to screens on hover or focus, and save files that only the worker has. */
export function keepLinks(site: Backend): void {
  for (const event of ['pointerover', 'pointerdown', 'focusin'] as const) addEventListener(event, (happened) => rewrite(happened, site), true);
  addEventListener('click', (event) => save(event, site), true);
}

const linkOf = (event: Event): HTMLAnchorElement | null => (event.target as Element | null)?.closest?.('a[href^="/"]') ?? null;

function rewrite(event: Event, site: Backend): void {
  const link = linkOf(event);
  if (link && !link.download) link.href = site.link(link.getAttribute('href')!);
}

function save(event: Event, site: Backend): void {
  const link = linkOf(event);
  const path = link?.getAttribute('href');
  if (!link?.download || !path || !FILE.test(path)) return;
  event.preventDefault();
  void site.fetch(path).then(async (answer) => saveAs(await answer.blob(), link.download));
}

/** Offer a file for saving. */
export function saveAs(data: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
