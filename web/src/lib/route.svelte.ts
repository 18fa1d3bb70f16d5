/** The screen named by the address, using the History API. */

import { backend } from './backend';

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string; mode: Mode; season: string | null; own?: string; track?: string }
  | { screen: 'season'; id: string }
  | { screen: 'challenge'; id: string }
  | { screen: 'reviews'; id: string; first: string | null; second: string | null }
  | { screen: 'join'; code: string }
  | { screen: 'claim' }
  | { screen: 'career' }
  | { screen: 'table'; id: string }
  | { screen: 'replay'; id: string; at: string | null; seen: string | null }
  | { screen: 'explore'; id: string; at: string | null }
  | { screen: 'review'; id: string }
  | { screen: 'studio'; game: string | null; own: string | null; shared: string | null }
  | { screen: 'circuit'; name: string }
  | { screen: 'rules'; game: string }
  | { screen: 'unknown' };

/** The purpose of a new table. */
export type Mode = 'bots' | 'friends' | 'here';

export function readRoute(path: string, query: URLSearchParams): Route {
  const [first = '', second = '', ...more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (more.length) return { screen: 'unknown' };
  if (!first) return { screen: 'home' };
  if (first === 'claim' && !second) return { screen: 'claim' };
  if (first === 'career' && !second) return { screen: 'career' };
  if (first === 'studio' && !second) return { screen: 'studio', game: query.get('game'), own: query.get('own'), shared: query.get('c') };
  if (!second) return { screen: 'unknown' };
  if (first === 'new') {
    const mode = query.get('mode');
    return { screen: 'new', game: second, mode: mode === 'friends' || mode === 'here' ? mode : 'bots', season: query.get('season'), own: query.get('own') ?? undefined, track: query.get('track') ?? undefined };
  }
  if (first === 'join') return { screen: 'join', code: second };
  if (first === 'table') return { screen: 'table', id: second };
  if (first === 'replay') return { screen: 'replay', id: second, at: query.get('at'), seen: query.get('seen') };
  if (first === 'analysis') return { screen: 'explore', id: second, at: query.get('at') };
  if (first === 'review') return { screen: 'review', id: second };
  if (first === 'reviews') return { screen: 'reviews', id: second, first: query.get('first'), second: query.get('second') };
  if (first === 'challenge') return { screen: 'challenge', id: second };
  if (first === 'season') return { screen: 'season', id: second };
  if (first === 'circuit') return { screen: 'circuit', name: second };
  if (first === 'rules') return { screen: 'rules', game: second };
  return { screen: 'unknown' };
}

class Router {
  route = $state.raw<Route>({ screen: 'home' });

  start(): void {
    this.#read();
    addEventListener('popstate', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  #read(): void {
    const [path = '/', query = ''] = backend().path(location).split('?');
    const found = readRoute(path, new URLSearchParams(query));
    // A jump within a screen is not a new screen.
    if (JSON.stringify(found) !== JSON.stringify(this.route)) this.route = found;
  }

  /** Go to an address of the page; `replace` replaces the current history entry. */
  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', backend().link(path));
    this.#read();
    scrollTo(0, 0);
  }

  /** A plain click on a link to one of our screens changes the screen without reloading the page. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.download || link.origin !== location.origin) return;
    if (link.hash.startsWith('#/')) {
      event.preventDefault();
      return this.go(link.hash.slice(1));
    }
    if (/^\/(api|locales)\//.test(link.pathname) || link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
