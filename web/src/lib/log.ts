/** The log of a race: its rows, except for those taken back. */

import type { Line } from './types';

/** Return the log with these lines added, each once and in order. */
export function extend(log: readonly Line[], lines: readonly Line[]): Line[] {
  const last = log.at(-1)?.seq ?? -1;
  const fresh = lines.filter((line) => line.seq > last);
  const undone = new Set(fresh.flatMap((line) => line.undone));
  return [...log, ...fresh].filter((line) => !undone.has(line.seq));
}
