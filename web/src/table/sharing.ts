/** Several people at one screen: for which of their seats the page shows the race. */

import type { Update } from '../lib/types';

/** What the page should do: show what this seat sees (null: a spectator), or ask the next one to take the screen first. */
export interface ScreenTurn {
  viewAs: number | null;
  next: number | null;
}

/**
 * For a seat of mine that owes a choice, the one that is looking before others. Where hands are secret the
 * next one is asked to take the screen first, and until then the page sees what a spectator sees.
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
