/** The outlook of the previewed choice, from the server, and its ghost cars. */

import { duration, Glider } from '../../board/glider';
import type { Ghost } from '../../board/overlays';
import { Way, type Pose } from '../../game/geometry';
import type { OutlookStep } from '../../lib/types';
import type { GameScene, SceneCar } from '../../game/scene';

const REST = 140; // milliseconds of previewing before the server is asked, as most choices are only passed over
const HASTE = 1.7; // speed factor against the race

export interface OutlookSettings {
  look: (action: string) => Promise<OutlookStep[] | null>;
  speed: () => number; // 0: nothing moves
}

export class Outlook {
  /** The steps; empty: no choice is previewed, or its preview says it all. */
  steps = $state.raw<OutlookStep[]>([]);
  /** The number of steps shown on the board. */
  told = $state(0);
  ghosts = $state.raw<Ghost[]>([]);
  readonly glider = new Glider();

  #known = new Map<string, OutlookStep[]>();
  #version = -1;
  #wanted = ''; // the current preview; answers for others are too late
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly scene: GameScene,
    private readonly settings: OutlookSettings,
  ) {}

  /** Preview an action (null: none) of the update with this version, with these cars. */
  watch(action: string | null, version: number, cars: readonly SceneCar[]): void {
    if (version !== this.#version) this.#known.clear();
    this.#version = version;
    const wanted = action === null ? '' : `${version} ${action}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    clearTimeout(this.#rest);
    this.#show([], cars);
    if (action === null) return;
    const known = this.#known.get(action);
    if (known) this.#show(known, cars);
    else this.#rest = setTimeout(() => void this.#ask(action, wanted, cars), REST);
  }

  async #ask(action: string, wanted: string, cars: readonly SceneCar[]): Promise<void> {
    const steps = await this.settings.look(action);
    if (!steps || wanted !== this.#wanted) return;
    this.#known.set(action, steps);
    this.#show(steps, cars);
  }

  #show(steps: OutlookStep[], cars: readonly SceneCar[]): void {
    this.glider.finish();
    this.steps = steps;
    this.told = 0;
    this.ghosts = [];
    if (steps.length) void this.#drive(steps, cars);
  }

  /** Drive the cars step by step. */
  async #drive(steps: OutlookStep[], cars: readonly SceneCar[]): Promise<void> {
    for (const [at, step] of steps.entries()) {
      const car = cars.find((each) => each.key === step.car);
      const poses = car ? (this.scene.track?.poses(step.way, car.team) ?? []) : [];
      if (car && poses.length > 1) await this.#driveOne(car, poses, at);
      if (this.steps !== steps) return;
      this.told = at + 1;
    }
  }

  #driveOne(car: SceneCar, poses: Pose[], step: number): Promise<void> {
    const before = this.ghosts.find((ghost) => ghost.key === car.key);
    const ways = [...(before?.ways ?? []), { path: new Way(poses).path, step }];
    const ghost = { ...car, ways, end: poses.at(-1)! };
    this.ghosts = [...this.ghosts.filter((each) => each.key !== car.key), ghost];
    if (!before) this.glider.place(car.key, poses[0]!);
    const speed = this.settings.speed() * HASTE;
    return this.glider.glide(car.key, poses, speed ? duration(poses.length - 1) / speed : 0);
  }
}
