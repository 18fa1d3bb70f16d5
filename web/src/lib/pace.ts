/** The paces at which a race is told. Each page has its own: the server waits for none of them. */

export const PACES = ['calm', 'normal', 'brisk', 'at-once'] as const;
export type PaceName = (typeof PACES)[number];

export interface Pace {
  /** How many times as fast as it is drawn; 0: nothing is told, everything is simply there. */
  speed: number;
  /** Milliseconds at least from one thing that others do to the next. */
  rest: number;
  /** Milliseconds at most that are told from one choice of mine to the next. */
  most: number;
}

export const PACE: Record<PaceName, Pace> = {
  calm: { speed: 0.7, rest: 900, most: Infinity },
  normal: { speed: 1.25, rest: 300, most: 20_000 },
  brisk: { speed: 4, rest: 0, most: 6_500 },
  'at-once': { speed: 0, rest: 0, most: 0 },
};
