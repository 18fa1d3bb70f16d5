/** A request to the server: whether it is under way, and the reason if it was refused. */

import { reasonOf } from './api';
import type { Message } from './types';

export class Attempt {
  busy = $state(false);
  trouble = $state.raw<Message | null>(null);
  #place = $state('');

  /** Run the call; an error is shown at `place`, never thrown. */
  readonly make = async (what: () => Promise<unknown>, place = ''): Promise<void> => {
    this.busy = true;
    this.#place = place;
    this.trouble = null;
    try {
      await what();
    } catch (error) {
      this.trouble = reasonOf(error);
    } finally {
      this.busy = false;
    }
  };

  /** Return the error at a place of the screen. */
  troubleAt(place: string): Message | null {
    return this.#place === place ? this.trouble : null;
  }
}
