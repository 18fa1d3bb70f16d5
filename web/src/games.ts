/** Registers every folder beside this file that describes a game. */

import { registerGames, type Game } from './game/game';

const found = import.meta.glob<{ default: Game }>('./*/index.ts', { eager: true });
registerGames(Object.values(found).map(({ default: game }) => game), () => import('./generic/panels'));
