/** Tells a race in order: what happened is shown event by event, then the panels show what has come of it. */

import { distance, type Pose } from '../board/geometry';
import { duration, type Glider } from '../board/glider';
import type { GameEvent, Line, Message, Update } from '../lib/types';
import { poseOf, type GameScene, type Move } from './scene';

/** An event while it is being told, with its row in the log. */
export interface NarratedEvent {
  seq: number;
  event: GameEvent;
  say: Message | null;
}

interface Job {
  lines: readonly Line[];
  update: Update;
}

export interface NarratorSettings {
  speed: () => number; // 0: nothing moves
  hold?: (milliseconds: number) => void; // so that what comes next waits
  wait?: (milliseconds: number) => Promise<void>;
}

const CROWDED = 3; // jobs waiting: from here on everything goes faster

export class Narrator {
  /** The update that the panels show: the newest one of which everything has been told. */
  shown = $state.raw<Update | null>(null);
  /** What is being told. */
  current = $state.raw<NarratedEvent | null>(null);
  /** Poses that the eye should be on. */
  focus = $state.raw<readonly Pose[]>([]);
  busy = $state(false);

  private jobs: Job[] = [];
  private lastSeq = -1;
  private skipping = false;
  private lastWay = new Map<string, string[]>();
  private wake: (() => void) | null = null;

  constructor(
    private readonly scene: GameScene,
    private readonly glider: Glider,
    private readonly settings: NarratorSettings,
  ) {}

  /** Takes a new update and the log up to it. */
  take(update: Update, log: readonly Line[]): void {
    const lines = log.filter((line) => line.seq > this.lastSeq);
    const first = this.shown === null && !this.jobs.length;
    const other = !first && update.seat !== (this.jobs.at(-1)?.update ?? this.shown)?.seat;
    this.lastSeq = Math.max(this.lastSeq, log.at(-1)?.seq ?? -1);
    if (first || other || this.settings.speed() === 0) {
      this.jobs = [];
      this.skip();
      this.remember(lines);
      this.settle(update, first || other || this.settings.speed() === 0);
      return;
    }
    this.jobs.push({ lines, update });
    this.settings.hold?.(this.length(lines));
    if (!this.busy) void this.run();
  }

  /** Goes straight to the newest moment. */
  skip(): void {
    this.skipping = true;
    this.glider.finish();
    this.wake?.();
    if (!this.busy) this.skipping = false;
  }

  private async run(): Promise<void> {
    this.busy = true;
    while (this.jobs.length) {
      const job = this.jobs.shift()!;
      for (const line of job.lines)
        for (const [at, event] of line.events.entries())
          await this.tell({ seq: line.seq, event, say: line.say[at] ?? null });
      this.settle(job.update, this.skipping);
    }
    this.skipping = false;
    this.busy = false;
  }

  private async tell(next: NarratedEvent): Promise<void> {
    const move = this.scene.move(next.event);
    if (move) this.lastWay.set(move.key, move.way);
    const rest = this.rest(next.event);
    if (this.skipping || rest <= 0) return;
    this.current = next;
    if (move) await this.drive(move, rest);
    else await this.pause(rest);
  }

  private async drive(move: Move, milliseconds: number): Promise<void> {
    const team = this.scene.cars(this.shown?.view).find((car) => car.key === move.key)?.team;
    const poses = this.scene.track?.poses(move.way, team) ?? [];
    if (poses.length < 2) return;
    this.focus = [poses[0]!, poses[poses.length >> 1]!, poses.at(-1)!];
    await this.glider.glide(move.key, poses, milliseconds);
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

  /** How long an event is told at the speed that is set. */
  private rest(event: GameEvent): number {
    const speed = this.settings.speed() * (this.jobs.length >= CROWDED ? 3 : 1);
    if (!speed) return 0;
    const move = this.scene.move(event);
    return (move ? duration(move.way.length - 1) : this.scene.rest(event)) / speed;
  }

  private length(lines: readonly Line[]): number {
    return lines.reduce((sum, line) => sum + line.events.reduce((part, event) => part + this.rest(event), 0), 0);
  }

  private remember(lines: readonly Line[]): void {
    for (const line of lines)
      for (const event of line.events) {
        const move = this.scene.move(event);
        if (move) this.lastWay.set(move.key, move.way);
      }
  }

  /** The panels show this update, and every car that is elsewhere goes to its place. */
  private settle(update: Update, atOnce: boolean): void {
    this.shown = update;
    this.current = null;
    for (const car of this.scene.cars(update.view)) {
      const pose = poseOf(this.scene.track, car);
      if (!pose) continue;
      const now = this.glider.pose(car.key);
      if (now && !atOnce && distance(now, pose) > 1) this.bring(car.key, car.space, pose);
      else this.glider.place(car.key, pose);
    }
  }

  /** Brings a car to where it is now although no event told of it: what was taken back is driven backwards. */
  private bring(key: string, space: string | null, pose: Pose): void {
    const way = this.lastWay.get(key);
    const milliseconds = 450 / this.settings.speed();
    if (way && way[0] === space) void this.glider.glide(key, this.scene.track?.poses(way) ?? [], milliseconds, true);
    else void this.glider.glide(key, [pose], milliseconds);
  }
}
