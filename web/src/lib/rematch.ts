/** Rematches after a finished race. */

import type { TableInfo } from './types';

/** Return whether this guest may ask for one: a seated player, or the host, even after retiring. */
export function mayRaceAgain(table: Pick<TableInfo, 'seats' | 'host' | 'imported' | 'lesson'>): boolean {
  return table.seats.some((seat) => seat.mine) || (table.host && !table.imported && !table.lesson);
}

/** Return whether another player asks me for one. */
export function isAskedForRematch({ seats, rematch_by: by }: Pick<TableInfo, 'seats' | 'rematch_by'>): boolean {
  const mine = seats.filter((seat) => seat.mine);
  return mine.length > 0 && mine.every((seat) => seat.name !== by);
}
