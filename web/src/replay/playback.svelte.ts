/** The moments of a finished race, fetched in parts, and the current one. */

import { reasonOf } from '../lib/api';
import type { Frame, Line, Message, Replay } from '../lib/types';

export type Viewer = number | 'all' | 'none';
export type Fetch = (viewer: Viewer, from: number, count: number) => Promise<Replay>;

/** The moment and viewpoint in a link; null: not given. */
export interface MomentLink {
  at: string | null;
  seen: string | null;
}

const PART = 100;

export class Playback {
  /** Loaded moments by number: 0 is before the first move. */
  frames = $state.raw<readonly Frame[]>([]);
  total = $state(0);
  /** The current moment. */
  at = $state(0);
  viewer = $state.raw<Viewer>('none');
  playing = $state(false);
  /** Why moments could not be loaded. */
  trouble = $state.raw<Message | null>(null);

  now = $derived(this.frames[this.at] ?? null);
  log = $derived<Line[]>(this.frames.slice(1, this.at + 1).map((frame) => frame.line));

  #fetch: Fetch;
  #round = 0;
  #wanted = 0;
  #seats = 0;
  #coming: Promise<unknown> = Promise.resolve();

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** Switch the viewpoint, keeping the moment; parts are loaded one by one. */
  async viewAs(viewer: Viewer): Promise<Replay> {
    const round = ++this.#round;
    this.trouble = null;
    const first = await this.#fetch(viewer, 0, PART).catch((error: unknown) => {
      if (round === this.#round && this.frames.length) void this.rest(); // everything stays unchanged
      throw error;
    });
    if (round !== this.#round) return first;
    this.viewer = viewer;
    this.frames = first.frames;
    this.total = first.total;
    this.#seats = first.table.seats.length;
    void this.rest();
    return first;
  }

  /** Fetch the remaining moments. */
  async rest(): Promise<void> {
    const round = this.#round;
    this.trouble = null;
    try {
      while (this.frames.length <= this.total) {
        const coming = this.#fetch(this.viewer, this.frames.length, PART);
        this.#coming = coming.catch(() => undefined);
        const part = await coming;
        if (round !== this.#round || !part.frames.length) return;
        this.frames = [...this.frames, ...part.frames];
        if (this.#wanted > this.at) this.go(this.#wanted);
      }
    } catch (error) {
      if (round === this.#round) this.trouble = reasonOf(error);
    }
  }

  /** Open the moment and viewpoint in a link; return its error, if any. */
  async open({ at, seen }: MomentLink): Promise<Message | null> {
    const viewer = this.#viewerOf(seen);
    if (viewer !== null && viewer !== this.viewer) await this.viewAs(viewer);
    const moment = at === null ? null : /^\d{1,9}$/.test(at) ? Number(at) : Infinity;
    if (moment !== null && moment <= this.total) await this.#reach(moment);
    if (moment !== null && moment > this.total) return { id: 'web-story-no-moment', args: { at: at!.slice(0, 12), total: this.total } };
    return viewer === null ? { id: 'web-story-no-seat', args: { seat: seen!.slice(0, 12) } } : null;
  }

  /** Null: there is no such seat. */
  #viewerOf(seen: string | null): Viewer | null {
    if (seen === null || seen === 'none') return 'none';
    if (seen === 'all') return 'all';
    return /^\d{1,3}$/.test(seen) && Number(seen) < this.#seats ? Number(seen) : null;
  }

  async #reach(moment: number): Promise<void> {
    const round = this.#round;
    for (let known = -1; known < this.frames.length && this.frames.length <= moment && round === this.#round; ) {
      known = this.frames.length;
      await this.#coming;
    }
    this.go(moment);
  }

  /** Go to a moment, waiting until it is loaded. */
  go(moment: number): void {
    this.#wanted = moment;
    this.at = Math.max(0, Math.min(moment, this.total, Math.max(0, this.frames.length - 1)));
    if (this.at >= this.total) this.playing = false;
  }

  /** Play from here, or from the start if this is the end. */
  play(on: boolean): void {
    if (on && this.at >= this.total) this.go(0);
    this.playing = on;
  }
}
