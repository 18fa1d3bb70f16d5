/** Cars drawn over the board besides those in the race. */

import type { Pose } from '../game/geometry';
import type { SceneCar } from '../game/scene';

/** A car that has retired, at its place. */
export interface Wreck {
  car: SceneCar;
  pose: Pose;
}

/** A car at its possible place, with the ways there. */
export interface Ghost extends SceneCar {
  ways: { path: string; step: number }[];
  end: Pose;
}
