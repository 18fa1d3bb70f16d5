/** Plays back a race in order: event by event, then the panels show the outcome. */

import { distance, type Pose } from '../../game/geometry';
import { duration, slowEnd, type Glider } from '../../board/glider';
import type { Pace } from '../../lib/pace';
import type { GameEvent, Line, Message, Update } from '../../lib/types';
import { Drama } from './drama.svelte';
import { poseOf, type GameScene, type Move, type Sound } from '../../game/scene';

/** An event in playback, with its row in the log and the later events of the row. */
export interface NarratedEvent {
  seq: number;
  event: GameEvent;
  say: Message | null;
  after: readonly GameEvent[];
}

export interface NarratorSettings {
  pace: () => Pace;
  /** Whether this seat will be asked again, which limits the length of playback. */
  isAwaited?: (update: Update) => boolean;
  /** Hold back further updates. */
  hold?: (on: boolean) => void;
  /** The log lines of held updates. */
  ahead?: () => readonly Line[];
  /** Play the sound of an event with this duration. */
  hear?: (sound: Sound, milliseconds: number) => void;
  wait?: (milliseconds: number) => Promise<void>;
}

const LARGEST_SHARE = 1 / 4; // largest share of the remaining time for one event
const QUICK = 0.5; // duration factor of others' ordinary moves
const SLOW = 2.2; // duration factor of the deciding move

export class Narrator {
  /** The update shown by the panels: the latest one with finished playback. */
  shown = $state.raw<Update | null>(null);
  /** The event in playback. */
  current = $state.raw<NarratedEvent | null>(null);
  /** Poses for the camera. */
  focus = $state.raw<readonly Pose[]>([]);
  busy = $state(false);
  readonly drama: Drama;

  private queue: (NarratedEvent | Update)[] = [];
  private spent = 0; // milliseconds of playback since the player's last choice
  private lastSeq = -1;
  private skipping = false;
  private lastWay = new Map<string, string[]>();
  private wake: (() => void) | null = null;

  constructor(
    private readonly scene: GameScene,
    private readonly glider: Glider,
    private readonly settings: NarratorSettings,
  ) {
    this.drama = new Drama(scene, glider);
  }

  /** Take a new update and the log up to it. */
  take(update: Update, log: readonly Line[]): void {
    const lines = log.filter((line) => line.seq > this.lastSeq);
    const last = this.queue.at(-1) ?? this.shown;
    const first = last === null;
    const other = !first && 'seat' in last && update.seat !== last.seat;
    this.lastSeq = Math.max(this.lastSeq, log.at(-1)?.seq ?? -1);
    if (first || other || this.settings.pace().speed === 0) {
      this.queue = [];
      this.skip();
      this.remember(lines);
      if (first || other || this.settings.pace().most === 0) this.drama.clear();
      else this.mention(lines, update);
      this.settle(update, true);
      return;
    }
    this.queue.push(...lines.flatMap(eventsOf), update);
    if (!this.busy) void this.run();
  }

  /** Go straight to the latest moment. */
  skip(): void {
    this.skipping = true;
    this.glider.finish();
    this.wake?.();
    if (!this.busy) this.skipping = false;
  }

  /** Replay these lines, up to the shown update. */
  async again(lines: readonly Line[]): Promise<void> {
    if (this.busy || !this.shown) return;
    this.spent = 0;
    this.queue.push(...lines.flatMap(eventsOf), this.shown);
    await this.run();
  }

  private async run(): Promise<void> {
    this.busy = true;
    this.settings.hold?.(true);
    while (this.queue.length) {
      const next = this.queue.shift()!;
      if ('event' in next) await this.tell(next);
      else {
        if (!this.skipping) this.drama.turn(this.shown?.view, next.view, this.settings.pace());
        this.settle(next, this.skipping);
      }
    }
    this.skipping = false;
    this.busy = false;
    this.settings.hold?.(false);
  }

  private async tell(next: NarratedEvent): Promise<void> {
    const move = this.scene.move(next.event);
    if (move) this.lastWay.set(move.key, move.way);
    const view = this.shown?.view ?? null;
    const moment = (view && this.scene.moment?.(next.event, next.after, view)) || null;
    const decides = moment?.kind === 'photo' || moment?.kind === 'finish';
    const rest = this.skipping ? 0 : this.rest(next, decides ? SLOW : 1);
    if (rest <= 0) return;
    this.spent += rest;
    this.current = next;
    const sound = view && this.scene.sound?.(next.event, view);
    if (sound) this.settings.hear?.(sound, rest);
    if (moment && !decides) this.drama.show(moment, view, this.settings.pace());
    if (moment?.kind === 'out') await this.glider.spin(moment.car, rest);
    else if (move) await this.drive(move, rest, decides);
    else await this.pause(rest);
    if (moment && decides && !this.skipping) this.drama.show(moment, view, this.settings.pace());
    if (moment?.kind === 'out') this.drama.leave(moment.car, view, this.settings.pace());
  }

