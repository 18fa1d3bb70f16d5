import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Position } from '../lib/types';
import { Engine } from './engine';
import type { FromWorker, ToWorker } from './worker';

const SLOTS = 4;
const SEATS = 2;

/** A worker whose answers come from the test. */
class FakeWorker {
  static all: FakeWorker[] = [];
  static fails = false;
  onmessage: (event: { data: FromWorker }) => void = () => undefined;
  onerror: () => void = () => undefined;
  ended = false;
  batches: { first: number; count: number }[] = [];
  #waiting: (() => void) | null = null;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(message: ToWorker): void {
    if (message.type === 'open') {
      if (FakeWorker.fails) return void queueMicrotask(() => this.onerror());
      return void queueMicrotask(() => this.onmessage({ data: { type: 'open', seats: SEATS, budget: 100 } }));
    }
    const { first, count, slots, answers } = message.batch;
    this.batches.push({ first, count });
    const sums = new Float64Array(slots * answers.length * SEATS * 4).fill(count);
    this.#waiting = () => this.onmessage({ data: { type: 'played', sums, took: 60 } });
  }

  get busy(): boolean {
    return this.#waiting !== null;
  }

  answer(): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.();
  }

  fail(): void {
    this.#waiting = null;
    this.onmessage({ data: { type: 'failed', why: 'out of memory' } });
  }

  terminate(): void {
    this.ended = true;
  }
}

const page = { hidden: false, changed: new Set<() => void>(), addEventListener: (_: string, call: () => void) => page.changed.add(call), removeEventListener: (_: string, call: () => void) => page.changed.delete(call) };
const position = { at: 1, row: '', hidden: '', changes: [], result: 1, answers: [-1], seed: 1 } as unknown as Position;
const wanted = (until: number) => ({ position, answers: [-1], until, slots: SLOTS });
const settle = () => vi.advanceTimersByTimeAsync(0);

function hide(hidden: boolean): void {
  page.hidden = hidden;
  for (const call of page.changed) call();
}

async function opened(cores: number): Promise<Engine> {
  vi.stubGlobal('navigator', { hardwareConcurrency: cores });
  const engine = await Engine.open({} as WebAssembly.Module, 'key', () => Promise.reject(new Error('not needed')));
  await settle();
  return engine;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('document', page);
  [FakeWorker.all, FakeWorker.fails, page.hidden] = [[], false, false];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([[1, 1], [2, 1], [4, 3], [64, 8]])('%i cores have %i workers', async (cores, workers) => {
  const engine = await opened(cores);
  expect(FakeWorker.all.length).toBe(workers);
  engine.end();
  expect(FakeWorker.all.every((each) => each.ended)).toBe(true);
});

test('batches of all workers are summed, and every playout is requested once', async () => {
  const engine = await opened(3);
  const found = engine.play(wanted(10 * SLOTS));
  while (FakeWorker.all.some((each) => each.busy)) {
    for (const each of FakeWorker.all) each.answer();
    await settle();
  }
  const sums = await found;
  const batches = FakeWorker.all.flatMap((each) => each.batches).sort((a, b) => a.first - b.first);
  expect(batches.length).toBeGreaterThan(2);
  expect(batches.reduce((next, { first, count }) => (expect(first).toBe(next), next + count), 0)).toBe(10 * SLOTS);
  expect(sums.playouts).toBe(10 * SLOTS);
  expect(sums.sums.every((sum) => sum === 10 * SLOTS)).toBe(true);
});

test('a hidden page pauses, and continues when it is shown', async () => {
  const engine = await opened(2);
  void engine.play(wanted(100 * SLOTS));
  const [worker] = FakeWorker.all as [FakeWorker];
  hide(true);
  worker.answer();
  await settle();
  expect(worker.busy).toBe(false);
  hide(false);
  expect(worker.busy).toBe(true);
});

test('stopped work resolves with its sums so far, and frees the worker', async () => {
  const engine = await opened(2);
  const [worker] = FakeWorker.all as [FakeWorker];
  const stop = new AbortController();
  const stopped = engine.play(wanted(100 * SLOTS), stop.signal);
  worker.answer();
  await settle();
  stop.abort();
  const { playouts } = await stopped;
  expect(playouts).toBe(SLOTS);
  const other = engine.play(wanted(SLOTS));
  worker.answer(); // of the stopped work: it does not count
  await settle();
  worker.answer();
  expect((await other).playouts).toBe(SLOTS);
});

test('work of a higher rank comes first', async () => {
  const engine = await opened(2);
  const [worker] = FakeWorker.all as [FakeWorker];
  void engine.play({ ...wanted(2 * SLOTS), first: 0 });
  void engine.play({ ...wanted(SLOTS), first: 7000, rank: 1 });
  worker.answer();
  await settle();
  expect(worker.batches.map(({ first }) => first)).toEqual([0, 7000]);
});

test('a failed batch ends only its own work', async () => {
  const engine = await opened(2);
  const [worker] = FakeWorker.all as [FakeWorker];
  const failing = engine.play(wanted(SLOTS));
  const next = engine.play(wanted(SLOTS));
  worker.fail();
  await expect(failing).rejects.toThrow('out of memory');
  await settle();
  worker.answer();
  expect((await next).playouts).toBe(SLOTS);
});

test('a worker that cannot run is an error, and is ended', async () => {
  FakeWorker.fails = true;
  await expect(opened(4)).rejects.toThrow('cannot run');
  expect(FakeWorker.all.map((each) => each.ended)).toEqual([true]);
});

test('workers end after two idle minutes, not while there is work', async () => {
  const engine = await opened(2);
  const [worker] = FakeWorker.all as [FakeWorker];
  const working = engine.play(wanted(SLOTS));
  await vi.advanceTimersByTimeAsync(130_000);
  expect(engine.ended).toBe(false);
  worker.answer();
  await working;
  await vi.advanceTimersByTimeAsync(250_000);
  expect(engine.ended && worker.ended).toBe(true);
});
