/** The values of the analysis board: the chances so far, and the current choices. */

import { analysis } from '../analysis/analysis.svelte';
import { faultOf } from '../analysis/errors';
import { chances, type OddsPoint } from '../analysis/estimate';
import { Hint } from '../analysis/hint.svelte';
import type { Explored } from '../lib/types';

const PLAYOUTS = 6_000;

export class BoardValues {
  points = $state.raw<readonly OddsPoint[]>([]);
  hint = $state.raw<Hint | null>(null);
  /** The id of the text that says why there are none. */
  fault = $state('');
  #stop = new AbortController();

  constructor(
    private readonly table: string,
    private readonly game: string,
  ) {}

  /** Show this position, dropping moments that were taken back. */
  show(explored: Explored): void {
    this.end();
    this.#stop = new AbortController();
    const { version } = explored.update;
    this.points = this.points.filter((point) => point.version < version);
    const hint = explored.choices && explored.choices.actions.length > 1 ? new Hint(this.table, this.game, false) : null;
    this.hint = hint;
    const working = [this.#chances(explored, this.#stop.signal), explored.choices && hint?.value(explored.choices)];
    Promise.all(working).catch((error: unknown) => (this.fault ||= faultOf(error)));
  }

  end(): void {
    this.#stop.abort();
    this.hint?.end();
  }

  async #chances({ odds, update }: Explored, signal: AbortSignal): Promise<void> {
    const position = odds.positions[0];
    if (!position) return;
    const engine = await analysis.engine(this.table, this.game, odds, signal);
    const onsums = (sums: Parameters<typeof chances>[0]): void => {
      if (!signal.aborted) this.points = [...this.points.filter((point) => point.version < update.version), { version: update.version, ...chances(sums) }];
    };
    await engine.play({ position, answers: [-1], until: PLAYOUTS, rank: 3, onsums }, signal);
  }
}
