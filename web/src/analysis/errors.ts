/** Errors of the analysis, and retries. */

import { Failed } from '../lib/api';

/** There is no analysis, for a reason given by the id of a text. */
export class NoAnalysis extends Error {
  constructor(
    readonly text: 'web-analysis-none' | 'web-analysis-other', // the browser cannot, or the server has another version
    why: string,
  ) {
    super(why);
  }
}

/** The refusal of races that no kernel supports. */
const UNABLE = 'server-error-no-analysis';

/** Return the text that explains an error; empty for temporary errors and passing refusals. */
export function faultOf(error: unknown): string {
  if (error instanceof NoAnalysis) return error.text;
  return error instanceof Failed && error.reason.id === UNABLE ? UNABLE : '';
}

/** A temporary error. */
export class TryAgain extends Error {}

/** Milliseconds before each retry; the last one is repeated. */
const PAUSES = [500, 1000, 2000, 5000, 15_000, 30_000];
const TOO_MANY = 429;

const mayPass = (error: unknown): boolean =>
  error instanceof TryAgain || (error instanceof Failed && (error.status === 0 || error.status === TOO_MANY || error.status >= 500));

/** Retry until it succeeds, is stopped, or fails permanently. */
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
