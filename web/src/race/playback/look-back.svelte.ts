/** An earlier moment of a running race, from this seat's view. */

import { reasonOf, Failed } from '../../lib/api';
import type { Message, Past } from '../../lib/types';

export type FetchPast = (seat: number | null, at: number) => Promise<Past>;

export class LookBack {
  /** The row after which the race is shown; null: the present. */
  seq = $state<number | null>(null);
  /** The seat's view then, once loaded. */
  seen = $state.raw<Past | null>(null);
  /** Why there is no view of that moment. */
  trouble = $state.raw<Message | null>(null);

  #round = 0;

  constructor(private readonly fetch: FetchPast) {}

  /** Go to the moment after a row; from before they had the seat, players see the spectators' view. */
  async go(seq: number, seat: number | null): Promise<void> {
    const round = ++this.#round;
    this.seq = seq;
    this.trouble = null;
    if (this.seen?.seat !== seat) this.seen = null;
    try {
      const seen = await this.#find(seat, seq + 1);
      if (round === this.#round) this.seen = seen;
    } catch (error) {
      if (round === this.#round) this.trouble = reasonOf(error);
    }
  }

  async #find(seat: number | null, at: number): Promise<Past> {
    try {
      return await this.fetch(seat, at);
    } catch (error) {
      if (seat === null || !(error instanceof Failed) || error.status !== 403) throw error;
      return { ...(await this.fetch(null, at)), seat };
    }
  }

  /** Back to the present. */
  end(): void {
    this.#round++;
    this.seq = this.seen = this.trouble = null;
  }
}
