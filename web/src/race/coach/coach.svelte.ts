/** The coach on this screen: current remarks and highlights in lessons, and advice in races with hints. */

import type CoachPanel from './CoachPanel.svelte';
import { settings } from '../../lib/settings.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { Advice, CoachRemark, Line, Update } from '../../lib/types';
import { words } from '../../lib/words.svelte';
import type { Decision } from '../choices/decision.svelte';

/** Load the panel and texts of coaches. */
export async function openCoach(): Promise<typeof CoachPanel> {
  const [panel] = await Promise.all([import('./CoachPanel.svelte'), words.add('coach')]);
  return panel.default;
}

/** Return the remarks since this seat's last choice, or else (`past`) those at the choice before. */
export function saidNow(remarks: readonly CoachRemark[], log: readonly Line[], seat: number | null, version: number): { now: CoachRemark[]; past: boolean } {
  const chosen = log.filter((line) => line.seat === seat && line.events.length > 0 && line.seq < version).map((line) => line.seq);
  const since = (seq: number | undefined) => remarks.filter((remark) => remark.version <= version && remark.version > (seq ?? -1));
  const fresh = since(chosen.at(-1));
  return fresh.length ? { now: fresh, past: false } : { now: since(chosen.at(-2)), past: true };
}

export class Coach {
  /** The hovered remark, by its index among the current ones. */
  pointed = $state<number | null>(null);
  thinking = $state(false);
  #advice = $state.raw<{ question: string; advice: Advice } | null>(null);

  /** Whether this screen shows a lesson. */
  teaches = $derived.by(() => !!this.shown()?.table.lesson && this.shown()?.seat !== null);
  /** Whether there is a coach: always in lessons, in other races by setting. */
  present = $derived.by(() => {
    const update = this.shown();
    return this.teaches || (settings.stored.coaching && !!update?.table.hints && update.seat !== null);
  });
  on = $derived(this.present && (!this.teaches || settings.stored.coach));
  /** The current question, which stays the same while others make sealed choices. */
  #question = $derived.by(() => {
    const update = this.shown();
    const made = this.store.log.filter((line) => line.seat === update?.seat && line.events.length > 0).length;
    return [made, ...(update?.choices ?? []).map(({ action }) => action)].join();
  });
  #said = $derived.by(() => {
    const update = this.shown();
    return update && this.on ? saidNow(this.store.remarks, this.store.log, update.seat, update.version) : { now: [], past: false };
  });
  /** Its advice, while the question stays the same. */
  advice = $derived(this.on && this.#advice?.question === this.#question ? this.#advice.advice : null);
  /** The current remarks, replaced by advice. */
  now = $derived(this.advice ? [] : this.#said.now);
  /** Whether a choice was made since the remarks; after the next choice they are gone. */
  past = $derived(this.#said.past);
  /** The highlighted remark: the hovered one, or else the newest. */
  lit = $derived(this.now[this.pointed ?? -1] ?? (this.past ? null : this.now.at(-1)) ?? null);
  /** The elements to highlight. */
  lights = $derived(this.lit?.light ?? []);

  constructor(
    readonly store: Pick<TableStore, 'remarks' | 'log' | 'advise'>,
    private readonly decision: Pick<Decision, 'point' | 'open'>,
    private readonly shown: () => Update | null,
  ) {}

  turn(on: boolean): void {
    settings.set(this.teaches ? 'coach' : 'coaching', on);
  }

  /** Ask for advice, and highlight the recommended choice and the switch above it. */
  async ask(): Promise<Advice | null> {
    const question = this.#question;
    if (this.thinking || !this.decision.open || !this.shown()) return null;
    this.thinking = true;
    const advice = await this.store.advise();
    this.thinking = false;
    if (!advice || this.#question !== question) return null;
    this.#advice = { question, advice };
    this.decision.point(advice.action);
    if (advice.then) this.decision.point(advice.then.action);
    return advice;
  }
}
