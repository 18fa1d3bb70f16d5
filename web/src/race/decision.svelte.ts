/** What the person at this screen can do now: the choices, the one that is looked at, and why others are closed. */

import type { TableStore } from '../lib/table.svelte';
import type { Choice, Message, Update } from '../lib/types';
import { say, words } from '../lib/words.svelte';

export class Decision {
  /** The action that is looked at. */
  lit = $state<string | null>(null);
  /** Why something that was tried cannot be done. */
  because = $state.raw<Message | null>(null);
  choices = $derived.by<Choice[]>(() => this.update()?.choices ?? []);
  // As one text in between: a text that is the same changes nothing, and no line of the log is said anew.
  #names = $derived.by(() => JSON.stringify(this.update()?.table.seats.map((seat) => seat.name) ?? []));
  names = $derived(JSON.parse(this.#names) as string[]);
  looked = $derived(this.choices.find((choice) => choice.action === this.lit) ?? null);
  /** Whether a choice can be made: nothing is being told, and none is on its way. */
  open = $derived.by(() => this.choices.length > 0 && this.ready());

  #asked = 0;

  constructor(
    readonly store: Pick<TableStore, 'act' | 'back' | 'why' | 'seat'>,
    private readonly update: () => Update | null,
    private readonly ready: () => boolean,
  ) {}

  say(message: Message): string {
    return say(message, this.names);
  }

  /** A message in words, with a capital letter: the beginning of a sentence. */
  sentence(message: Message): string {
    const text = this.say(message);
    return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
  }

  /** A choice with all that it would bring, in words. */
  describe(choice: Choice): string {
    return [choice.label, ...choice.preview.notes].map((message) => this.say(message)).join('; ');
  }

  /** Choices of a kind: those whose action, after the seat, begins with the word. */
  ofKind(word: string): Choice[] {
    return this.choices.filter((choice) => choice.action.split(' ')[1] === word);
  }

  light(action: string | null): void {
    this.lit = action;
  }

  pick(action: string): void {
    if (!this.open || !this.choices.some((choice) => choice.action === action)) return;
    this.lit = null;
    this.because = null;
    void this.store.act(action);
  }

  back(): void {
    this.because = null;
    void this.store.back();
  }

  /** Asks why this cannot be done: `sentence` is the action without its seat. */
  async why(sentence: string): Promise<void> {
    if (this.store.seat === null) return;
    const asked = ++this.#asked;
    const reason = await this.store.why(`${this.store.seat} ${sentence}`);
    if (asked === this.#asked) this.because = reason;
  }
}
