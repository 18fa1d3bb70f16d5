/** The state of a running race on this screen: the display, the decision, and an earlier moment. */

import { Glider } from '../board/glider';
import type { Pose } from '../game/geometry';
import { poseOf, spacesAt, type GameScene, type SceneCar } from '../game/scene';
import { Wording } from '../game/wording.svelte';
import { api } from '../lib/api';
import { localTexts } from '../lib/kept';
import { PACE } from '../lib/pace';
import { settings } from '../lib/settings.svelte';
import type { RaceStore } from '../lib/table.svelte';
import type { Choice, Line, Update } from '../lib/types';
import { carChoicesOf, endsOf, lookAt } from './choices/board-choices';
import { Decision } from './choices/decision.svelte';
import { Outlook } from './choices/outlook.svelte';
import { Coach } from './coach/coach.svelte';
import { litSpaces } from './coach/highlights';
import type { AnyRaceParts, PanelProps } from './parts';
import { LookBack } from './playback/look-back.svelte';
import { Narrator } from './playback/narrator.svelte';
import { hear } from './playback/sounds';
import { mayChoose } from './seats/waiting';

const TEXT_VIEW = 'paddock-texts';
const MOST_AGAIN = 60; // rows being shown again

export class RaceState {
  readonly glider = new Glider();
  readonly narrator: Narrator;
  readonly back: LookBack;
  readonly wording: Wording;
  readonly decision: Decision;
  readonly outlook: Outlook;
  readonly coach: Coach;

  /** Whether the tab is hidden, which stops animations. */
  hidden = $state(document.hidden);
  #wantsText = $state(localTexts.getItem(TEXT_VIEW) === 'yes');
  /** Whether the results cover the board. */
  results = $state(true);
  /** The hovered line of the log, whose place the board shows. */
  pointed = $state.raw<Line | null>(null);
  #taken: Update | null = null;

