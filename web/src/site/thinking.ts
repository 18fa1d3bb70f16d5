/** The bots' worker, controlled by the tables' worker: started on demand, and ended when idle. */

import type { Folders } from './python';

export type ToBots = { type: 'start'; folders: Folders } | { type: 'ask'; id: number; text: string };
export type FromBots = { type: 'answer'; id: number; text: string } | { type: 'failed'; id: number; reason: string } | { type: 'ended'; reason: string };

interface Asked {
  done: (text: string) => void;
  fail: (error: Error) => void;
}

export class Thinking {
  #worker: Worker | null = null;
  #asked = new Map<number, Asked>();
  #counter = 0;

  constructor(readonly folders: Folders) {}

  /** Send a request, and return the answer; see browser/searching.py. */
  ask = (text: string): Promise<string> =>
    new Promise((done, fail) => {
      const id = ++this.#counter;
      this.#asked.set(id, { done, fail });
      this.#worker ??= this.#start();
      this.#worker.postMessage({ type: 'ask', id, text } satisfies ToBots);
    });

  #start(): Worker {
    const worker = new Worker(new URL('../bots/worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromBots>) => this.#receive(data);
    worker.onerror = (event) => this.#receive({ type: 'ended', reason: event.message || 'the worker cannot run' });
    worker.postMessage({ type: 'start', folders: this.folders } satisfies ToBots);
    return worker;
  }

  #receive(message: FromBots): void {
    if (message.type === 'ended') return this.#end(message.reason);
    const asked = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if (message.type === 'answer') asked?.done(message.text);
    else asked?.fail(new Error(message.reason));
  }

  /** Discard the worker; the next request starts another one. */
  #end(reason: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { fail } of this.#asked.values()) fail(new Error(reason));
    this.#asked.clear();
  }
}
