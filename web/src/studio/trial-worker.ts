/** A worker that drives whole races, a few at a time, and reports what happened on the road. */

import { Kernel, prepare, unpacked, type Prepared } from '../analysis/kernel';
import type { RaceTables } from '../lib/types';
import { Watcher, type Tally } from './trial';

export type ToTrial =
  | { type: 'prepare'; module: WebAssembly.Module; made: RaceTables }
  | { type: 'race'; module: WebAssembly.Module; made: RaceTables; prepared: Prepared; next: [string, string[]][]; first: number; step: number };
export type FromTrial = { type: 'prepared'; prepared: Prepared } | { type: 'raced'; tally: Tally } | { type: 'failed'; why: string };

/** Milliseconds between two reports. */
const REPORT = 150;
const SEED = 20_260;

async function preparedOf(module: WebAssembly.Module, { tables }: RaceTables): Promise<Prepared> {
  const { race, work, seats, room, further, budget, size } = tables;
  const t = new BigInt64Array(size);
  t.set(await unpacked(tables.t));
  return { ...prepare(module, { t, order: await unpacked(tables.order), race, work, seats, room, further }), race, work, seats, budget };
}

function race({ module, made, prepared, next, first, step }: Extract<ToTrial, { type: 'race' }>): void {
  const kernel = new Kernel(module, prepared);
  const ways = new Map(next);
  let number = first;
  const go = (): void => {
    const watcher = new Watcher(made.road, ways);
    for (const began = performance.now(); performance.now() - began < REPORT; number += step) {
      watcher.begin();
      kernel.follow(SEED, number, made.road.entry, (row) => watcher.see(row));
    }
    postMessage({ type: 'raced', tally: watcher.tally } satisfies FromTrial);
    setTimeout(go); // the page ends the worker once it has enough races
  };
  go();
}

onmessage = async ({ data }: MessageEvent<ToTrial>) => {
  try {
    if (data.type === 'prepare') postMessage({ type: 'prepared', prepared: await preparedOf(data.module, data.made) } satisfies FromTrial);
    else race(data);
  } catch (error) {
    postMessage({ type: 'failed', why: String(error) } satisfies FromTrial);
  }
};
