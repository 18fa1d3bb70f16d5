/** The games of the server, with their options, tracks and bots; asked for by whatever screen needs them. */

import { gameOf } from './game';
import { api, Failed } from '../lib/api';
import type { CircuitFacts, GameInfo } from '../lib/types';
import { t, words } from '../lib/words.svelte';

class Catalogue {
  games = $state.raw<readonly GameInfo[]>([]);

  async load(): Promise<void> {
    this.games = await api.games();
  }

  /** What tells circuits apart, by their names, once it has been loaded. */
  facts = $state.raw<Readonly<Record<string, CircuitFacts>>>({});

  async loadFacts(): Promise<void> {
    if (!Object.keys(this.facts).length) this.facts = await api.circuits();
  }

  /** A game, if it has been loaded. */
  of(name: string): GameInfo | null {
    return this.games.find((game) => game.name === name) ?? null;
  }

  /** A game, loaded first if need be. */
  async find(name: string): Promise<GameInfo> {
    if (!this.of(name)) await this.load();
    const found = this.of(name);
    if (!found) throw new Failed(404, { error: name, reason: { id: 'web-nowhere', args: {} } });
    return found;
  }

  /** What a game is called. */
  title(name: string): string {
    const { title } = gameOf(name).texts;
    return title ? t(title) : (this.of(name)?.title ?? name);
  }
}

export const catalogue = new Catalogue();

/** What bots of a level are called; a game of another package may name levels of its own. */
export function botsTitle(level: string): string {
  return words.has(`web-bot-${level}`) ? t(`web-bot-${level}`) : level;
}

/** What a single bot of a level is called. */
export function botTitle(level: string): string {
  return words.has(`web-bot-one-${level}`) ? t(`web-bot-one-${level}`) : level;
}
