/** A hint being computed: a seat's choices with their values, the best one first, and the reasons. */

import { api } from '../lib/api';
import type { Message, Reasons, SeatPosition } from '../lib/types';
import { analysis, type Needs } from './analysis.svelte';
import { BEST, playing, priceOf, valued, type Worth } from './hints';

/** A review has this many times the playouts of a hint. */
const SHARE = 30;

export interface ValuedChoice {
  action: string;
  worth: Worth;
  dear: boolean; // it costs more than what it buys is worth
  reason: Message | null;
}

export class Hint {
  choices = $state.raw<readonly ValuedChoice[]>([]);
  /** The consequence of the values, such as the price of what is for sale. */
  note = $state.raw<Message | null>(null);
  done = $state(false);
  asked = $state.raw<(SeatPosition & Needs) | null>(null);
  readonly #stop = new AbortController();
  readonly stop = this.#stop.signal;
  #ranks: readonly number[] = [];
  #reasons = new Map<string, Message>();

  constructor(
    private readonly table: string,
    private readonly game: string,
    private readonly explains: boolean, // whether the server gives reasons, as it does for running races
  ) {}

  /** Compute the values of the choices. Throws on errors. */
  async value(asked: SeatPosition): Promise<void> {
    this.asked = asked;
    const signal = this.stop;
    const engine = await analysis.engine(this.table, this.game, asked, signal);
    const playouts = Math.floor(engine.budget / SHARE);
    const price = await priceOf(engine, asked, Math.floor(playouts / 3), signal);
    if (signal.aborted) return;
    if (price && this.explains) this.#ranks = (await this.#ask(asked, asked.actions, price)).ranks;
    const worths = await valued(asked, playouts, this.#ranks, playing(engine, asked, signal), (found) => this.#show(asked, found));
    if (signal.aborted) return;
    const best = worths.slice(0, BEST).map((worth) => asked.actions[worth.choice]!);
    if (this.explains) (await this.#ask(asked, best, price)).reasons.forEach((reason, at) => this.#reasons.set(best[at]!, reason));
    this.#show(asked, worths);
    this.done = true;
  }

  end(): void {
    this.#stop.abort();
  }

  /** Request reasons from the server, the best choice first, as reasons depend on it. */
  async #ask(asked: SeatPosition, actions: readonly string[], price: { worth: number; error: number } | null): Promise<Reasons> {
    const said = await api.reasons(this.table, asked.seat, { version: asked.position.at, actions: [...actions], price }, this.stop);
    this.note = said.note;
    return said;
  }

  #show(asked: SeatPosition, worths: readonly Worth[]): void {
    if (this.stop.aborted) return;
    this.choices = worths.map((worth, at) => {
      const action = asked.actions[worth.choice]!;
      return { action, worth, dear: (this.#ranks[worth.choice] ?? 0) < 0, reason: at < BEST ? (this.#reasons.get(action) ?? null) : null };
    });
  }
}
