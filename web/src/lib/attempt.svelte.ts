/** Something that is asked of the server: whether it is under way, and the reason if it was refused. */

import { reasonOf } from './api';
import type { Message } from './types';

export class Attempt {
  busy = $state(false);
  trouble = $state.raw<Message | null>(null);

  /** Tries it; a refusal is told, never thrown. */
  readonly make = async (what: () => Promise<unknown>): Promise<void> => {
    this.busy = true;
    this.trouble = null;
    try {
      await what();
    } catch (error) {
      this.trouble = reasonOf(error);
    } finally {
      this.busy = false;
    }
  };
}
