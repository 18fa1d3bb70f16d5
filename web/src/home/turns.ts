/** The first page's data about the guest's tables: whose turn it is, since when, and how races ended. */

import type { MyTable } from '../lib/types';

/** Whether it is this guest's turn. */
export const isMyTurn = (table: MyTable): boolean => table.seats.some((seat) => seat.mine && table.waits.includes(seat.seat));

/** Sort running tables: my turn first, then the latest activity. */
export function yoursFirst(tables: readonly MyTable[]): MyTable[] {
  return [...tables].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || (b.since ?? 0) - (a.since ?? 0));
}

/** This guest's best place in a finished race; null without one, or if nobody has won. */
export function myPlace(table: MyTable): number | null {
  if (!table.winners.length) return null;
  const better = (mine: number, other: number): boolean => {
    const won = (seat: number) => Number(table.winners.includes(seat));
    return won(other) - won(mine) > 0 || (won(other) === won(mine) && table.scores[other]! > table.scores[mine]!);
  };
  const mine = table.seats.filter((seat) => seat.mine && seat.seat < table.scores.length).map((seat) => seat.seat);
  const places = mine.map((seat) => 1 + table.scores.filter((_, other) => better(seat, other)).length);
  return places.length ? Math.min(...places) : null;
}

/** Return the age of a date in the largest unit that fits, for Intl.RelativeTimeFormat. */
export function ago(since: number, now: number): [number, Intl.RelativeTimeFormatUnit] {
  const minutes = Math.max(0, Math.floor((now / 1000 - since) / 60));
  if (minutes < 60) return [-minutes, 'minute'];
  if (minutes < 48 * 60) return [-Math.floor(minutes / 60), 'hour'];
  return [-Math.floor(minutes / 60 / 24), 'day'];
}
