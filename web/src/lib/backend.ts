/** The place where tables run: a server, or a worker in this browser, with the same interface. */

export interface Backend {
  /** Whether tables run in this browser. */
  readonly here: boolean;
  /** The server for racing with friends, if tables run in this browser; empty: none. */
  readonly server: string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  connect(path: string): WebSocket;
  /** The address of a picture or a file of the page. */
  address(path: string): string;
  /** The address of a game's picture, which may have to be drawn first. */
  picture(path: string): string | Promise<string>;
  /** Convert an address of the page to a link, and back. */
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
