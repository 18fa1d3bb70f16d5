/** The chances at every moment of a finished race: a curve that starts coarse and fills in. */

import { api } from '../lib/api';
import type { Position, Positions } from '../lib/types';
import { analysis } from './analysis.svelte';
import type { Engine } from './engine';
import { faultOf, persist } from './errors';
import { chances, type OddsPoint } from './estimate';

const PART = 50; // moments per call
/** Playouts for each moment of the curve, and for the selected one. */
const [ROUGH, FINE] = [400, 6000];
/** The order of computation: every 16th moment, then those in between. */
const STRIDES = [16, 8, 4, 2, 1];
/** The share of computed moments from which the curve covers the whole race. */
export const ROUGHLY = 1 / STRIDES[0]!;
const SHOWN = 150; // milliseconds between redraws

export class RaceCurve {
  /** By moment; `version` is the number of moves. */
  points = $state.raw<readonly OddsPoint[]>([]);
  /** The id of the text that says why there are none. */
  fault = $state('');
  /** The finished share of the race, from 0 to 1. */
  share = $state(0);
  #found = new Map<number, OddsPoint & { playouts: number }>();
  #positions = new Map<number, Position>();
  #needs: Positions | null = null;
  #engine: Engine | null = null;
  #stop = new AbortController();
  #looking = new AbortController();
  #drawn = 0;

  constructor(
    private readonly table: string,
    private readonly game: string,
  ) {}

  /** Compute the curve; without an engine or rows there is none. */
  async run(): Promise<void> {
    try {
      await this.#fetch();
      if (!this.#needs || !this.#positions.size) return;
      this.#engine = await analysis.engine(this.table, this.game, this.#needs, this.#stop.signal);
      const moments = [...this.#positions.keys()];
      const order = new Set(STRIDES.flatMap((stride) => moments.filter((_, at) => at % stride === 0)));
      await Promise.all([...order].map((at) => this.#value(at, ROUGH, 0, this.#stop.signal)));
      this.#draw(true);
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  /** Refine the selected moment: the last choice up to it. */
  look(moment: number): void {
    this.#looking.abort();
    this.#looking = new AbortController();
    const at = this.#last(moment);
    if (this.#engine && at !== null && (this.#found.get(at)?.playouts ?? 0) < FINE) void this.#value(at, FINE, 1, this.#looking.signal).catch(() => undefined);
  }

  /** Return the chances at a moment. */
  at(moment: number): OddsPoint | null {
    return this.points.findLast((point) => point.version <= moment) ?? null;
  }

  end(): void {
    this.#stop.abort();
    this.#looking.abort();
  }

  #last(moment: number): number | null {
    return [...this.#positions.keys()].findLast((at) => at <= moment) ?? null;
  }

  async #fetch(): Promise<void> {
    for (let from = 0, total = 0; from <= total && !this.#stop.signal.aborted; from += PART) {
      const part = await persist(() => api.positions(this.table, from, PART), this.#stop.signal);
      total = part.total;
      this.#needs ??= part;
      for (const position of part.positions) this.#positions.set(position.at, position);
    }
  }

  async #value(at: number, until: number, rank: number, stop: AbortSignal): Promise<void> {
    const sums = await this.#engine!.play({ position: this.#positions.get(at)!, answers: [-1], until, rank }, stop);
    const known = this.#found.get(at)?.playouts ?? 0;
    if (sums.playouts > known) this.#found.set(at, { version: at, ...chances(sums), playouts: sums.playouts });
    this.#draw(rank > 0);
  }

  #draw(now: boolean): void {
    if (!now && performance.now() - this.#drawn < SHOWN) return;
    this.#drawn = performance.now();
    this.points = [...this.#found.values()].sort((a, b) => a.version - b.version);
    this.share = this.#found.size / this.#positions.size;
  }
}
