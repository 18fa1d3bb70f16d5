/** The decision being made: the choices, the one being previewed, and why others are closed. */

import { settings } from '../../lib/settings.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { Choice, Message, Update } from '../../lib/types';
import type { Wording } from '../../game/wording.svelte';
import { numbered, pressable, type Means } from './pressing';
import type { GameScene } from '../../game/scene';

/** What a game says of its choices. */
export type ChoiceSense = Pick<GameScene, 'bestFirst' | 'digit' | 'isGrave'>;

export class Decision {
  /** The action that is pointed at or in focus. */
  lit = $state<string | null>(null);
  /** Why something that was tried cannot be done. */
  because = $state.raw<Message | null>(null);
  /** The choices of the question itself. */
  offered = $derived.by(() => this.update()?.choices ?? []);
  /** Answers that only set up the next question: a switch above the choices of that one. A lesson asks one at a time. */
  switches = $derived.by(() => (this.update()?.table.lesson ? [] : this.offered.filter((choice) => choice.then.length)));
  #set = $state<string | null>(null);
  switched = $derived(this.switches.find((choice) => choice.action === this.#set) ?? this.switches[0] ?? null);
  choices = $derived.by<Choice[]>(() => (this.offered.length ? this.sense.bestFirst(this.switched?.then ?? this.offered, this.update()?.view) : []));
  /** Choices that the other settings would bring. */
  others = $derived(this.switches.flatMap((each) => (each === this.switched ? [] : each.then)));
  /** Whether a choice can be made: nothing is being told, and none is on its way. */
  open = $derived.by(() => this.choices.length > 0 && this.ready());

  #armed = $state.raw<{ action: string; among: string; asks: boolean } | null>(null);
  #among = $derived(this.choices.map((choice) => choice.action).join());
  /** The action that was shown by a tap or a digit, or is asked about: pressed once more it is done. */
  armed = $derived(this.open && this.#armed?.among === this.#among ? this.#armed.action : null);
  #asks = $derived(this.armed !== null && this.#armed!.asks);
  looked = $derived(this.choices.find((choice) => choice.action === (this.lit ?? this.armed)) ?? null);

  #arranged = $state.raw<string[]>([]);
  /** The digits of the keyboard by the action that each of them shows, and pressed once more does. */
  digits = $derived(numbered(this.choices, this.#arranged, (choice) => this.sense.digit(choice)));

  #asked = 0;

  constructor(
    readonly store: Pick<TableStore, 'act' | 'back' | 'why' | 'seat'>,
    private readonly update: () => Update | null,
    private readonly ready: () => boolean,
    private readonly sense: ChoiceSense,
    readonly wording: Wording,
  ) {}

  /** Choices of a kind: those whose action, after the seat, begins with the word. */
  ofKind(word: string): Choice[] {
    return this.choices.filter((choice) => choice.action.split(' ')[1] === word);
  }

  light(action: string | null): void {
    this.lit = action;
  }

  /** Turns the switch: these answers set up the next question. */
  turn(action: string): void {
    this.#set = action;
    this.disarm();
  }

  /** A mouse points at a choice. On its way to the answer it passes over others: what was asked about stays. */
  hover(action: string | null): void {
    if (!this.#asks) this.light(action);
  }

  /** Shows a choice as a tap does: pressed once it is done. `asks`: a mouse is asked whether it is meant. */
  point(action: string, asks = false): void {
    if (this.switches.some((each) => each.action === action)) return this.turn(action);
    this.#armed = { action, among: this.#among, asks };
    this.lit = null;
  }

  /** Forgets what was shown by a tap, a digit or a question. */
  disarm(): void {
    this.#armed = null;
  }

  /** Digits follow this order, in which the choices are drawn; those left out come after it. */
  arrange(actions: string[]): void {
    this.#arranged = actions;
  }

  /** Something drawn is a choice: pointing at it and its focus show what it brings, pressing it does it (see `press`). */
  choose = (element: HTMLElement | SVGElement, action: string): { update: (action: string) => void; destroy: () => void } =>
    pressable(element, action, {
      light: (lit, each, means) => {
        if (lit && means === 'mouse') this.hover(each || null);
        else if (lit || this.lit === each) this.light(lit ? each || null : null);
      },
      press: (each, means) => this.press(each, means),
    });

  /**
   * First touch shows, second commits. A finger's first tap shows. What has the focus of the keyboard, or of a screen
   * reader, is shown already, and so is what a mouse points at; but a mouse is asked once more before a grave choice.
   */
  press(action: string, means: Means): void {
    if (!this.open || !this.choices.some((choice) => choice.action === action)) return;
    const grave = means === 'mouse' && settings.stored.asks && this.choices.some((choice) => choice.action === action && this.sense.isGrave(choice));
    if (this.armed === action || means === 'keys') this.pick(action);
    else if (means === 'mouse' && !grave) this.#click(action);
    else this.point(action, means === 'mouse');
  }

  /** A mouse chooses what it has shown by pointing; while something else was asked about it has shown nothing yet. */
  #click(action: string): void {
    if (!this.#asks) return this.pick(action);
    this.disarm();
    this.light(action);
  }

  /** A digit was pressed: shows its choice, or does it if a digit or a tap has shown it. The action that is now shown, if any. */
  digit(key: number): string | null {
    const action = [...this.digits].find(([, digit]) => digit === key)?.[0];
    if (!this.open || action === undefined) return null;
    if (this.armed === action) {
      this.pick(action);
      return null;
    }
    this.point(action);
    return action;
  }

  pick(action: string): void {
    if (!this.open || !this.choices.some((choice) => choice.action === action)) return;
    this.lit = null;
    this.#armed = null;
    this.because = null;
    void (this.switched ? this.store.act(this.switched.action, action) : this.store.act(action));
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
