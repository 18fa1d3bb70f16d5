/** The games that have a folder of their own beside this file, found by themselves; any other game is raced with plain panels. */

import { genericGame } from './generic/game';
import type { Game } from './race/parts';

const found = import.meta.glob<{ default: Game }>('./*/index.ts', { eager: true });

export const GAMES: ReadonlyMap<string, Game> = new Map(Object.values(found).map(({ default: game }) => [game.name, game]));

export function gameOf(name: string): Game {
  return GAMES.get(name) ?? genericGame(name);
}
