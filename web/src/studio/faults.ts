/** Why a drawing is not a circuit yet, and where. */

import type { Point } from '../game/geometry';
import type { Message } from '../lib/types';
import { nearest } from './line';

export interface Fault {
  reason: Message;
  at: Point | null;
}

interface FaultGroup {
  reason: Message;
  /** Its numbers on the drawing. */
  places: number[];
  /** The numbers of the nearest points. */
  points: number[];
}

/** Group the faults that have the same reason. */
export function grouped(faults: readonly Fault[], handles: readonly Point[]): FaultGroup[] {
  const groups = new Map<string, FaultGroup>();
  faults.forEach(({ reason, at }, number) => {
    const key = JSON.stringify(reason);
    const group = groups.get(key) ?? { reason, places: [], points: [] };
    groups.set(key, group);
    if (!at) return;
    group.places.push(number + 1);
    const point = nearest(handles, at) + 1;
    if (!group.points.includes(point)) group.points.push(point);
  });
  return [...groups.values()];
}
