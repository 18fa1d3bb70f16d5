/** What is shown large over the board for a moment: a car that is out, a new leader, the finish; and wrecks. */

import type { Wreck } from '../../board/overlays';
import type { Glider } from '../../board/glider';
import type { Pace } from '../../lib/pace';
import type { GameEvent } from '../../lib/types';
import { poseOf, type GameScene, type Moment, type SceneCar } from '../../game/scene';

/** A moment with the car that it is about. */
export interface Headline {
  kind: Moment['kind'];
  car: SceneCar;
}

/** The weightiest first. */
const WEIGHT: readonly Moment['kind'][] = ['out', 'photo', 'finish', 'last-lap', 'lead'];
const SHOWN: Record<Moment['kind'], number> = { out: 2600, photo: 3200, finish: 3200, 'last-lap': 2200, lead: 1800 };
const LEFT = 5000; // milliseconds that a wreck lies there
const READ = 1000; // milliseconds that anybody needs to see it, at any pace

export class Drama {
  headline = $state.raw<Headline | null>(null);
  wrecks = $state.raw<readonly Wreck[]>([]);
  private ending: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly scene: GameScene,
    private readonly glider: Pick<Glider, 'pose'>,
  ) {}

  /** Shows a moment, unless a weightier one is on the screen. */
  show(moment: Moment, view: unknown, pace: Pace): void {
    const car = this.scene.cars(view).find((each) => each.key === moment.car);
    if (!car || (this.headline && weight(this.headline.kind) < weight(moment.kind))) return;
    clearTimeout(this.ending);
    this.headline = { kind: moment.kind, car };
    this.ending = setTimeout(() => (this.headline = null), lasting(SHOWN[moment.kind], pace));
  }

  /** Shows a headline when the lead changes or the last lap begins. */
  turn(before: unknown, after: unknown, pace: Pace): void {
    const moment = before && after ? this.scene.turningPoint?.(before, after) : null;
    if (moment) this.show(moment, after, pace);
  }

  /** A car stays for a moment where it has gone out. */
  leave(key: string, view: unknown, pace: Pace): void {
    const car = this.scene.cars(view).find((each) => each.key === key);
    const pose = this.glider.pose(key) ?? (car && poseOf(this.scene.track, car));
    if (!car || !pose) return;
    const wreck = { car, pose };
    this.wrecks = [...this.wrecks, wreck];
    setTimeout(() => (this.wrecks = this.wrecks.filter((each) => each !== wreck)), lasting(LEFT, pace));
  }

  /** The weightiest of several things that have happened at once. */
  mention(events: readonly { event: GameEvent; after: readonly GameEvent[] }[], before: unknown, after: unknown, pace: Pace): void {
    const moments = events.flatMap(({ event, after }) => this.scene.moment?.(event, after, before) ?? []);
    for (const { kind, car } of moments) if (kind === 'out') this.leave(car, before, pace);
    const [first] = [...moments].sort((a, b) => weight(a.kind) - weight(b.kind));
    if (first) this.show(first, before, pace);
    else this.turn(before, after, pace);
  }

  /** A wreck whose car is on the board after all is cleared away: it was taken back. */
  clearAway(cars: readonly SceneCar[]): void {
    const back = (wreck: Wreck) => cars.some((car) => car.key === wreck.car.key && car.space !== null && !car.out);
    if (this.wrecks.some(back)) this.clear();
  }

  clear(): void {
    clearTimeout(this.ending);
    this.headline = null;
    this.wrecks = [];
  }
}

function weight(kind: Moment['kind']): number {
  return WEIGHT.indexOf(kind);
}

/** Milliseconds at this pace; long enough to be seen at any. */
function lasting(milliseconds: number, { speed }: Pace): number {
  return Math.max(READ, milliseconds / (speed || 1));
}