  #repeating = $state(false);
  pace = $derived.by(() => (this.#repeating ? PACE.normal : this.hidden || this.store.hurrying ? PACE['at-once'] : settings.pace));
  /** Whether the race is shown as text: by choice, or because there is no board. */
  textView = $derived.by(() => this.#wantsText || !this.scene.track);
  /** The present, even while an earlier moment is shown. */
  present = $derived.by(() => (this.past === null ? this.shown : (this.store.update ?? this.shown)));
  /** This seat's view of the earlier moment. */
  then = $derived.by<Update | null>(() => {
    const { seen } = this.back;
    if (!seen || !this.shown || seen.seat !== this.shown.seat) return null;
    return { ...this.shown, view: seen.view, version: seen.version, question: null, choices: [], waits: [], sheet: null, result: null };
  });
  cars = $derived.by(() => this.scene.cars((this.then ?? this.shown)?.view ?? null));
  active = $derived.by(() => (this.shown?.view ? this.scene.active(this.shown.view) : null));
  asked = $derived.by(() => !!this.shown && this.shown.seat !== null && this.shown.waits.includes(this.shown.seat));
  /** Lines already shown on the board, as the log never runs ahead of it. */
  log = $derived.by(() => this.#linesBefore(this.narrator.current?.seq ?? null));
  over = $derived.by(() => !!this.shown?.result);
  /** The latest table, as seat requests do not wait for playback. */
  table = $derived.by(() => this.store.update?.table ?? null);
  /** Whether only bots are left to move. */
  botsAlone = $derived.by(() => {
    const { shown, table } = this;
    return !!shown && table?.stage === 'racing' && !table.seats.some((seat) => mayChoose(seat, shown.view, this.scene));
  });

  /** The others' moves since this seat's last choice. */
  missed = $derived.by<readonly Line[]>(() => {
    const { shown, asked } = this;
    if (!shown || !asked || this.past !== null) return [];
    const lines = this.#linesBefore(null);
    const own = lines.findLastIndex((line) => line.seat === shown.seat && line.events.length > 0);
    const since = lines.slice(Math.max(own + 1, lines.length - MOST_AGAIN));
    return since.some((line) => line.events.some((event) => this.scene.move(event))) ? since : [];
  });

  #offered = $derived.by(() => (this.decision.open && this.past === null ? this.decision.choices : []));
  ends = $derived.by(() => endsOf(this.#offered, this.scene, this.decision));
  /** Spaces reached by choices of another switch setting. */
  elsewhere = $derived.by(() => (this.#offered.length ? this.decision.others.flatMap((choice) => this.scene.end(choice) ?? []) : []));
  carChoices = $derived.by(() => carChoicesOf(this.#offered, this.scene, this.decision));
  #ahead = $derived.by(() => (this.asked ? this.scene.ahead(this.shown?.view) : null));
  /** Spaces highlighted by the coach. */
  marked = $derived.by(() => litSpaces(this.coach.lights, { track: this.scene.track, cars: this.cars, seat: this.shown?.seat ?? null, ahead: this.#ahead ?? [] }));
  /** The poses that the camera follows. */
  focus = $derived.by<readonly Pose[]>(() => {
    if (this.narrator.busy) return this.narrator.focus;
    // A card may move any car, so all are shown, unless a pointer is on the board.
    if (this.decision.open && !this.carChoices.length && !this.active && this.decision.choices.some((choice) => this.isForeseen(choice)))
      return [...this.cars.map((car) => poseOf(this.scene.track, car)), ...this.outlook.ghosts.map((ghost) => ghost.end)].filter((pose) => pose !== null);
    if (this.carChoices.length) return this.cars.map((each) => poseOf(this.scene.track, each)).filter((pose) => pose !== null);
    const car = this.cars.find((each) => each.key === this.active);
    return lookAt(car, this.ends, this.#ahead, this.scene) ?? this.narrator.focus;
  });
  panel = $derived.by<PanelProps<GameScene, unknown> | null>(() => {
    const { scene, decision, then, shown, narrator } = this;
    if (then) return { scene, view: then.view, update: then, decision, log: this.log.filter((line) => line.seq < then.version), narrated: null };
    const { current } = narrator;
    return shown?.view ? { scene, view: shown.view, update: shown, decision, log: this.#linesBefore(current ? current.seq + 1 : null), narrated: current } : null;
  });
  /** The current stage over the board, such as an auction. */
  Stage = $derived.by(() => (this.panel && this.past === null ? (this.parts.stage?.(this.panel) ?? null) : null));

  constructor(
    readonly store: RaceStore,
    readonly scene: GameScene,
    readonly parts: AnyRaceParts,
  ) {
    this.narrator = new Narrator(scene, this.glider, {
      pace: () => this.pace,
      isAwaited: ({ seat, table, view }) => table.seats.some((each) => each.seat === seat && mayChoose(each, view, scene)),
      hold: (on) => store.hold(on),
      ahead: () => store.ahead,
      hear,
    });
    this.back = new LookBack((seat, at) => api.past(store.id, seat, at));
    this.wording = new Wording(() => this.shown?.table.seats ?? [], scene, parts.Picture);
    this.decision = new Decision(
      store,
      // Nothing can be chosen while looking back.
      () => (this.past === null || !this.shown ? this.shown : { ...this.shown, choices: [] }),
      () => !this.narrator.busy && !store.acting && this.shown === store.update,
      scene,
      this.wording,
    );
    this.outlook = new Outlook(scene, { look: (action) => store.look(action), speed: () => settings.pace.speed });
    this.coach = new Coach(store, this.decision, () => this.shown);
  }

  get shown(): Update | null {
    return this.narrator.shown;
  }

  /** The row of the earlier moment; null: the present. */
  get past(): number | null {
    return this.back.seq;
  }

  /** Play the latest update, unless the same player is looking at an earlier moment. */
  takeUpdate(): void {
    const { update } = this.store;
    if (!update || update === this.#taken || (this.past !== null && update.seat === this.#taken?.seat)) return;
    this.#taken = update;
    this.back.end();
    this.decision.because = null;
    this.narrator.take(update, this.store.log);
  }

  /** Go straight to the present, skipping playback. */
  skip = (): void => {
    if (this.past === null) {
      this.store.catchUp();
      if (this.store.update && this.store.update !== this.#taken) this.narrator.take((this.#taken = this.store.update), this.store.log);
    }
    this.narrator.skip();
  };

  /** Request the outlook of the previewed choice, if it has one. */
  watchOutlook(): void {
    const { looked, open } = this.decision;
    this.outlook.watch(open && looked && this.isForeseen(looked) ? looked.action : null, this.shown?.version ?? 0, this.cars);
  }

  isForeseen(choice: Choice): boolean {
    return this.parts.foreseen?.includes(choice.action.split(' ')[1] ?? '') ?? false;
  }

  lookBack = (seq: number): void => {
    if (this.narrator.busy) this.skip();
    void this.back.go(seq, this.shown?.seat ?? null);
    for (const [key, space] of spacesAt(this.cars, this.store.log, seq, (event) => this.scene.move(event))) {
      const pose = space ? this.scene.track?.pose(space) : null;
      if (pose) this.#glide(key, pose);
    }
  };

  /** Show the missed moves again. */
  again = async (): Promise<void> => {
    const { missed, scene } = this;
    if (!missed.length || this.narrator.busy) return;
    for (const [key, space] of spacesAt(this.cars, missed, missed[0]!.seq - 1, (event) => scene.move(event))) {
      const pose = space ? scene.track?.pose(space) : null;
      if (pose) this.glider.place(key, pose);
    }
    this.#repeating = true;
    await this.narrator.again(missed);
    this.#repeating = false;
  };

  lookNow = (): void => {
    this.back.end();
    this.placeCars(this.cars);
  };

  /** Move every car to its displayed place. */
  placeCars(cars: readonly SceneCar[]): void {
    for (const car of cars) {
      const pose = poseOf(this.scene.track, car);
      if (pose && this.glider.pose(car.key)) this.#glide(car.key, pose);
      else if (pose) this.glider.place(car.key, pose);
    }
  }

  /** Ask why the car cannot go to a space. */
  why = (space: string): void => {
    if (!this.shown?.view || !this.asked) return;
    const sentence = this.scene.drive(this.shown.view, space);
    if (sentence) void this.decision.why(sentence);
  };

  showText = (on: boolean): void => {
    this.#wantsText = on;
    localTexts.setItem(TEXT_VIEW, on ? 'yes' : 'no');
  };

  #glide(key: string, pose: Pose): void {
    void this.glider.glide(key, [pose], this.pace.speed ? 300 / this.pace.speed : 0);
  }

  #linesBefore(seq: number | null): Line[] {
    const end = seq ?? this.shown?.version ?? 0;
    return this.store.log.filter((line) => line.seq < end);
  }
}
