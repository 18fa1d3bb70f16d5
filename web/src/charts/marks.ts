/** The scale beside a chart: chances to win in percent, or, alone, the result. */

import { figure } from './figures';

export const SHARES: readonly number[] = [0, 25, 50, 75, 100];

/** Marks around these results, with room above and below. */
export function marksOf(results: readonly number[]): number[] {
  const [low, high] = [Math.floor(Math.min(...results) - 0.5), Math.ceil(Math.max(...results) + 0.5)];
  return [low, (low + high) / 2, high];
}

export function markLabel(mark: number, alone: boolean): string {
  return alone ? figure(mark, { unit: 1, digits: mark % 1 ? 1 : 0 }) : `${mark}\u00a0%`;
}
