/** The paces of playback. Each page has its own: the server waits for none of them. */

export const PACES = ['calm', 'normal', 'brisk', 'at-once'] as const;
export type PaceName = (typeof PACES)[number];

export interface Pace {
  /** Speed factor of animations; 0: none, everything is simply there. */
  speed: number;
  /** Milliseconds at least from one thing that others do to the next. */
  rest: number;
  /** Longest playback from one choice of mine to the next, in milliseconds. */
  most: number;
  /** The same for each other player at the table: few of them take less time. */
  each: number;
}

export const PACE: Record<PaceName, Pace> = {
  calm: { speed: 0.7, rest: 900, most: Infinity, each: Infinity },
  normal: { speed: 1.25, rest: 120, most: 20_000, each: 1_300 },
  brisk: { speed: 4, rest: 0, most: 6_500, each: 700 },
  'at-once': { speed: 0, rest: 0, most: 0, each: 0 },
};
