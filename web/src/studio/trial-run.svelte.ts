/** Runs races on a board in workers, until enough have been seen or the board changes. */

import { api, reasonOf } from '../lib/api';
import type { Message, StudioBoard } from '../lib/types';
import { addTally, emptyTally, type Tally } from './trial';
import type { FromTrial, ToTrial } from './trial-worker';

/** Races after which figures are precise enough. */
export const ENOUGH = 5000;
const MOST_WORKERS = 4;

export class TrialRun {
  stage = $state<'idle' | 'preparing' | 'racing' | 'done' | 'none'>('idle');
  tally = $state.raw<Tally | null>(null);
  cars = $state(0);
  trouble = $state.raw<Message | null>(null);
  /** Names of spaces by the numbers of the tally. */
  spaces: readonly string[] = [];
  #workers: Worker[] = [];
  #run = 0;

  async start(board: StudioBoard, game: string, options: Record<string, unknown>): Promise<void> {
    this.end();
    const run = this.#run;
    this.stage = 'preparing';
    this.trouble = null;
    try {
      if (typeof WebAssembly !== 'object' || typeof Worker !== 'function' || typeof DecompressionStream !== 'function') return void (this.stage = 'none');
      const made = await api.studioKernel({ game, options: { ...options, track: board.text } });
      const module = await WebAssembly.compile(await api.kernel(game, made.tables.kernel));
      if (run !== this.#run) return;
      const next = (board.track.spaces as { id: string; next: string[] }[]).map(({ id, next }): [string, string[]] => [id, next]);
      [this.cars, this.spaces, this.tally] = [made.road.cars, made.road.spaces, emptyTally(made.road.spaces.length)];
      const first = this.#worker();
      first.onmessage = ({ data }: MessageEvent<FromTrial>) => {
        if (data.type !== 'prepared') return this.#hear(data);
        this.stage = 'racing';
        const count = Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));
        for (let number = 0; number < count; number++) {
          const worker = number ? this.#worker() : first;
          worker.onmessage = ({ data: heard }: MessageEvent<FromTrial>) => this.#hear(heard);
          worker.postMessage({ type: 'race', module, made, prepared: data.prepared, next, first: number, step: count } satisfies ToTrial);
        }
      };
      first.postMessage({ type: 'prepare', module, made } satisfies ToTrial);
    } catch (error) {
      if (run !== this.#run) return;
      this.end();
      this.trouble = reasonOf(error);
    }
  }

  /** Stop, keeping the figures. */
  stop = (): void => {
    for (const worker of this.#workers) worker.terminate();
    this.#workers = [];
    if (this.stage !== 'none') this.stage = this.tally?.races ? 'done' : 'idle';
  };

  /** Stop and drop the figures, which belong to another board. */
  end(): void {
    this.#run++;
    this.tally = null;
    this.stop();
  }

  #worker(): Worker {
    const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module' });
    worker.onerror = () => this.#hear({ type: 'failed', why: 'the worker cannot run' });
    this.#workers.push(worker);
    return worker;
  }

  #hear(heard: FromTrial): void {
    if (heard.type === 'failed') {
      this.end();
      this.trouble = { id: 'web-trouble-other', args: { error: heard.why } };
    } else if (heard.type === 'raced' && this.tally) {
      this.tally = addTally(this.tally, heard.tally);
      if (this.tally.races >= ENOUGH) this.stop();
    }
  }
}
