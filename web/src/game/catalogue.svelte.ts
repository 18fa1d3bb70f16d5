/** The server's games with their options, tracks and bots, loaded by the screens that need them. */

import { gameOf } from './game';
import { api, Failed } from '../lib/api';
import type { CircuitFacts, GameInfo } from '../lib/types';
import { t, words } from '../lib/words.svelte';

class Catalogue {
  games = $state.raw<readonly GameInfo[]>([]);

  async load(): Promise<void> {
    this.games = await api.games();
  }

  /** Facts about circuits by name, once loaded. */
  facts = $state.raw<Readonly<Record<string, CircuitFacts>>>({});

  async loadFacts(): Promise<void> {
    if (!Object.keys(this.facts).length) this.facts = await api.circuits();
  }

  /** A game, if it has been loaded. */
  of(name: string): GameInfo | null {
    return this.games.find((game) => game.name === name) ?? null;
  }

  /** Return a game, loading it if needed. */
  async find(name: string): Promise<GameInfo> {
    if (!this.of(name)) await this.load();
    const found = this.of(name);
    if (!found) throw new Failed(404, { error: name, reason: { id: 'web-nowhere', args: {} } });
    return found;
  }

  /** Return the title of a game. */
  title(name: string): string {
    const { title } = gameOf(name).texts;
    return title ? t(title) : (this.of(name)?.title ?? name);
  }
}

export const catalogue = new Catalogue();

/** Return the name of bots of a level; third-party games may have their own levels. */
export function botsTitle(level: string): string {
  return words.has(`web-bot-${level}`) ? t(`web-bot-${level}`) : level;
}

/** Return the name of a single bot of a level. */
export function botTitle(level: string): string {
  return words.has(`web-bot-one-${level}`) ? t(`web-bot-one-${level}`) : level;
}
