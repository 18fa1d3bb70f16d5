/** Several people at one screen: whose eyes the page looks with. */

import type { Update } from '../lib/types';

/** What the page should do: look with these eyes now, or ask this seat to come to the screen first. */
export interface Eyes {
  look: number | null;
  next: number | null;
}

/**
 * Whose eyes: a seat of mine that owes a choice, the one that is looking before others. Where hands are secret the
 * next one is asked to take the screen first, and until then the page sees what a spectator sees.
 */
export function eyes(update: Update, looking: number | null, secret: boolean): Eyes {
  const mine = update.table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const own = looking !== null && mine.includes(looking);
  const asked = update.table.stage === 'racing' ? mine.filter((seat) => update.waits.includes(seat)) : [];
  if (!mine.length) return { look: null, next: null };
  if (mine.length === 1) return { look: mine[0]!, next: null };
  if (own && asked.includes(looking)) return { look: looking, next: null };
  const next = asked[0];
  if (next === undefined) return { look: own || secret ? looking : mine[0]!, next: null };
  return secret ? { look: null, next } : { look: next, next: null };
}
