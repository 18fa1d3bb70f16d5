/** What the first page tells of one's own tables: whose turn it is, since when, and how races ended. */

import type { MyTable } from '../lib/types';

/** Whether it is the turn of this guest. */
export const isMyTurn = (table: MyTable): boolean => table.seats.some((seat) => seat.mine && table.waits.includes(seat.seat));

/** Tables that go on: those where it is my turn first, then those where something happened last. */
export function yoursFirst(tables: readonly MyTable[]): MyTable[] {
  return [...tables].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || (b.since ?? 0) - (a.since ?? 0));
}

/** The best place of this guest in a race that has ended; null if it has none, or if nobody has won. */
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

/** How long ago a date is, in the largest unit that fits, as Intl.RelativeTimeFormat takes it. */
export function ago(since: number, now: number): [number, Intl.RelativeTimeFormatUnit] {
  const minutes = Math.max(0, Math.floor((now / 1000 - since) / 60));
  if (minutes < 60) return [-minutes, 'minute'];
  if (minutes < 48 * 60) return [-Math.floor(minutes / 60), 'hour'];
  return [-Math.floor(minutes / 60 / 24), 'day'];
}
