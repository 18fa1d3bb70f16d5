/** Headlines over the board (a retired car, a new leader, the finish), and wrecks. */

import type { Wreck } from '../../board/overlays';
import type { Glider } from '../../board/glider';
import type { Pace } from '../../lib/pace';
import type { GameEvent } from '../../lib/types';
import { poseOf, type GameScene, type Moment, type SceneCar } from '../../game/scene';

/** A headline with its car. */
export interface Headline {
  kind: Moment['kind'];
  car: SceneCar;
}

/** The most important first. */
const WEIGHT: readonly Moment['kind'][] = ['out', 'photo', 'finish', 'last-lap', 'lead'];
const SHOWN: Record<Moment['kind'], number> = { out: 2600, photo: 3200, finish: 3200, 'last-lap': 2200, lead: 1800 };
const LEFT = 5000; // milliseconds for which a wreck stays
const READ = 1000; // least milliseconds to notice it, at any pace

export class Drama {
  headline = $state.raw<Headline | null>(null);
  wrecks = $state.raw<readonly Wreck[]>([]);
  private ending: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly scene: GameScene,
    private readonly glider: Pick<Glider, 'pose'>,
  ) {}

  /** Show a headline, unless a more important one is on the screen. */
  show(moment: Moment, view: unknown, pace: Pace): void {
    const car = this.scene.cars(view).find((each) => each.key === moment.car);
    if (!car || (this.headline && weight(this.headline.kind) < weight(moment.kind))) return;
    clearTimeout(this.ending);
    this.headline = { kind: moment.kind, car };
    this.ending = setTimeout(() => (this.headline = null), lasting(SHOWN[moment.kind], pace));
  }

  /** Show a headline when the lead changes or the last lap begins. */
  turn(before: unknown, after: unknown, pace: Pace): void {
    const moment = before && after ? this.scene.turningPoint?.(before, after) : null;
    if (moment) this.show(moment, after, pace);
  }

  /** Leave a retired car in place for a while. */
  leave(key: string, view: unknown, pace: Pace): void {
    const car = this.scene.cars(view).find((each) => each.key === key);
    const pose = this.glider.pose(key) ?? (car && poseOf(this.scene.track, car));
    if (!car || !pose) return;
    const wreck = { car, pose };
    this.wrecks = [...this.wrecks, wreck];
    setTimeout(() => (this.wrecks = this.wrecks.filter((each) => each !== wreck)), lasting(LEFT, pace));
  }

  /** Show the most important of several simultaneous events. */
  mention(events: readonly { event: GameEvent; after: readonly GameEvent[] }[], before: unknown, after: unknown, pace: Pace): void {
    const moments = events.flatMap(({ event, after }) => this.scene.moment?.(event, after, before) ?? []);
    for (const { kind, car } of moments) if (kind === 'out') this.leave(car, before, pace);
    const [first] = [...moments].sort((a, b) => weight(a.kind) - weight(b.kind));
    if (first) this.show(first, before, pace);
    else this.turn(before, after, pace);
  }

  /** Clear wrecks whose cars are on the board again after a take-back. */
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

/** Scale a duration to this pace, long enough to be noticed. */
function lasting(milliseconds: number, { speed }: Pace): number {
  return Math.max(READ, milliseconds / (speed || 1));
}
