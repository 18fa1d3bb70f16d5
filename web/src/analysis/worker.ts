/** A worker that races: it opens the tables of a set-up, then answers batches one at a time. */

import type { Position, Tables } from '../lib/types';
import { prepared } from './kept';
import { Kernel, unpacked, type Batch, type Start } from './kernel';

export type ToWorker =
  | { type: 'open'; module: WebAssembly.Module; key: string; tables: Tables | null }
  | { type: 'play'; position: Position; batch: Batch };
export type FromWorker =
  | { type: 'needs' } // tables, from the server
  | { type: 'open'; seats: number; budget: number }
  | { type: 'played'; sums: Float64Array; took: number }
  | { type: 'failed'; why: string };

let kernel: Kernel | null = null;
let last: { position: string; start: Start } | null = null;

async function startOf(position: Position): Promise<Start> {
  const name = position.row + position.hidden;
  if (last?.position !== name) {
    const hidden = position.hidden ? await unpacked(position.hidden) : null;
    last = { position: name, start: { row: await unpacked(position.row), hidden, changes: [] } };
  }
  return { ...last.start, changes: position.changes };
}

async function answered(message: ToWorker): Promise<FromWorker> {
  if (message.type === 'open') {
    const tables = await prepared(message.module, message.key, message.tables);
    if (!tables) return { type: 'needs' };
    kernel = new Kernel(message.module, tables);
    return { type: 'open', seats: tables.seats, budget: tables.budget };
  }
  const start = await startOf(message.position);
  const began = performance.now();
  const sums = kernel!.play(start, message.batch);
  return { type: 'played', sums, took: performance.now() - began };
}

onmessage = (event: MessageEvent<ToWorker>) => {
  answered(event.data).then(
    (answer) => postMessage(answer),
    (error: unknown) => postMessage({ type: 'failed', why: String(error) } satisfies FromWorker),
  );
};
