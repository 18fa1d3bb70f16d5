/** The coach on this screen: what is said now in a lesson, what is lit, and, in any race with hints, what it would do. */

import type CoachPanel from './CoachPanel.svelte';
import { settings } from '../../lib/settings.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { Advice, CoachRemark, Line, Update } from '../../lib/types';
import { words } from '../../lib/words.svelte';
import type { Decision } from '../choices/decision.svelte';

/** The panel and the words of coaches, loaded with the first lesson. */
export async function openCoach(): Promise<typeof CoachPanel> {
  const [panel] = await Promise.all([import('./CoachPanel.svelte'), words.add('coach')]);
  return panel.default;
}

/** What was said since this seat has last chosen (`past`: nothing was, so it is what was said at the choice before that). */
export function saidNow(remarks: readonly CoachRemark[], log: readonly Line[], seat: number | null, version: number): { now: CoachRemark[]; past: boolean } {
  const chosen = log.filter((line) => line.seat === seat && line.events.length > 0 && line.seq < version).map((line) => line.seq);
  const since = (seq: number | undefined) => remarks.filter((remark) => remark.version <= version && remark.version > (seq ?? -1));
  const fresh = since(chosen.at(-1));
  return fresh.length ? { now: fresh, past: false } : { now: since(chosen.at(-2)), past: true };
}

export class Coach {
  /** The remark that is pointed at, by its place among those said now. */
  pointed = $state<number | null>(null);
  thinking = $state(false);
  #advice = $state.raw<{ question: string; advice: Advice } | null>(null);

  /** Whether this screen plays a lesson. */
  teaches = $derived.by(() => !!this.shown()?.table.lesson && this.shown()?.seat !== null);
  /** Whether there is a coach: in lessons always, in other races if that was set. */
  present = $derived.by(() => {
    const update = this.shown();
    return this.teaches || (settings.stored.coaching && !!update?.table.hints && update.seat !== null);
  });
  on = $derived(this.present && (!this.teaches || settings.stored.coach));
  /** What is asked: it stays the same while others make sealed choices. */
  #question = $derived.by(() => {
    const update = this.shown();
    const made = this.store.log.filter((line) => line.seat === update?.seat && line.events.length > 0).length;
    return [made, ...(update?.choices ?? []).map(({ action }) => action)].join();
  });
  #said = $derived.by(() => {
    const update = this.shown();
    return update && this.on ? saidNow(this.store.remarks, this.store.log, update.seat, update.version) : { now: [], past: false };
  });
  /** What it would do, as long as the same is asked. */
  advice = $derived(this.on && this.#advice?.question === this.#question ? this.#advice.advice : null);
  /** What is said; once it has told what it would do, that alone. */
  now = $derived(this.advice ? [] : this.#said.now);
  /** Whether a choice was made since that was said: it has been read, and after the next choice it is gone. */
  past = $derived(this.#said.past);
  /** The remark that is lit: the one that is pointed at, else the newest. */
  lit = $derived(this.now[this.pointed ?? -1] ?? (this.past ? null : this.now.at(-1)) ?? null);
  /** What to look at. */
  lights = $derived(this.lit?.light ?? []);

  constructor(
    readonly store: Pick<TableStore, 'remarks' | 'log' | 'advise'>,
    private readonly decision: Pick<Decision, 'point' | 'open'>,
    private readonly shown: () => Update | null,
  ) {}

  turn(on: boolean): void {
    settings.set(this.teaches ? 'coach' : 'coaching', on);
  }

  /** Asks what it would do, and points at that choice. */
  async ask(): Promise<Advice | null> {
    const question = this.#question;
    if (this.thinking || !this.decision.open || !this.shown()) return null;
    this.thinking = true;
    const advice = await this.store.advise();
    this.thinking = false;
    if (!advice || this.#question !== question) return null;
    this.#advice = { question, advice };
    this.decision.point(advice.action);
    return advice;
  }
}
