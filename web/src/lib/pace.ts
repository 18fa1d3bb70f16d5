/** The paces of playback. Each page has its own, and the server never waits for it. */

export const PACES = ['calm', 'normal', 'brisk', 'at-once'] as const;
export type PaceName = (typeof PACES)[number];

export interface Pace {
  /** Speed factor of animations; 0: no animation. */
  speed: number;
  /** Least milliseconds between two events by others. */
  rest: number;
  /** Longest playback between two of my choices, in milliseconds. */
  most: number;
  /** The same for each other player, so that fewer players take less time. */
  each: number;
}

export const PACE: Record<PaceName, Pace> = {
  calm: { speed: 0.7, rest: 900, most: Infinity, each: Infinity },
  normal: { speed: 1.25, rest: 120, most: 20_000, each: 1_300 },
  brisk: { speed: 4, rest: 0, most: 6_500, each: 700 },
  'at-once': { speed: 0, rest: 0, most: 0, each: 0 },
};