  /** Without motion, still show the most important event, with its sound. */
  private mention(lines: readonly Line[], update: Update): void {
    const view = this.shown?.view ?? null;
    if (!view) return;
    const events = lines.flatMap(eventsOf);
    this.drama.mention(events, view, update.view, this.settings.pace());
    const sound = events.map(({ event }) => this.scene.sound?.(event, view)).findLast(Boolean);
    if (sound) this.settings.hear?.(sound, 500);
  }

  private async drive(move: Move, milliseconds: number, decides: boolean): Promise<void> {
    const team = this.scene.cars(this.shown?.view).find((car) => car.key === move.key)?.team;
    const poses = this.scene.track?.poses(move.way, team) ?? [];
    if (poses.length < 2) return;
    this.focus = decides ? poses.slice(-3) : [poses[0]!, poses[poses.length >> 1]!, poses.at(-1)!];
    await this.glider.glide(move.key, poses, milliseconds, false, decides ? slowEnd : undefined);
  }

  private pause(milliseconds: number): Promise<void> {
    if (this.settings.wait) return this.settings.wait(milliseconds);
    return new Promise((done) => {
      const timer = setTimeout(() => {
        this.wake = null;
        done();
      }, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        done();
      };
    });
  }

  /** Return how long an event is shown at this pace, or less if the remaining playback would take too long. */
  private rest(next: NarratedEvent, slower: number): number {
    const pace = this.settings.pace();
    const natural = this.natural(next, this.isTurningPoint(next.event)) * slower;
    const newest = this.queue.at(-1) as Update; // every row ends with its outcome
    const most = Math.min(pace.most, pace.each * Math.max(1, (newest.table?.seats?.length ?? Infinity) - 1));
    if (!natural || !Number.isFinite(most) || newest.result || !this.settings.isAwaited?.(newest)) return natural;
    const left = Math.max(0, most - this.spent);
    const due = this.queue.filter((each) => 'event' in each);
    const ahead = (this.settings.ahead?.() ?? []).flatMap(eventsOf);
    const total = [...due, ...ahead].reduce((sum, each) => sum + this.natural(each), natural);
    return Math.min(natural, (natural * left) / total, left * LARGEST_SHARE);
  }

  private natural({ event, after }: NarratedEvent, decisive = false): number {
    const { speed, each } = this.settings.pace();
    if (!speed) return 0;
    const move = this.scene.move(event);
    const full = move ? duration(move.way.length - 1) : this.scene.rest(event);
    const quick = Number.isFinite(each) && move && !decisive && !this.isOwn(move.key) && !this.scene.isNotable?.(event, after);
    return (full * (quick ? QUICK : 1)) / speed;
  }

  /** Whether this move leads to the next update's headline, such as a new leader. */
  private isTurningPoint(event: GameEvent): boolean {
    const next = this.queue.find((each) => !('event' in each)) as Update | undefined;
    const [before, after] = [this.shown?.view, next?.view];
    const moment = before && after ? this.scene.turningPoint?.(before, after) : null;
    return !!moment && moment.car === this.scene.move(event)?.key;
  }

  private isOwn(key: string): boolean {
    const seat = this.shown?.seat ?? null;
    return seat !== null && this.scene.cars(this.shown?.view ?? null).some((car) => car.key === key && car.owner === seat);
  }

  private remember(lines: readonly Line[]): void {
    for (const line of lines)
      for (const event of line.events) {
        const move = this.scene.move(event);
        if (move) this.lastWay.set(move.key, move.way);
      }
  }

  /** Show this update in the panels, and move all cars to their places. */
  private settle(update: Update, atOnce: boolean): void {
    this.shown = update;
    this.current = null;
    if (update.seat !== null && update.waits.includes(update.seat)) this.spent = 0;
    const cars = this.scene.cars(update.view);
    this.drama.clearAway(cars);
    for (const car of cars) {
      const pose = poseOf(this.scene.track, car);
      if (!pose) continue;
      const now = this.glider.pose(car.key);
      if (now && !atOnce && distance(now, pose) > 1) this.bring(car.key, car.space, pose);
      else this.glider.place(car.key, pose);
    }
  }

  /** Move a car without an event to its current place, backwards after a take-back. */
  private bring(key: string, space: string | null, pose: Pose): void {
    const way = this.lastWay.get(key);
    const { speed } = this.settings.pace();
    const milliseconds = speed ? 450 / speed : 0;
    if (way && way[0] === space) void this.glider.glide(key, this.scene.track?.poses(way) ?? [], milliseconds, true);
    else void this.glider.glide(key, [pose], milliseconds);
  }
}

function eventsOf({ seq, events, say }: Line): NarratedEvent[] {
  return events.map((event, at) => ({ seq, event, say: say[at] ?? null, after: events.slice(at + 1) }));
}
