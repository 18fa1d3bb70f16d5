/** Workers that race on from positions: one fewer than the cores, in batches, so that they can be stopped. */

import type { Position, Tables } from '../lib/types';
import { SLOTS } from './kernel';
import type { Sums } from './estimate';
import type { FromWorker, ToWorker } from './worker';

/** Target length of a batch in milliseconds. */
const BATCH = 60;
const MOST_WORKERS = 8;
/** Idle milliseconds after which workers end and free their memory. */
const IDLE = 120_000;

/** A request: a number of playouts, each of which tries all answers. */
export interface Wanted {
  position: Position;
  answers: readonly number[];
  first?: number; // the number of the first playout
  until: number; // playouts for each answer
  slots?: number;
  rank?: number; // work of a higher rank comes first
  onsums?: (sums: Sums) => void; // intermediate results
}

interface Work extends Required<Omit<Wanted, 'onsums'>> {
  onsums: ((sums: Sums) => void) | undefined;
  sums: Sums;
  asked: number; // playouts assigned to workers
  pace: number; // milliseconds for one playout in each slot
  stop: AbortSignal | undefined;
  done: (sums: Sums) => void;
  fail: (error: unknown) => void;
}

/** A worker and its current question. */
class Hand {
  busy = false;
  #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  #answer: ((message: FromWorker) => void) | null = null;

  constructor() {
    this.#worker.onmessage = (event: MessageEvent<FromWorker>) => this.#answer?.(event.data);
    this.#worker.onerror = () => this.#answer?.({ type: 'failed', why: 'the worker cannot run' });
  }

  ask(message: ToWorker): Promise<FromWorker> {
    this.busy = true;
    return new Promise((done) => {
      this.#answer = (answer) => {
        this.busy = false;
        done(answer);
      };
      this.#worker.postMessage(message);
    });
  }

  end(): void {
    this.#worker.terminate();
  }
}

export class Engine {
  seats = 0;
  /** Playouts after which a value is certain enough for a review. */
  budget = 0;
  ended = false;
  #hands: Hand[] = [];
  #works: Work[] = [];
  #idle: ReturnType<typeof setTimeout> | undefined;

  /** Open the first worker, which stores tables for the others; `fetch` gets their source if needed. */
  static async open(module: WebAssembly.Module, key: string, fetch: () => Promise<Tables>): Promise<Engine> {
    const [engine, first] = [new Engine(), new Hand()];
    let answer = await first.ask({ type: 'open', module, key, tables: null });
    let tables: Tables | null = null;
    if (answer.type === 'needs') answer = await first.ask({ type: 'open', module, key, tables: (tables = await fetch()) });
    if (answer.type !== 'open') {
      first.end();
      throw new Error(answer.type === 'failed' ? answer.why : 'there are no tables');
    }
    engine.seats = answer.seats;
    engine.budget = answer.budget;
    engine.#hands.push(first);
    const others = Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1) - 1;
    for (let count = 0; count < others; count++) void engine.#join(module, key, tables);
    document.addEventListener('visibilitychange', engine.#go);
    engine.#rest();
    return engine;
  }

  async #join(module: WebAssembly.Module, key: string, tables: Tables | null): Promise<void> {
    const hand = new Hand();
    const answer = await hand.ask({ type: 'open', module, key, tables });
    if (answer.type !== 'open' || this.ended) return hand.end();
    this.#hands.push(hand);
    this.#go();
  }

  /** Run a request; rejects if it fails, and resolves with the sums so far if it is stopped. */
  play(wanted: Wanted, stop?: AbortSignal): Promise<Sums> {
    return new Promise((done, fail) => {
      const { position, answers, first = 0, until, slots = SLOTS, rank = 0, onsums } = wanted;
      const sums: Sums = { playouts: 0, slots, seats: this.seats, answers: answers.length, result: position.result, sums: new Float64Array(slots * answers.length * this.seats * 4) };
      this.#works.push({ position, answers, first, until: Math.max(slots, until), slots, rank, onsums, sums, asked: 0, pace: 0, stop, done, fail });
      this.#works.sort((a, b) => b.rank - a.rank);
      stop?.addEventListener('abort', () => this.#go());
      this.#go();
    });
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.#idle);
    document.removeEventListener('visibilitychange', this.#go);
    for (const hand of this.#hands) hand.end();
    for (const work of this.#works) work.done(work.sums);
    this.#works = [];
  }

  #rest(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => (this.#works.length ? this.#rest() : this.end()), IDLE);
  }

  #go = (): void => {
    for (const work of this.#works.filter((each) => each.stop?.aborted)) this.#finish(work);
    if (document.hidden || this.ended) return;
    for (const hand of this.#hands) {
      const work = this.#works.find((each) => each.asked < each.until);
      if (!work) return;
      if (!hand.busy) void this.#batch(hand, work);
    }
  };

  async #batch(hand: Hand, work: Work): Promise<void> {
    this.#rest();
    const rounds = work.pace ? Math.max(1, Math.floor(BATCH / work.pace)) : 1;
    const left = Math.ceil((work.until - work.asked) / work.slots);
    const count = work.slots * Math.min(rounds, left);
    const { position, answers, slots } = work;
    const batch = { seed: position.seed, first: work.first + work.asked, count, slots, answers };
    work.asked += count;
    const answer = await hand.ask({ type: 'play', position, batch });
    if (!this.#works.includes(work)) return this.#go(); // it was stopped
    if (answer.type !== 'played') {
      this.#works = this.#works.filter((each) => each !== work);
      work.fail(new Error(answer.type === 'failed' ? answer.why : answer.type));
      return this.#go();
    }
    work.pace = (answer.took * slots) / count;
    const { sums } = work;
    sums.playouts += count;
    answer.sums.forEach((sum, at) => (sums.sums[at]! += sum));
    work.onsums?.(sums);
    if (sums.playouts >= work.until) this.#finish(work);
    this.#go();
  }

  #finish(work: Work): void {
    this.#works = this.#works.filter((each) => each !== work);
    work.done(work.sums);
  }
}
