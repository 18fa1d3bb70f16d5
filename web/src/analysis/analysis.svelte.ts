/** The analysis of this page: it opens an engine for what is to be worked out, and says how far that is. */

import { api } from '../lib/api';
import { Engine } from './engine';

/** What names a kernel and its tables: positions do. */
export interface Needs {
  kernel: string;
  set_up: string;
}

/** Why there is no analysis: the browser has no WebAssembly or no workers, or may not use them. */
export class NoAnalysis extends Error {}

class Analysis {
  stage = $state<'idle' | 'loading' | 'ready' | 'none'>('idle');
  #key = '';
  #module: { name: string; code: Promise<WebAssembly.Module> } | null = null;
  #engine: Promise<Engine> | null = null;

  /** The engine for these positions of a table; one for another kernel or set-up takes the place of the one before. */
  async engine(table: string, game: string, needs: Needs): Promise<Engine> {
    const key = `${game} ${needs.kernel} ${needs.set_up}`;
    const before = this.#engine;
    if (before && key === this.#key && !(await before).ended) return before;
    if (before !== this.#engine) return this.engine(table, game, needs); // another caller was faster
    void before?.then(
      (engine) => engine.end(),
      () => undefined,
    );
    this.#key = key;
    this.stage = 'loading';
    this.#engine = this.#load(game, needs.kernel)
      .then((module) => Engine.open(module, key, () => api.kernelTables(table)))
      .catch((error: unknown) => Promise.reject(new NoAnalysis(String(error))));
    this.#engine.then(
      () => key === this.#key && (this.stage = 'ready'),
      () => key === this.#key && (this.stage = 'none'),
    );
    return this.#engine;
  }

  #load(game: string, kernel: string): Promise<WebAssembly.Module> {
    const name = `${game} ${kernel}`;
    if (this.#module?.name !== name) {
      const code = isPossible() ? api.kernel(game, kernel).then((bytes) => WebAssembly.compile(bytes)) : Promise.reject(new NoAnalysis('no WebAssembly'));
      this.#module = { name, code };
    }
    return this.#module.code;
  }
}

/** Whether this browser has what simulations need. */
function isPossible(): boolean {
  return typeof WebAssembly === 'object' && typeof Worker === 'function' && typeof DecompressionStream === 'function';
}

export const analysis = new Analysis();
