/** Selectable spaces, and moving between them with the arrow keys. */

import type { Point, Pose } from '../game/geometry';

export interface End {
  action: string;
  space: string;
  way: string[];
  tag: string; // a price or a number on it
  tone: 'good' | 'warn' | 'bad';
  label: string; // the choice in words
}

export type Placed = End & { pose: Pose; outline: readonly Point[] | undefined };

const WAYS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Return the end in the direction of an arrow key, else the next one in order; null for other keys. */
export function neighbour<T extends { pose: Pose }>(ends: readonly T[], from: T, key: string): T | null {
  const way = WAYS[key];
  if (!way) return null;
  const ranked = ends
    .filter((other) => other !== from)
    .map((other) => {
      const [dx, dy] = [other.pose[0] - from.pose[0], other.pose[1] - from.pose[1]];
      const ahead = dx * way[0] + dy * way[1];
      return { other, ahead, cost: ahead + 2 * Math.abs(dx * way[1] + dy * way[0]) };
    })
    .filter(({ ahead }) => ahead > 1)
    .sort((a, b) => a.cost - b.cost);
  return ranked[0]?.other ?? ends[(ends.indexOf(from) + 1) % ends.length] ?? null;
}
