/** Favourite circuits by name, stored in this browser. */

import { localTexts } from '../lib/kept';

const KEY = 'paddock-favourites';

class Favourites {
  names = $state.raw<readonly string[]>([]);

  constructor() {
    try {
      const kept: unknown = JSON.parse(localTexts.getItem(KEY) ?? '[]');
      this.names = Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
    } catch {
      this.names = []; // no storage, or nothing of ours in it
    }
  }

  has(name: string): boolean {
    return this.names.includes(name);
  }

  turn(name: string): void {
    this.names = this.has(name) ? this.names.filter((each) => each !== name) : [...this.names, name];
    try {
      localTexts.setItem(KEY, JSON.stringify(this.names));
    } catch {
      // it lasts until the page is closed
    }
  }
}

export const favourites = new Favourites();
