/** Cars drawn over the board besides those in the race. */

import type { Pose } from '../game/geometry';
import type { SceneCar } from '../game/scene';

/** A car that has retired, where it did. */
export interface Wreck {
  car: SceneCar;
  pose: Pose;
}

/** A car where it would be, and the ways on which it would get there. */
export interface Ghost extends SceneCar {
  ways: { path: string; step: number }[];
  end: Pose;
}
