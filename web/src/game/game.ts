/** A game as the page knows it before it is raced, and all the games there are. */

import type { Component } from 'svelte';
import type { Options } from '../lib/types';

/** A kind of race to choose from: the ids of its texts, and what it changes about the usual options. */
export interface Setup {
  name: string;
  title: string;
  about: string;
  options: Options;
}

/** A game before it is raced: what the first page shows of it and how a table is laid. Small, as it is loaded at once. */
export interface Game {
  /** As the server names it. */
  name: string;
  /** The ids of its texts. Without a title it is called what the server calls it. */
  texts: { title?: string; about?: string };
  /** Without one its poster is made from its title. */
  poster?: Component;
  /** Whether it has lessons: room is left for them until the server has listed them. */
  teaches?: boolean;
  /** Whether hands are hidden, so that people who share a screen hand it over unseen. */
  secret: boolean;
  setups: readonly Setup[];
  /** Whether the server has a rules page of it. */
  guide?: boolean;
  /** How many seats these options make, where that is not simply the number of players or cars. */
  seats?: (options: Options) => number | null;
  /** The rest, loaded with the first race: its `RaceParts`, opaque here. */
  race: () => Promise<{ default: unknown }>;
}

/** The games with a folder of their own, by name. */
export const GAMES = new Map<string, Game>();
let plainPanels: Game['race'] = () => Promise.reject(new Error('no games are registered'));

/** Makes these games known; any other is raced with `plain` panels. */
export function registerGames(games: readonly Game[], plain: Game['race']): void {
  for (const game of games) GAMES.set(game.name, game);
  plainPanels = plain;
}

/** A game; nothing is assumed about one without a folder. */
export function gameOf(name: string): Game {
  return GAMES.get(name) ?? { name, texts: {}, secret: true, setups: [], race: plainPanels };
}
