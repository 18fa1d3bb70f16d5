/** Where tables run: on a server, or in this browser, by a worker. The page asks both for the same. */

export interface Backend {
  /** Whether tables run in this browser. */
  readonly here: boolean;
  /** Where friends can be met, if tables run in this browser; empty: nowhere. */
  readonly server: string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  connect(path: string): WebSocket;
  /** Where a picture or a file of the page lies. */
  address(path: string): string;
  /** Where a picture of the game lies; it may have to be drawn first. */
  picture(path: string): string | Promise<string>;
  /** How an address of the page is written, and what it stands for. */
  link(path: string): string;
  path(location: Location): string;
}

const server: Backend = {
  here: false,
  server: '',
  fetch: (path, init) => fetch(path, { credentials: 'same-origin', ...init }),
  connect: (path) => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`),
  address: (path) => path,
  picture: (path) => path,
  link: (path) => path,
  path: (location) => location.pathname + location.search,
};

let chosen = server;

export const backend = (): Backend => chosen;

export function useBackend(other: Backend): void {
  chosen = other;
}
