/** The chances in a running race, moment by moment, as computed by this page. */

import { api } from '../lib/api';
import { analysis } from './analysis.svelte';
import { faultOf, persist } from './errors';
import { chances, type OddsPoint } from './estimate';

/** Playouts per moment, for an error of half a point. */
const PLAYOUTS = 12_000;
/** Least milliseconds between two requests, and between two displayed figures. */
const [REST, SHOWN] = [150, 120];
/** The performance measure from a version to its odds, for the browser's developer tools. */
const MEASURE = 'paddock-odds';

export class LiveOdds {
  points = $state.raw<readonly OddsPoint[]>([]);
  /** The id of the text that says why there are none. */
  fault = $state('');
  #wanted = -1;
  #known = -1;
  #row = '';
  #running = false;
  #asked = 0; // when the newest version arrived
  #end = new AbortController();
  #stop = new AbortController();

  constructor(
    private readonly table: string,
    private readonly game: string,
  ) {}

  /** The race has gone on to this version. */
  look(version: number): void {
    if (version !== this.#wanted) this.#asked = performance.now();
    this.#wanted = version;
    if (!this.#running && !this.#ended) void this.#run();
  }

  end(): void {
    this.#end.abort();
    this.#stop.abort();
  }

  get #ended(): boolean {
    return this.#end.signal.aborted || this.fault !== '';
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#known < this.#wanted && !this.#ended) {
      const wanted = this.#wanted;
      try {
        await this.#next();
      } catch (error) {
        this.fault = faultOf(error); // none if the race is over
      }
      this.#known = Math.max(this.#known, wanted);
      await new Promise((done) => setTimeout(done, REST));
    }
    this.#running = false;
  }

  /** Begin with the present moment, leaving the previous one unfinished. */
  async #next(): Promise<void> {
    const { signal } = this.#end;
    const found = await persist(() => api.positions(this.table), signal);
    const position = found.positions[0];
    if (!position) return;
    const wasLoaded = analysis.loaded === 1;
    const engine = await analysis.engine(this.table, this.game, found, signal);
    if (this.#ended) return;
    const start = wasLoaded ? this.#asked : performance.now();
    this.#known = Math.max(this.#known, position.at);
    const row = position.row + position.hidden;
    if (row === this.#row) return; // secret choices change nothing for a spectator
    this.#row = row;
    this.#stop.abort();
    this.#stop = new AbortController();
    let shown = 0;
    await new Promise<void>((begun, failed) => {
      const onsums = (sums: Parameters<typeof chances>[0]): void => {
        const now = performance.now();
        if (now - shown < SHOWN && sums.playouts < PLAYOUTS) return;
        if (!shown) performance.measure(MEASURE, { start });
        shown = now;
        this.#show({ version: position.at, ...chances(sums) });
        begun();
      };
      engine.play({ position, answers: [-1], until: PLAYOUTS, rank: 1, onsums }, this.#stop.signal).then(() => begun(), failed);
    });
  }

  #show(point: OddsPoint): void {
    this.points = [...this.points.filter((each) => each.version !== point.version), point].sort((a, b) => a.version - b.version);
  }
}
