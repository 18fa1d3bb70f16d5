/** The decision being made: the choices, the one being previewed, and why others are closed. */

import { settings } from '../../lib/settings.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { Choice, Message, Update } from '../../lib/types';
import type { Wording } from '../../game/wording.svelte';
import { numbered, pressable, type Means } from './pressing';
import type { GameScene } from '../../game/scene';

/** The part of a scene about choices. */
export type ChoiceSense = Pick<GameScene, 'bestFirst' | 'digit' | 'isGrave'>;

export class Decision {
  /** The hovered or focused action. */
  lit = $state<string | null>(null);
  /** Why an attempted action is not possible. */
  because = $state.raw<Message | null>(null);
  /** The choices of the question itself. */
  offered = $derived.by(() => this.update()?.choices ?? []);
  /** Answers that only set up the next question, shown as a switch above its choices. */
  switches = $derived(this.offered.filter((choice) => choice.then.length));
  #set = $state<string | null>(null);
  switched = $derived(this.switches.find((choice) => choice.action === this.#set) ?? this.switches[0] ?? null);
  choices = $derived.by<Choice[]>(() => (this.offered.length ? this.sense.bestFirst(this.switched?.then ?? this.offered, this.update()?.view) : []));
  /** Choices of the switch's other settings. */
  others = $derived(this.switches.flatMap((each) => (each === this.switched ? [] : each.then)));
  /** Whether a choice can be made: there is no playback, and no choice in flight. */
  open = $derived.by(() => this.choices.length > 0 && this.ready());

  #armed = $state.raw<{ action: string; among: string; asks: boolean } | null>(null);
  #among = $derived(this.choices.map((choice) => choice.action).join());
  /** The action previewed by a tap or a digit, or awaiting confirmation: another press commits it. */
  armed = $derived(this.open && this.#armed?.among === this.#among ? this.#armed.action : null);
  #asks = $derived(this.armed !== null && this.#armed!.asks);
  looked = $derived(this.choices.find((choice) => choice.action === (this.lit ?? this.armed)) ?? null);

  #arranged = $state.raw<string[]>([]);
  /** The keyboard digits by action: the first press previews, the second commits. */
  digits = $derived(numbered(this.choices, this.#arranged, (choice) => this.sense.digit(choice)));

  #asked = 0;

  constructor(
    readonly store: Pick<TableStore, 'act' | 'back' | 'why' | 'seat'>,
    private readonly update: () => Update | null,
    private readonly ready: () => boolean,
    private readonly sense: ChoiceSense,
    readonly wording: Wording,
  ) {}

  /** Return the choices of a kind: those whose action, after the seat, begins with this word. */
  ofKind(word: string): Choice[] {
    return this.choices.filter((choice) => choice.action.split(' ')[1] === word);
  }

  light(action: string | null): void {
    this.lit = action;
  }

  /** Turn the switch to this answer. */
  turn(action: string): void {
    this.#set = action;
    this.disarm();
  }

  /** Handle hovering. On the way to the answer a mouse passes over other choices, so a pending confirmation stays. */
  hover(action: string | null): void {
    if (!this.#asks) this.light(action);
  }

  /** Preview a choice like a tap: the next press commits it. `asks`: a mouse has to confirm it. */
  point(action: string, asks = false): void {
    if (this.switches.some((each) => each.action === action)) return this.turn(action);
    this.#armed = { action, among: this.#among, asks };
    this.lit = null;
  }

  /** Cancel a preview by tap or digit, or a confirmation. */
  disarm(): void {
    this.#armed = null;
  }

  /** Set the order in which choices are drawn, for the digits; missing ones come last. */
  arrange(actions: string[]): void {
    this.#arranged = actions;
  }

  /** A Svelte action: make an element a choice that previews on hover or focus, and commits on press (see `press`). */
  choose = (element: HTMLElement | SVGElement, action: string): { update: (action: string) => void; destroy: () => void } =>
    pressable(element, action, {
      light: (lit, each, means) => {
        if (lit && means === 'mouse') this.hover(each || null);
        else if (lit || this.lit === each) this.light(lit ? each || null : null);
      },
      press: (each, means) => this.press(each, means),
    });

  /**
   * The first touch previews, the second commits. Keyboard or screen reader focus has already previewed a choice, and
   * so has a hovering mouse; but a mouse has to confirm a grave choice.
   */
  press(action: string, means: Means): void {
    if (!this.open || !this.choices.some((choice) => choice.action === action)) return;
    const grave = means === 'mouse' && settings.stored.asks && this.choices.some((choice) => choice.action === action && this.sense.isGrave(choice));
    if (this.armed === action || means === 'keys') this.pick(action);
    else if (means === 'mouse' && !grave) this.#click(action);
    else this.point(action, means === 'mouse');
  }

  /** A mouse commits what it has previewed by hovering, except while another choice awaits confirmation. */
  #click(action: string): void {
    if (!this.#asks) return this.pick(action);
    this.disarm();
    this.light(action);
  }

  /**
   * Handle a digit: preview its choice, or commit it if already previewed by a digit or tap. Returns the previewed
   * action, if any.
   */
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

  /** Ask why this is not possible; `sentence` is the action without its seat. */
  async why(sentence: string): Promise<void> {
    if (this.store.seat === null) return;
    const asked = ++this.#asked;
    const reason = await this.store.why(`${this.store.seat} ${sentence}`);
    if (asked === this.#asked) this.because = reason;
  }
}
