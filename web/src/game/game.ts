/** Descriptions of games before a race, and the registry of games. */

import type { Component } from 'svelte';
import type { Options } from '../lib/types';

/** A kind of race to choose from: the ids of its texts, and its changes to the default options. */
export interface Setup {
  name: string;
  title: string;
  about: string;
  options: Options;
}

/** A game's description for the first page and for setting up tables. Small, as it is loaded at once. */
export interface Game {
  /** Its name on the server. */
  name: string;
  /** The ids of its texts. Without a title, the server's is used. */
  texts: { title?: string; about?: string };
  /** Without one, the poster is made from its title. */
  poster?: Component;
  /** Whether it has lessons, to reserve room until the server has listed them. */
  teaches?: boolean;
  /** Whether hands are hidden, so that people who share a screen hand it over unseen. */
  secret: boolean;
  setups: readonly Setup[];
  /** Whether the server has a rules page of it. */
  guide?: boolean;
  /** The number of seats with these options, if it is not simply the number of players or cars. */
  seats?: (options: Options) => number | null;
  /** The `RaceParts`, loaded with the first race and opaque here. */
  race: () => Promise<{ default: unknown }>;
}

/** The games with a folder of their own, by name. */
export const GAMES = new Map<string, Game>();
let plainPanels: Game['race'] = () => Promise.reject(new Error('no games are registered'));

/** Register these games; any other uses `plain` panels. */
export function registerGames(games: readonly Game[], plain: Game['race']): void {
  for (const game of games) GAMES.set(game.name, game);
  plainPanels = plain;
}

/** Return a game; nothing is assumed about one without a folder. */
export function gameOf(name: string): Game {
  return GAMES.get(name) ?? { name, texts: {}, secret: true, setups: [], race: plainPanels };
}
