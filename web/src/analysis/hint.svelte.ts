/** A hint as it is worked out: the choices of a seat with their values, the best one first, and what is said about them. */

import { api } from '../lib/api';
import type { Message, Reasons, SeatPosition } from '../lib/types';
import { analysis, type Needs } from './analysis.svelte';
import { BEST, playing, priceOf, valued, type Worth } from './hints';

/** The playouts of a hint are this part of those of a review. */
const SHARE = 30;

export interface ValuedChoice {
  action: string;
  worth: Worth;
  reason: Message | null;
}

export class Hint {
  choices = $state.raw<readonly ValuedChoice[]>([]);
  /** What follows from the values, such as the price of what is for sale. */
  note = $state.raw<Message | null>(null);
  done = $state(false);
  asked = $state.raw<(SeatPosition & Needs) | null>(null);
  #stop = new AbortController();
  #reasons = new Map<string, Message>();

  constructor(
    private readonly table: string,
    private readonly game: string,
    private readonly explains: boolean, // whether the server says why: of races that run
  ) {}

  /** Works out what the choices are worth; an error is thrown. */
  async value(asked: SeatPosition): Promise<void> {
    this.asked = asked;
    const { signal } = this.#stop;
    const engine = await analysis.engine(this.table, this.game, asked, signal);
    const playouts = Math.floor(engine.budget / SHARE);
    const price = await priceOf(engine, asked, Math.floor(playouts / 3), signal);
    if (signal.aborted) return;
    const ranks = price && this.explains ? (await this.#ask(asked, asked.actions, price)).ranks : [];
    const worths = await valued(asked, playouts, ranks, playing(engine, asked, signal), (found) => this.#show(asked, found));
    if (signal.aborted) return;
    const best = worths.slice(0, BEST).map((worth) => asked.actions[worth.choice]!);
    if (this.explains) (await this.#ask(asked, best, price)).reasons.forEach((reason, at) => this.#reasons.set(best[at]!, reason));
    this.#show(asked, worths);
    this.done = true;
  }

  end(): void {
    this.#stop.abort();
  }

  /** Asks the server for words, the best of the choices first: reasons follow from what is best. */
  async #ask(asked: SeatPosition, actions: readonly string[], price: { worth: number; error: number } | null): Promise<Reasons> {
    const said = await api.reasons(this.table, asked.seat, { version: asked.position.at, actions: [...actions], price });
    this.note = said.note;
    return said;
  }

  #show(asked: SeatPosition, worths: readonly Worth[]): void {
    if (this.#stop.signal.aborted) return;
    this.choices = worths.map((worth, at) => {
      const action = asked.actions[worth.choice]!;
      return { action, worth, reason: at < BEST ? (this.#reasons.get(action) ?? null) : null };
    });
  }
}
