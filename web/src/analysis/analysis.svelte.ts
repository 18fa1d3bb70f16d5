/** The analysis in this page: opens engines, and reports their progress. */

import { api, Failed } from '../lib/api';
import { Engine } from './engine';
import { NoAnalysis, persist, TryAgain } from './errors';
import { startAnew } from './version';

/** The digests of a kernel and its tables, as in positions. */
export interface Needs {
  kernel: string;
  set_up: string;
}

/** Failures of workers in a row before the browser counts as unable; a network error looks the same. */
const TRIES = 3;
const NOT_FOUND = 404;

class Analysis {
  /** How much of kernel and tables is loaded, from 0 to 1. */
  loaded = $state(0);
  #key = '';
  #module: { name: string; code: Promise<WebAssembly.Module> } | null = null;
  #engine: Promise<Engine> | null = null;
  #failed = 0;

  /** Return the engine for these positions of a table, replacing one for another kernel or set-up. */
  engine(table: string, game: string, needs: Needs, stop?: AbortSignal): Promise<Engine> {
    return persist(() => this.#opened(table, game, needs), stop);
  }

  async #opened(table: string, game: string, needs: Needs): Promise<Engine> {
    const key = `${game} ${needs.kernel} ${needs.set_up}`;
    const before = this.#engine;
    if (before && key === this.#key && !(await before).ended) return before;
    if (before !== this.#engine) return this.#opened(table, game, needs); // another caller was faster
    void before?.then(
      (engine) => engine.end(),
      () => undefined,
    );
    this.#key = key;
    this.loaded = 0;
    const opening = this.#open(table, game, needs, key);
    this.#engine = opening;
    opening.then(
      () => key === this.#key && (this.loaded = 1),
      () => opening === this.#engine && (this.#engine = null), // the next call tries again
    );
    return opening;
  }

  async #open(table: string, game: string, { kernel }: Needs, key: string): Promise<Engine> {
    if (!isPossible()) throw new NoAnalysis('web-analysis-none', 'no WebAssembly or no workers');
    await startAnew(game, kernel);
    const module = await this.#load(game, kernel);
    this.loaded = 1 / 3;
    const tables = () => api.kernelTables(table).finally(() => key === this.#key && (this.loaded = 2 / 3));
    try {
      const engine = await Engine.open(module, key, tables);
      this.#failed = 0;
      return engine;
    } catch (error) {
      if (error instanceof Failed) throw error;
      this.#failed += 1;
      throw this.#failed < TRIES ? new TryAgain(String(error)) : new NoAnalysis('web-analysis-none', String(error));
    }
  }

  #load(game: string, kernel: string): Promise<WebAssembly.Module> {
    const name = `${game} ${kernel}`;
    if (this.#module?.name !== name) {
      const code = fetched(game, kernel).then((bytes) =>
        WebAssembly.compile(bytes).catch((error: unknown) => Promise.reject(new NoAnalysis('web-analysis-none', String(error)))),
      );
      this.#module = { name, code };
      code.catch(() => this.#module?.code === code && (this.#module = null));
    }
    return this.#module.code;
  }
}

/** Fetch the code of a kernel; a server without it runs another version. */
async function fetched(game: string, kernel: string): Promise<ArrayBuffer> {
  try {
    return await api.kernel(game, kernel);
  } catch (error) {
    if (error instanceof Failed && error.status === NOT_FOUND) await startAnew(game, kernel, true);
    throw error;
  }
}

/** Return whether this browser supports simulations. */
function isPossible(): boolean {
  return typeof WebAssembly === 'object' && typeof Worker === 'function' && typeof DecompressionStream === 'function';
}

export const analysis = new Analysis();
