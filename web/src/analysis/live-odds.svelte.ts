/** The chances of a race that runs, moment by moment, as this page works them out. */

import { api } from '../lib/api';
import { analysis, NoAnalysis } from './analysis.svelte';
import { chances, type OddsPoint } from './estimate';

/** Playouts of a moment: an error of half a point. */
const PLAYOUTS = 12_000;
/** Milliseconds between two moments that are asked for, and between two figures that are shown. */
const [REST, SHOWN] = [300, 120];

export class LiveOdds {
  points = $state.raw<readonly OddsPoint[]>([]);
  /** Whether this browser cannot work them out. */
  none = $state(false);
  #wanted = -1;
  #known = -1;
  #row = '';
  #running = false;
  #stop = new AbortController();

  constructor(
    private readonly table: string,
    private readonly game: string,
  ) {}

  /** The race has gone on to this version. */
  look(version: number): void {
    this.#wanted = version;
    if (!this.#running && !this.none) void this.#run();
  }

  end(): void {
    this.none = true;
    this.#stop.abort();
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#known < this.#wanted && !this.none) {
      const wanted = this.#wanted;
      try {
        await this.#next();
      } catch (error) {
        if (error instanceof NoAnalysis) this.none = true;
        // else the race is over, or the server does not answer: the next moment is another try
      }
      this.#known = Math.max(this.#known, wanted);
      await new Promise((done) => setTimeout(done, REST));
    }
    this.#running = false;
  }

  /** Begins with the present moment; the one before is left as it is. */
  async #next(): Promise<void> {
    const found = await api.positions(this.table);
    const position = found.positions[0];
    if (!position) return;
    const engine = await analysis.engine(this.table, this.game, found);
    this.#known = Math.max(this.#known, position.at);
    const row = position.row + position.hidden;
    if (row === this.#row) return; // choices were made in secret: nothing has changed for a spectator
    this.#row = row;
    this.#stop.abort();
    this.#stop = new AbortController();
    let shown = 0;
    await new Promise<void>((begun, failed) => {
      const onsums = (sums: Parameters<typeof chances>[0]): void => {
        const now = performance.now();
        if (now - shown < SHOWN && sums.playouts < PLAYOUTS) return;
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
