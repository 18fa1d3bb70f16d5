/** Several people at one screen: the seat for which the page shows the race. */

import type { Update } from '../lib/types';

/**
 * What the page should do: show this seat's view (null: a spectator's), or first ask the next player to take the
 * screen.
 */
export interface ScreenTurn {
  viewAs: number | null;
  next: number | null;
}

/**
 * Choose a seat of mine that owes a choice, preferring the current one. If hands are secret, the next player is asked
 * to take the screen first, and until then the page has a spectator's view.
 */
export function screenTurn(update: Update, looking: number | null, secret: boolean): ScreenTurn {
  const mine = update.table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const own = looking !== null && mine.includes(looking);
  const asked = update.table.stage === 'racing' ? mine.filter((seat) => update.waits.includes(seat)) : [];
  if (!mine.length) return { viewAs: null, next: null };
  if (mine.length === 1) return { viewAs: mine[0]!, next: null };
  if (own && asked.includes(looking)) return { viewAs: looking, next: null };
  const next = asked[0];
  if (next === undefined) return { viewAs: own || secret ? looking : mine[0]!, next: null };
  return secret ? { viewAs: null, next } : { viewAs: next, next: null };
}
