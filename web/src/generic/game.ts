/** A game that brings no folder of its own: nothing is assumed about it. */

import type { Game } from '../race/parts';

export function genericGame(name: string): Game {
  return {
    name,
    texts: {},
    secret: true,
    setups: [],
    race: () => import('./panels'),
  };
}
