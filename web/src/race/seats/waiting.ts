/** The players who owe a choice, and whether this one has to show that they are present. */

import type { SeatInfo, Update } from '../../lib/types';
import type { GameScene } from '../../game/scene';

/** Format seconds as on a clock: 1:05. */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Return the name of the player who nudged one of my seats; null if there is none. */
export function nudgedBy(update: Update): string | null {
  const mine = update.table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  return update.owed.find((owed) => owed.by && mine.includes(owed.seat))?.by ?? null;
}

/** Whether my presence would change something: I was nudged, or a bot drives for me without being asked. */
export function isMissed(update: Update): boolean {
  return nudgedBy(update) !== null || update.table.seats.some((seat) => seat.mine && seat.away && !seat.handed);
}

/** Whether a person drives this seat and may be nudged again. */
export function mayChoose(seat: SeatInfo, view: unknown, scene: GameScene): boolean {
  return seat.kind === 'person' && !seat.away && !(view && scene.isDone?.(view, seat.seat));
}
