/** A review in progress: its progress, its result, and stopping it. */

import { reasonOf } from '../lib/api';
import type { Message, RaceReview, ReviewEvent } from '../lib/types';

type Ask = (signal: AbortSignal) => AsyncIterable<ReviewEvent>;

export class ReviewFollower {
  /** From 0 to 1; null while it waits for its turn. */
  done = $state<number | null>(null);
  review = $state.raw<RaceReview | null>(null);
  trouble = $state.raw<Message | null>(null);
  /** Whether it is being made. */
  busy = $state(false);
  #ask: Ask;
  #hangUp = new AbortController();

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  async follow(): Promise<void> {
    const { signal } = (this.#hangUp = new AbortController());
    this.busy = true;
    this.trouble = null;
    this.done = null;
    try {
      for await (const event of this.#ask(signal)) {
        if (event.type === 'progress') this.done = event.done;
        else if (event.type === 'review') this.review = event;
        else this.trouble = event.trouble.reason ?? { id: 'web-trouble-other', args: { error: event.trouble.error } };
      }
      if (!this.review && !this.trouble) this.trouble = { id: 'web-trouble-no-answer', args: {} };
    } catch (error) {
      if (!signal.aborted) this.trouble = reasonOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** Stop the review. */
  stop(): void {
    this.#hangUp.abort();
  }
}
