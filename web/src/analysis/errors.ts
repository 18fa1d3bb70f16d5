/** What can go wrong with the analysis, and what is tried again. */

import { Failed } from '../lib/api';

/** Why there is no analysis, with the text that says so. */
export class NoAnalysis extends Error {
  constructor(
    readonly text: 'web-analysis-none' | 'web-analysis-other', // the browser cannot, or the server has another version
    why: string,
  ) {
    super(why);
  }
}

/** What to say of an error: why there is no analysis; of other errors nothing. */
export const faultOf = (error: unknown): string => (error instanceof NoAnalysis ? error.text : '');

/** An error that may be gone the next time. */
export class TryAgain extends Error {}

/** Milliseconds before each new try; the last one counts for all that follow. */
const PAUSES = [500, 1000, 2000, 5000, 15_000, 30_000];
const TOO_MANY = 429;

const mayPass = (error: unknown): boolean =>
  error instanceof TryAgain || (error instanceof Failed && (error.status === 0 || error.status === TOO_MANY || error.status >= 500));

/** Does this until it succeeds, is stopped, or fails in a way that another try would not change. */
export async function persist<T>(work: () => Promise<T>, stop?: AbortSignal): Promise<T> {
  for (let failed = 0; ; failed++) {
    try {
      return await work();
    } catch (error) {
      if (stop?.aborted || !mayPass(error)) throw error;
      await new Promise((done) => setTimeout(done, PAUSES[Math.min(failed, PAUSES.length - 1)]!));
      if (stop?.aborted) throw error;
    }
  }
}
