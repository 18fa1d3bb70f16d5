/** Derived figures of the career. */

import type { CareerRace } from '../lib/types';

/** Races in the row of places, latest first. */
export const IN_A_ROW = 12;

/** Return the last races of a game, latest first. */
export function lastOf(races: readonly CareerRace[], game: string): CareerRace[] {
  return races.filter((race) => race.game === game).slice(0, IN_A_ROW);
}

/** The place in a race; null if a bot ended it, or if nobody has won. */
export const placeIn = (race: CareerRace): number | null => (race.won || race.place !== 1 ? race.place : null);

/** How many of a hundred races were won. */
export const share = (wins: number, races: number): number => (races ? Math.round((100 * wins) / races) : 0);
